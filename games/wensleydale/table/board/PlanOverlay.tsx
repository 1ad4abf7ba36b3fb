import { classes, type TableProps } from '@branchline/design'
import { planOf, useRoutes } from '../planning.ts'
import type { State } from '../rules.ts'
import type { Sheet } from '../sheet.ts'
import styles from './Board.module.css'
import { Plate } from './Plate.tsx'
import { placed } from './placed.ts'
import { middleOf, pathOf } from './Track.tsx'

/** The line of the chain that is being thought of; names stand above it. */
export function PlanLine(props: TableProps<State> & { sheet: Sheet }) {
  const { sheet } = props
  const { shown: route, pinned } = useRoutes(props)
  if (route.length < 2) return null
  const cost = planOf(props, route)?.cost
  if (cost === undefined) return null
  const path = pathOf(sheet, route)
  const isBeyond = pinned.length > 1 && route.length > pinned.length
  const certain = isBeyond ? pinned : route
  return (
    <g className={classes(styles.plan, cost.refusal !== null && styles.broken)} data-testid="plan-line" data-route={route.join('~')}>
      <path d={path} className={styles.planCase} />
      {isBeyond ? (
        <path
          d={pathOf(sheet, route.slice(pinned.length - 1))}
          className={classes(styles.planLine, styles.planPointed, styles.planBeyond)}
          data-beyond
        />
      ) : null}
      <path d={pathOf(sheet, certain)} className={classes(styles.planLine, pinned.length < 2 && styles.planPointed)} />
      <path d={path} className={styles.planSleepers} />
      {[...new Set([route[0], certain.at(-1), route.at(-1)] as string[])].map((id) => {
        const [x, y] = middleOf(sheet, id)
        return <circle key={id} cx={x} cy={y} r="17" className={styles.planEnd} />
      })}
    </g>
  )
}

/** The price of every link of it, above the names' layer but beside the names. */
export function PlanPrices(props: TableProps<State> & { sheet: Sheet }) {
  const { sheet } = props
  const { shown: route, pinned } = useRoutes(props)
  const links = route.length < 2 ? [] : (planOf(props, route)?.cost.links ?? [])
  return (
    <g pointerEvents="none" data-testid="plan-prices">
      {placed(sheet, links, 'plan').map(({ price: { to, points, red, green, white }, spot: [x, y] }) => (
        <Plate
          key={to}
          x={x}
          y={y}
          points={points}
          red={red}
          green={green}
          white={white}
          look={pinned.length > 1 && !pinned.includes(to) ? 'onward' : 'plan'}
        />
      ))}
    </g>
  )
}
