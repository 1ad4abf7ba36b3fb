import { classes } from '@branchline/design'
import { type CSSProperties, memo } from 'react'
import type { AreaShape, Sheet } from '../sheet.ts'
import { curve, goodsOf, LEADING, line, offset, soften } from '../sheet.ts'
import styles from './Board.module.css'
import { GoodsMark, HopCone, Horn, TownSign } from './glyphs.tsx'
import { Patterns } from './Patterns.tsx'
import { RIVER_NAMES } from './riverNames.ts'

/** All that is printed and never changes: ground, rivers, borders, walls, hedges, arrows, beds for links. Drawn once for each board. */
export const PrintedBoard = memo(function PrintedBoard({ sheet, id }: { sheet: Sheet; id: string }) {
  const { inner } = sheet
  return (
    <g className={styles.printed}>
      <Patterns id={id} />
      <rect x={-sheet.margin[0]} y={-sheet.margin[1]} width={sheet.width} height={sheet.height} fill="var(--sheet)" data-paper />
      <rect width={inner.width} height={inner.height} fill="var(--beyond)" />
      <clipPath id={`${id}-frame`}>
        <rect width={inner.width} height={inner.height} />
      </clipPath>
      <g clipPath={`url(#${id}-frame)`}>
        {sheet.board.map === 'wensleydale'
          ? sheet.areas.map((area) => <path key={area.id} d={area.outline} className={styles.coast} />)
          : null}
        {sheet.areas.map((area) => (
          <g key={area.id}>
            <path d={area.outline} fill={`var(--${area.ground})`} />
            <path d={area.outline} fill={`url(#${id}-${area.ground})`} />
          </g>
        ))}
        {sheet.areas.map((area, number) => (
          <EdgeTone key={area.id} area={area} id={`${id}-edge-${number}`} />
        ))}
        {sheet.board.map === 'wensleydale' ? <Becks sheet={sheet} /> : null}
        <Borders sheet={sheet} />
        {sheet.board.map === 'nuremberg' ? <Rivers sheet={sheet} /> : null}
      </g>
      <rect width={inner.width} height={inner.height} className={styles.frame} />
    </g>
  )
})

