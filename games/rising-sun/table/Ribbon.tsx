/** The head of the table in the spirit of the poster: a sun over the mountain, and the line at its foot. */
export function Ribbon() {
  return (
    <svg viewBox="0 0 400 64" width="400" height="64" preserveAspectRatio="xMaxYMid slice" aria-hidden="true">
      <rect width="400" height="64" fill="#f3d6b0" />
      <path d="M0 26Q90 18 190 24T400 16V64H0Z" fill="#efc79b" opacity="0.55" />
      <circle cx="352" cy="18" r="20" fill="#c8321f" />
      <path d="M334 20h26M344 27h40" stroke="#f8e6cb" strokeWidth="3.2" strokeLinecap="round" />
      <path d="M196 58Q246 44 270 14Q276 6 286 8Q294 2 302 10Q322 46 372 58Z" fill="#2d4f86" />
      <path d="M270 14Q276 6 286 8Q294 2 302 10L311 25L304 22L298 30L290 21L283 31L277 22L266 27Q268 18 270 14Z" fill="#fdf6e6" />
      <path d="M150 60Q200 50 250 56T400 50V64H150Z" fill="#3f6f63" opacity="0.7" />
      <rect y="57" width="400" height="7" fill="#2f6352" />
      <path d="M0 60.500H400" stroke="#f3d6b0" strokeWidth="1.6" strokeDasharray="9 6" opacity="0.7" />
    </svg>
  )
}
