import { classes } from '@branchline/design'
import { type CSSProperties, Fragment, memo } from 'react'
import type { Words } from '../messages/index.ts'
import type { AreaShape, Ground, LinkShape, Point, Sheet } from '../sheet.ts'
import { curve, goodsOf, LEADING, line, offset, soften } from '../sheet.ts'
import styles from './Board.module.css'
import { circle, GoodsMarks, HopCone, Horn, square, TownSigns } from './glyphs.tsx'
import { Patterns } from './Patterns.tsx'
import { RIVER_NAMES } from './riverNames.ts'

/**
 * All that is printed and never changes: ground, rivers, borders, walls, hedges, arrows, beds for links. Drawn once for each board. What looks alike
 * is one path: of a thousand and a half the browser would keep a place and a style for each.
 */
export const PrintedBoard = memo(function PrintedBoard({ sheet, id }: { sheet: Sheet; id: string }) {
  const { inner } = sheet
  const outlines = new Map<Ground, string>()
  for (const { ground, outline } of sheet.areas) outlines.set(ground, (outlines.get(ground) ?? '') + outline)
  return (
    <g className={styles.printed}>
      <Patterns id={id} />
      <rect x={-sheet.margin[0]} y={-sheet.margin[1]} width={sheet.width} height={sheet.height} fill="var(--sheet)" data-paper />
      <rect width={inner.width} height={inner.height} fill="var(--beyond)" />
      <clipPath id={`${id}-frame`}>
        <rect width={inner.width} height={inner.height} />
      </clipPath>
      <g clipPath={`url(#${id}-frame)`}>
        {sheet.board.map === 'wensleydale' ? <path d={[...outlines.values()].join('')} className={styles.coast} /> : null}
        {Array.from(outlines, ([ground, outline]) => (
          <Fragment key={ground}>
            <path d={outline} fill={`var(--${ground})`} />
            <path d={outline} fill={`url(#${id}-${ground})`} />
          </Fragment>
        ))}
        <EdgeTones hills={outlines.get('hill')} cities={outlines.get('large')} id={`${id}-edge`} />
        {sheet.board.map === 'wensleydale' ? <Becks sheet={sheet} /> : null}
        <Borders sheet={sheet} />
        {sheet.board.map === 'nuremberg' ? <Rivers sheet={sheet} /> : null}
      </g>
      <rect width={inner.width} height={inner.height} className={styles.frame} />
    </g>
  )
})

/** Hills darken towards their edge, large cities carry a wall. */
function EdgeTones({ hills, cities, id }: { hills: string | undefined; cities: string | undefined; id: string }) {
  const outline = hills ?? cities
  if (outline === undefined) return null
  return (
    <g fill="none" strokeLinejoin="round">
      <clipPath id={id}>
        <path d={outline} />
      </clipPath>
      {hills === undefined ? (
        <path d={outline} clipPath={`url(#${id})`} stroke="var(--city-wall)" strokeWidth="12" strokeOpacity=".55" />
      ) : (
        <g clipPath={`url(#${id})`} stroke="var(--hill-edge)">
          <path d={outline} strokeWidth="16" strokeOpacity=".26" />
          <path d={outline} strokeWidth="36" strokeOpacity=".14" />
        </g>
      )}
    </g>
  )
}

/** The streams of the dales: decoration. */
function Becks({ sheet }: { sheet: Sheet }) {
  return (
    <g fill="none" strokeLinecap="round" strokeLinejoin="round">
      {sheet.rivers.map((river) => (
        <g key={river.name}>
          <path d={curve(river.points)} stroke="var(--bank)" strokeWidth={river.width + 2.4} strokeOpacity=".55" />
          <path d={curve(river.points)} stroke="var(--water)" strokeWidth={river.width} />
        </g>
      ))}
    </g>
  )
}

/** The rivers of Franconia lie on borders and make them dear; a wall divides Nuremberg. */
function Rivers({ sheet }: { sheet: Sheet }) {
  const courses = sheet.rivers.map((river) => line(soften(river.points))).join('')
  return (
    <g fill="none" strokeLinecap="round" strokeLinejoin="round">
      <path d={courses} stroke="var(--bank)" strokeWidth="13" />
      <path d={courses} stroke="var(--water)" strokeWidth="9.5" />
      <path d={courses} stroke="var(--glint)" strokeWidth="2" strokeDasharray="14 22" />
      {sheet.borders
        .filter(({ wall }) => wall)
        .map(({ points }) =>
          [-1, 1].map((side) => (
            <g key={side} stroke="var(--wall)" strokeLinecap="butt">
              <path d={line(offset(soften(points), 12 * side))} strokeWidth="4" />
              <path d={line(offset(soften(points), 16 * side))} strokeWidth="5" strokeDasharray="7 6" />
            </g>
          )),
        )}
    </g>
  )
}