/** Hills darken towards their edge, large cities carry a wall. */
function EdgeTone({ area, id }: { area: AreaShape; id: string }) {
  if (area.ground !== 'hill' && area.ground !== 'large') return null
  return (
    <g fill="none">
      <clipPath id={id}>
        <path d={area.outline} />
      </clipPath>
      {area.ground === 'hill' ? (
        <g clipPath={`url(#${id})`} stroke="var(--hill-edge)">
          <path d={area.outline} strokeWidth="16" strokeOpacity=".26" />
          <path d={area.outline} strokeWidth="36" strokeOpacity=".14" />
        </g>
      ) : (
        <path d={area.outline} clipPath={`url(#${id})`} stroke="var(--city-wall)" strokeWidth="12" strokeOpacity=".55" />
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
  const courses = sheet.rivers.map((river) => line(soften(river.points)))
  return (
    <g fill="none" strokeLinecap="round" strokeLinejoin="round">
      {courses.map((course) => (
        <path key={course.slice(0, 40)} d={course} stroke="var(--bank)" strokeWidth="13" />
      ))}
      {courses.map((course) => (
        <path key={course.slice(0, 40)} d={course} stroke="var(--water)" strokeWidth="9.5" />
      ))}
      {courses.map((course) => (
        <path key={course.slice(0, 40)} d={course} stroke="var(--glint)" strokeWidth="2" strokeDasharray="14 22" />
      ))}
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
  const isFranconia = sheet.board.map === 'nuremberg'
  return (
    <g fill="none" strokeLinecap="round" strokeLinejoin="round">
      {sheet.borders.map(({ path, hills, wall }) => {
        if (wall) return null
        if (isFranconia && hills > 0) return <path key={path} d={path} stroke="var(--hedge)" strokeWidth="6" />
        return (
          <path
            key={path}
            d={path}
            stroke={hills > 0 ? 'var(--hill-line)' : 'var(--border)'}
            strokeWidth={hills === 1 ? 3 : isFranconia ? 2.2 : 1.7}
          />
        )
      })}
      {isFranconia
        ? sheet.borders
            .filter(({ hills }) => hills > 0)
            .map(({ path }) => <path key={path} d={path} stroke="var(--hedge-leaf)" strokeWidth="2.4" strokeDasharray="1 7" />)
        : null}
    </g>
  )
}

/** Where links may lie, with their price: one sleeper or two, a bridge over a river. */
export const LinkBeds = memo(function LinkBeds({ sheet }: { sheet: Sheet }) {
  return (
    <g className={styles.beds}>
      {sheet.links.map(({ link, at: [x, y], angle, cost, overRiver }) =>
        overRiver ? (
          <g key={link} transform={`translate(${x} ${y})`}>
            <g transform={`rotate(${angle})`}>
              <path d="M-14 -8H14M-14 8H14" stroke="var(--map-ink)" strokeWidth="4.6" strokeLinecap="round" />
              <rect x="-14" y="-7.4" width="28" height="14.8" fill="var(--bridge)" />
              <path d="M-14 -8H14M-14 8H14" stroke="var(--rail)" strokeWidth="2.4" strokeLinecap="round" />
            </g>
            <text y="7" className={styles.bedCost}>
              {cost}
            </text>
          </g>
        ) : (
          <g key={link} transform={`translate(${x} ${y}) rotate(${angle})`}>
            <rect x="-15" y="-5.5" width="30" height="11" rx="3" className={styles.bed} />
            <path d={cost === 2 ? 'M-5 -5.5v11M5 -5.5v11' : 'M0 -5.5v11'} stroke="var(--map-ink)" strokeWidth="2.2" />
          </g>
        ),
      )}
      {sheet.arrows.map(({ at: [x, y], angle }) => (
        <path key={`${x} ${y}`} transform={`translate(${x} ${y}) rotate(${angle})`} d={HOP_ARROW} className={styles.arrow} />
      ))}
    </g>
  )
})

/** The way beer leaves a hop field. */
export const HOP_ARROW = 'M-20 -5.5H4V-13L24 0L4 13V5.5H-20Z'

/** Signs of towns and goods, empty places for pieces. */
export const Marks = memo(function Marks({ sheet }: { sheet: Sheet }) {
  return (
    <g pointerEvents="none">
      {sheet.areas.map((area, number) => (
        <AreaMarks key={area.id} area={area} goods={goodsOf(sheet, number)} />
      ))}
    </g>
  )
})

function AreaMarks({ area, goods }: { area: AreaShape; goods: string | null }) {
  const [iconX, iconY] = area.icon
  return (
    <g>
      {area.slots.map(([slotX, slotY]) =>
        goods === null ? (
          <circle key={slotX} cx={slotX} cy={slotY} r="4" className={styles.slot} />
        ) : (
          <rect key={slotX} x={slotX - 3.6} y={slotY - 3.6} width="7.2" height="7.2" className={styles.slot} />
        ),
      )}
      {goods === 'post' ? <Horn x={iconX} y={iconY - 1} /> : null}
      {goods === 'beer' ? <HopCone x={iconX} y={iconY} /> : null}
      {goods === 'stone' || goods === 'cheese' ? <GoodsMark kind={goods} x={iconX} y={iconY} /> : null}
      {area.marker === 'major-town' || area.marker === 'minor-town' ? (
        <TownSign x={iconX} y={iconY} major={area.marker === 'major-town'} />
      ) : null}
    </g>
  )
}

/** Names stand above all track. */
export const Lettering = memo(function Lettering({ sheet, title }: { sheet: Sheet; title: readonly string[] }) {
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
      {sheet.cartouche ? <Cartouche at={sheet.cartouche} title={title} /> : null}
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
      style={{ '--size': `${area.nameSize}px` } as CSSProperties}
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
