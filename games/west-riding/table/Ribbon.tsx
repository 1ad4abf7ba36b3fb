/** Mills and chimneys under a brown sky: the ribbon of the title, after its poster. */
const MILLS = [
  { x: 238, wide: 66, high: 26, windows: 6, wall: '#33241a' },
  { x: 312, wide: 34, high: 20, windows: 3, wall: '#3e2c20' },
  { x: 352, wide: 58, high: 30, windows: 5, wall: '#33241a' },
] as const
const CHIMNEYS = [
  [252, 8, 7],
  [290, 16, 6],
  [330, 4, 8],
  [366, 12, 6],
  [390, 6, 7],
] as const

export function Ribbon() {
  return (
    <svg viewBox="0 0 400 64" preserveAspectRatio="xMaxYMid slice" aria-hidden="true">
      <rect width="400" height="64" fill="#d59a48" />
      <path d="M0 0H400V16Q300 28 200 20T0 26Z" fill="#b97f3c" />
      <path d="M0 34Q100 26 220 33T400 28V64H0Z" fill="#e7b65a" />
      <path d="M0 50Q60 36 128 42Q190 34 262 40Q330 35 400 44V64H0Z" fill="#9a713f" />
      <path d="M0 57Q90 48 170 53T320 51T400 54V64H0Z" fill="#6f5436" />
      {CHIMNEYS.map(([x, y, wide]) => (
        <g key={x}>
          <g fill="#6c6152" fillOpacity="0.62">
            <circle cx={x + wide / 2 + 3} cy={y - 5} r="4" />
            <circle cx={x + wide / 2 + 11} cy={y - 9} r="5.5" />
            <circle cx={x + wide / 2 + 22} cy={y - 12} r="6.5" />
          </g>
          <path d={`M${x} 64L${x + 1} ${y}h${wide - 2}L${x + wide} 64z`} fill="#2c1f17" />
          <path d={`M${x - 1} ${y}h${wide + 2}v4h-${wide + 2}z`} fill="#1e1510" />
        </g>
      ))}
      {MILLS.map(({ x, wide, high, windows, wall }) => (
        <g key={x}>
          <path d={`M${x} 64V${64 - high}h${wide}V64z`} fill={wall} />
          <path d={`M${x - 2} ${64 - high}h${wide + 4}l-4-5H${x + 2}z`} fill="#1e1510" />
          {Array.from({ length: windows * 2 }, (_, place) => [place % windows, Math.floor(place / windows)] as const).map(
            ([column, row]) => (
              <path
                key={`${column} ${row}`}
                d={`M${x + 5 + column * 10.4} ${64 - high + 12 + row * 10}v-5h5v5z`}
                fill={(column * 3 + row * 2 + windows) % 4 === 0 ? '#6b5334' : '#f6d98a'}
              />
            ),
          )}
        </g>
      ))}
    </svg>
  )
}