/** Thin lines where track may cross; hills behind a strong line, hop fields behind a hedge. */
function Borders({ sheet }: { sheet: Sheet }) {
  const bounding = (isThis: (hills: number) => boolean) =>
    sheet.borders
      .filter(({ wall, hills }) => !wall && isThis(hills))
      .map(({ path }) => path)
      .join('')
  const open = bounding((hills) => hills === 0)
  if (sheet.board.map === 'nuremberg') {
    const hedges = bounding((hills) => hills > 0)
    return (
      <g fill="none" strokeLinecap="round" strokeLinejoin="round">
        <path d={open} stroke="var(--border)" strokeWidth="2.2" />
        <path d={hedges} stroke="var(--hedge)" strokeWidth="6" />
        <path d={hedges} stroke="var(--hedge-leaf)" strokeWidth="2.4" strokeDasharray="1 7" />
      </g>
    )
  }
  return (
    <g fill="none" strokeLinecap="round" strokeLinejoin="round">
      <path d={open} stroke="var(--border)" strokeWidth="1.7" />
      <path d={bounding((hills) => hills === 2)} stroke="var(--hill-line)" strokeWidth="1.7" />
      <path d={bounding((hills) => hills === 1)} stroke="var(--hill-line)" strokeWidth="3" />
    </g>
  )
}

/** Where links may lie, with their price: one sleeper or two, a bridge over a river. */
export const LinkBeds = memo(function LinkBeds({ sheet }: { sheet: Sheet }) {
  const bridges = sheet.links.filter(({ overRiver }) => overRiver)
  const beds = sheet.links.filter(({ overRiver }) => !overRiver)
  return (
    <g className={styles.beds}>
      {bridges.length === 0 ? null : <Bridges bridges={bridges} />}
      <path d={beds.map(bedOf).join('')} className={styles.bed} />
      <path d={beds.map(sleepersOf).join('')} stroke="var(--map-ink)" strokeWidth="2.2" />
      {sheet.arrows.map(({ at: [x, y], angle }) => (
        <path key={`${x} ${y}`} transform={`translate(${x} ${y}) rotate(${angle})`} d={HOP_ARROW} className={styles.arrow} />
      ))}
    </g>
  )
})

function Bridges({ bridges }: { bridges: readonly LinkShape[] }) {
  const rails = bridges.map((bridge) => laid(bridge, [-RAIL, -8], [RAIL, -8]) + laid(bridge, [-RAIL, 8], [RAIL, 8])).join('')
  return (
    <>
      <path d={rails} stroke="var(--map-ink)" strokeWidth="4.6" strokeLinecap="round" />
      <path d={bridges.map((bridge) => `${laid(bridge, ...cornersOf(RAIL, 7.4))}Z`).join('')} fill="var(--bridge)" />
      <path d={rails} stroke="var(--rail)" strokeWidth="2.4" strokeLinecap="round" />
      {bridges.map(({ link, at: [x, y], cost }) => (
        <text key={link} x={x} y={y + 7} className={styles.bedCost}>
          {cost}
        </text>
      ))}
    </>
  )
}

/** Half the length of a bridge. */
const RAIL = 14

/** Points that are given as they lie on a link, joined by lines. */
function laid({ at: [x, y], angle }: LinkShape, ...points: readonly Point[]): string {
  const [sin, cos] = [Math.sin((angle * Math.PI) / 180), Math.cos((angle * Math.PI) / 180)]
  return line(points.map(([along, across]) => [x + along * cos - across * sin, y + along * sin + across * cos]))
}

const cornersOf = (x: number, y: number): Point[] => [
  [-x, -y],
  [x, -y],
  [x, y],
  [-x, y],
]

/** Its sides, with round corners between them. */
function bedOf(link: LinkShape): string {
  const sides = [
    laid(link, [-12, -5.5], [12, -5.5]),
    laid(link, [15, -2.5], [15, 2.5]),
    laid(link, [12, 5.5], [-12, 5.5]),
    laid(link, [-15, 2.5], [-15, -2.5]),
    laid(link, [-12, -5.5]),
  ]
  return `M${sides.map((side) => side.slice(1)).join('A3 3 0 0 1 ')}Z`
}

