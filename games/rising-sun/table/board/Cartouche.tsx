/** What is printed round the land: paper, title, key to the prices. */
import { classes, hexagon } from '@branchline/design'
import printed from '@branchline/design/printed.module.css'
import { memo } from 'react'
import { CITY_POINTS } from '../../rules/scoring.ts'
import type { Words } from '../messages/index.ts'
import { KEY, type Layout, type Sheet } from '../sheet.ts'
import styles from './board.module.css'
import { decorative, peak, Star, Station, tree, tuft } from './glyphs.tsx'

export const Paper = memo(function Paper({ layout }: { layout: Layout }) {
  const { width, height } = layout
  return (
    <g {...decorative}>
      <rect width={width} height={height} className={printed.paper} />
      <rect x="9" y="9" width={width - 18} height={height - 18} className={printed.frame} strokeWidth="3.500" />
      <rect x="16" y="16" width={width - 32} height={height - 32} className={printed.frame} strokeWidth="1.100" />
    </g>
  )
})

export const Title = memo(function Title({ sheet, layout, t }: { sheet: Sheet; layout: Layout; t: Words }) {
  const { name, published, stations, rails } = sheet.board.sheet
  const size = Math.min(62, 290 / (0.62 * name.length))
  const { x, y } = layout.title
  return (
    <g {...decorative} className={printed.title} transform={`translate(${x} ${y})`}>
      <circle cy="-22" r="50" className={styles.sun} />
      <path d="M-138 0h276M-138 12h276" className={styles.sunLine} />
      <text y={-8} fontSize={size} className={styles.name}>
        {name}
      </text>
      <text y="42" className={styles.subtitle}>
        {t.boardSubtitle}
      </text>
      <text y="66" className={styles.imprint}>
        {published ? t.boardPublished : t.boardOurs}
      </text>
      <text y="88" className={styles.imprint}>
        {t.boardCounts({ rails, stations })}
      </text>
    </g>
  )
})

export const Key = memo(function Key({ x, y, t }: { x: number; y: number; t: Words }) {
  const lines = [
    { sign: 'field', name: t.kinds.field, price: '$0' },
    { sign: 'river', name: t.kinds.river, price: '$1' },
    { sign: 'mountain', name: t.kinds.mountain, price: '$2' },
    { sign: 'city', name: t.kinds.city, price: t.cityPrice },
    { sign: 'remote', name: t.kinds.remote, price: t.remotePrice },
  ] as const
  return (
    <g {...decorative} transform={`translate(${x} ${y})`} className={styles.key}>
      <rect {...KEY} rx="6" className={printed.box} />
      <text x="18" y="31" className={styles.keyHead}>
        {t.keyPrices}
      </text>
      {lines.map(({ sign, name, price }, line) => (
        <g key={sign} transform={`translate(34 ${64 + line * 40})`}>
          <Swatch sign={sign} />
          <text x="28" y="6">
            {name}
          </text>
          <text x="236" y="6" className={styles.keyPrice}>
            {price}
          </text>
        </g>
      ))}
      <text x="18" y="268" className={styles.keySmall}>
        {t.keyCompany}
      </text>
      <g transform="translate(0 270)">
        <text x="18" y="31" className={styles.keyHead}>
          {t.keyPoints}
        </text>
        {CITY_POINTS.map((points, built) => (
          <g key={points} transform={`translate(${46 + built * 64} 66)`}>
            {Array.from({ length: Math.max(1, built) }, (_, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: places in a row
              <Station key={place} x={(place - (Math.max(1, built) - 1) / 2) * 15} y={0} built={built > 0} scale={0.78} />
            ))}
            <text y="36" className={styles.keyFigure}>
              {points}
            </text>
          </g>
        ))}
        <path d="M18 134h40" className={styles.barrierCase} />
        <path d="M18 134h40" className={styles.barrier} />
        <path d="M18 134h40" className={styles.barrierStripes} />
        <text x="70" y="140">
          {t.keyBarrier}
        </text>
      </g>
    </g>
  )
})

function Swatch({ sign }: { sign: 'field' | 'river' | 'mountain' | 'city' | 'remote' }) {
  const outline = hexagon({ x: 0, y: 0 }, 17)
  if (sign === 'field') {
    const [crown, stem] = tree(-6, 1, 0.8)
    return (
      <>
        <path d={outline} className={styles.land} />
        <path d={crown} className={printed.crowns} />
        <path d={stem} className={printed.stems} />
        <path d={tuft(5, 7)} className={styles.paddies} />
        <path d={outline} className={styles.grid} />
      </>
    )
  }
  if (sign === 'river')
    return (
      <>
        <path d={outline} className={styles.valeSolid} />
        <path d="M-13-6Q-4-10 0 0T13 6" className={printed.river} strokeWidth="5" />
        <path d={outline} className={styles.grid} />
      </>
    )
  if (sign === 'mountain') {
    const [lit, shadow, snow] = peak(0, 9, 12, 20)
    return (
      <>
        <path d={outline} className={styles.range} />
        <path d={lit} className={printed.peakLit} strokeWidth="0.8" />
        <path d={shadow} className={printed.peakShadow} />
        <path d={snow} className={styles.snow} />
        <path d={outline} className={styles.grid} />
      </>
    )
  }
  if (sign === 'city')
    return (
      <>
        <path d={outline} className={styles.city} />
        <Station x={0} y={1} built={false} scale={0.8} />
      </>
    )
  return (
    <>
      <path d={outline} className={styles.remote} />
      <Star x={0} y={0} value="n" scale={0.58} />
    </>
  )
}

/** The key by itself, where the board leaves it out. */
export function KeyPicture({ t }: { t: Words }) {
  return (
    <svg
      viewBox={`-2 -2 ${KEY.width + 4} ${KEY.height + 4}`}
      className={classes(printed.sheet, styles.board)}
      width="286"
      role="img"
      aria-label={t.key}
    >
      <Key x={0} y={0} t={t} />
    </svg>
  )
}
