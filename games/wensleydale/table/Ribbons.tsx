/** The ribbons of the two titles, in the spirit of their posters: 400 by 64, quiet at the left where the name stands. */

/** The last train on the viaduct at dusk. */
export function WensleydaleRibbon() {
  return (
    <svg viewBox="0 0 400 64" width="100%" height="100%" preserveAspectRatio="xMaxYMid slice" aria-hidden="true">
      <rect width="400" height="64" fill="#2b5163" />
      <path d="M0 22Q110 12 210 20T400 14V64H0Z" fill="#4f7076" />
      <path d="M0 36Q130 26 240 35T400 28V64H0Z" fill="#c99a6b" />
      <path d="M0 44Q60 32 120 42T250 40T330 36L400 44V64H0Z" fill="#34525a" />
      <circle cx="378" cy="13" r="7" fill="#f6e7bd" />
      <circle cx="375" cy="11" r="6.400" fill="#2b5163" />
      <g fill="#f4dcb8" opacity=".95">
        <circle cx="284" cy="33" r="3" />
        <circle cx="276" cy="30" r="4.500" />
        <circle cx="265" cy="27" r="6" />
        <circle cx="250" cy="25" r="7" />
        <circle cx="233" cy="25" r="5.500" />
      </g>
      <g fill="#12252d">
        <path d="M296 45V37h32v8zM331 45V37h32v8zM366 45V37h34v8z" />
        <path d="M276 45v-7h9v-5h4v5h4v7zM281 38v-6h3v6z" />
      </g>
      <g fill="#ffd978">
        {[300, 307, 314, 321, 335, 342, 349, 356, 370, 377, 384, 391].map((x) => (
          <rect key={x} x={x} y="39" width="4" height="4" />
        ))}
      </g>
      <path
        fill="#172f38"
        fillRule="evenodd"
        d={`M210 46H400V64H210Z${[216, 239, 262, 285, 308, 331, 354, 377].map((x) => `M${x} 64V57a8 8 0 0 1 16 0V64Z`).join('')}`}
      />
      <path d="M210 46H400" stroke="#e9b978" strokeWidth="1.2" />
    </svg>
  )
}

/** The castle above the roofs. */
export function NurembergRibbon() {
  return (
    <svg viewBox="0 0 400 64" width="100%" height="100%" preserveAspectRatio="xMaxYMid slice" aria-hidden="true">
      <rect width="400" height="64" fill="#3d6f6a" />
      <path d="M0 0H400V20Q330 30 250 22T90 26T0 20Z" fill="#2f5c59" />
      <path d="M130 64Q190 40 240 38L262 32H338L360 40L400 48V64Z" fill="#a56a4c" />
      <g fill="#c88e62">
        <path d="M262 46V24h30v22zM298 46V29h36v17zM246 48V18h14v30zM340 48V22h11v26z" />
      </g>
      <g fill="#8b3325">
        <path d="M258 25l19-12l19 12zM295 30l21-11l21 11zM243 19l10-16l10 16zM337 23l8.500-15l8.500 15z" />
        <path d="M150 52l12-11l12 11zM184 54l12-11l12 11zM216 51l11-10l11 10zM366 52l11-10l11 10z" />
      </g>
      <g fill="#f6d98a">
        {[268, 277, 286, 303, 312, 321].map((x) => (
          <rect key={x} x={x} y="36" width="4" height="6" />
        ))}
      </g>
      <path d="M0 58H400V64H0Z" fill="#5a3326" />
      <path d="M130 58V54H400V58Z" fill="#c7a57c" />
    </svg>
  )
}