const sleepersOf = (link: LinkShape): string =>
  (link.cost === 2 ? [-5, 5] : [0]).map((along) => laid(link, [along, -5.5], [along, 5.5])).join('')

/** The way beer leaves a hop field. */
export const HOP_ARROW = 'M-20 -5.5H4V-13L24 0L4 13V5.5H-20Z'

/** Signs of towns and goods, empty places for pieces. */
export const Marks = memo(function Marks({ sheet }: { sheet: Sheet }) {
  const marked = sheet.areas.map((area, number) => ({ ...area, goods: goodsOf(sheet, number) }))
  const icons = (isThis: (area: (typeof marked)[number]) => boolean) => marked.filter(isThis).map(({ icon }) => icon)
  const slots = (isOfGoods: boolean) => marked.filter(({ goods }) => (goods !== null) === isOfGoods).flatMap((area) => area.slots)
  return (
    <g pointerEvents="none">
      <path d={slots(false).map(circle(4)).join('') + slots(true).map(square(3.6)).join('')} className={styles.slot} />
      {icons(({ goods }) => goods === 'post').map(([x, y]) => (
        <Horn key={`${x} ${y}`} x={x} y={y - 1} />
      ))}
      {icons(({ goods }) => goods === 'beer').map(([x, y]) => (
        <HopCone key={`${x} ${y}`} x={x} y={y} />
      ))}
      <GoodsMarks stone={icons(({ goods }) => goods === 'stone')} cheese={icons(({ goods }) => goods === 'cheese')} />
      <TownSigns major={icons(({ marker }) => marker === 'major-town')} minor={icons(({ marker }) => marker === 'minor-town')} />
    </g>
  )
})

/** Names stand above all track. */
export const Lettering = memo(function Lettering({ sheet, cartouche }: { sheet: Sheet; cartouche: Words['cartouche'] }) {
  return (
    <g className={sheet.board.map === 'nuremberg' ? styles.franconia : styles.dales} pointerEvents="none" aria-hidden>
      {sheet.board.map === 'nuremberg'
        ? RIVER_NAMES.map(([name, x, y, angle]) => (
            <text key={name} transform={`translate(${x} ${y}) rotate(${angle})`} y="7" className={styles.riverName}>
              {name}
            </text>
          ))
        : null}
      {sheet.areas.map((area) => (
        <AreaName key={area.id} area={area} />
      ))}
      {sheet.cartouche ? <Cartouche at={sheet.cartouche} title={Object.values(cartouche)} /> : null}
    </g>
  )
})

export function AreaName({ area, className }: { area: AreaShape; className?: string | undefined }) {
  const [x, y] = area.nameAt
  return (
    <text
      y={y}
      className={classes(styles.name, className)}
      data-ground={area.ground}
      data-marker={area.marker}
      data-far-name={area.farBy !== null || undefined}
      style={{ '--size': `${area.nameSize}px`, '--far-by': area.farBy ? `${area.farBy.toFixed(1)}px` : undefined } as CSSProperties}
    >
      {area.lines.map((text, index) => (
        <tspan key={text} x={x} dy={index === 0 ? `${-LEADING * (area.lines.length - 1)}em` : `${LEADING}em`}>
          {text}
        </tspan>
      ))}
    </text>
  )
}

function Cartouche({ at: [x, y], title }: { at: readonly [number, number]; title: readonly string[] }) {
  const [first = '', second = '', third = ''] = title
  return (
    <g transform={`translate(${x} ${y})`} className={styles.cartouche}>
      <text y="36" fontSize="35" fontWeight="700">
        {first}
      </text>
      <text y="66" fontSize="20" fontStyle="italic">
        {second}
      </text>
      <text y="86" fontSize="20" fontStyle="italic">
        {third}
      </text>
      <path d="M-80 104H80" stroke="var(--map-ink)" strokeWidth="1" />
      <g transform="translate(0 186)" stroke="var(--map-ink)" strokeWidth="1">
        <circle r="30" fill="none" />
        <path d="M0 -40L7 0L0 40L-7 0Z" fill="var(--sheet)" />
        <path d="M0 -40L7 0H-7Z" fill="var(--map-ink)" />
        <path d="M-34 0L0 5L34 0L0 -5Z" fill="var(--sheet)" />
      </g>
      <text y="140" fontSize="20" fontWeight="700">
        N
      </text>
    </g>
  )
}
