import type { ReactNode } from 'react'

const PAPER = '#f6ecd4'

/**
 * A poster's sheet: margin, picture, title below. Pictures are drawn by us in flat lithographer's inks, in a box 400 wide and 470
 * high; the same sheet hangs by day and by night.
 */
export function Sheet({ id, title, over, ink, children }: { id: string; title: string; over: string; ink: string; children: ReactNode }) {
  return (
    <svg
      viewBox="0 0 400 600"
      lang="en"
      role="img"
      aria-label={`${over} ${title}`}
      style={{ display: 'block', width: '100%', height: 'auto' }}
    >
      <defs>
        <clipPath id={`${id}-picture`}>
          <rect x="18" y="18" width="364" height="452" />
        </clipPath>
      </defs>
      <rect width="400" height="600" fill={PAPER} />
      <g clipPath={`url(#${id}-picture)`}>{children}</g>
      <rect x="18" y="18" width="364" height="452" fill="none" stroke={ink} strokeWidth="2.5" />
      <text x="200" y="514" textAnchor="middle" fontSize="26" fontFamily="var(--sans)" fontWeight="600" letterSpacing="2.2" fill={ink}>
        {over}
      </text>
      <text
        x="200"
        y="566"
        textAnchor="middle"
        fontSize={title.length > 11 ? 45 : 50}
        fontFamily="var(--serif)"
        fontWeight="900"
        letterSpacing="-0.8"
        fill={ink}
      >
        {title}
      </text>
    </svg>
  )
}

export function Wheel({ x, y, r, fill = '#1c1a1a', rim = '#c9b48a' }: { x: number; y: number; r: number; fill?: string; rim?: string }) {
  return (
    <g>
      <circle cx={x} cy={y} r={r} fill={fill} />
      <circle cx={x} cy={y} r={r * 0.72} fill="none" stroke={rim} strokeWidth={Math.max(0.8, r * 0.12)} />
      <circle cx={x} cy={y} r={r * 0.22} fill={rim} />
    </g>
  )
}

/** Puffs along a curve, small at the chimney and large in the wind. */
export function Smoke({
  x,
  y,
  puffs,
  fill,
  opacity = 1,
}: {
  x: number
  y: number
  puffs: readonly (readonly [number, number, number])[]
  fill: string
  opacity?: number
}) {
  return (
    <g fill={fill} opacity={opacity}>
      {puffs.map(([dx, dy, r]) => (
        <ellipse key={`${dx} ${dy}`} cx={x + dx} cy={y + dy} rx={r * 1.25} ry={r} />
      ))}
    </g>
  )
}
