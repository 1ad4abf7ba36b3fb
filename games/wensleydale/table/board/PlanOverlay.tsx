import { classes, type TableProps } from '@branchline/design'
import { useDesk } from '../desk.ts'
import { outsetOf, pinnedRoute, planOf, useRoute } from '../planning.ts'
import type { State } from '../rules.ts'
import type { Sheet } from '../sheet.ts'
import styles from './Board.module.css'
import { Plate } from './Plate.tsx'
import { placed } from './placed.ts'
import { middleOf, pathOf } from './Track.tsx'

/** The line of the chain that is being thought of; names stand above it. */
export function PlanLine(props: TableProps<State> & { sheet: Sheet }) {
  const { sheet } = props
  const route = useRoute(props)
  const pinned = usePinned(props)
  if (route.length < 2) return null
  const cost = planOf(props, route)?.cost
  if (cost === undefined) return null
  const path = pathOf(sheet, route)
  const isPointed = route.length > pinned.length || route.join() !== pinned.join()
  return (
    <g className={classes(styles.plan, cost.refusal !== null && styles.broken)} data-testid="plan-line" data-route={route.join('~')}>
      <path d={path} className={styles.planCase} />
      <path d={path} className={classes(styles.planLine, isPointed && styles.planPointed)} />
      <path d={path} className={styles.planSleepers} />
      {[route[0] as string, route.at(-1) as string].map((id) => {
        const [x, y] = middleOf(sheet, id)
        return <circle key={id} cx={x} cy={y} r="17" className={styles.planEnd} />
      })}
    </g>
  )
}

/** The price of every link of it, above the names' layer but beside the names. */
export function PlanPrices(props: TableProps<State> & { sheet: Sheet }) {
  const { sheet } = props
  const route = useRoute(props)
  const links = route.length < 2 ? [] : (planOf(props, route)?.cost.links ?? [])
  return (
    <g pointerEvents="none" data-testid="plan-prices">
      {placed(sheet, links, 'plan').map(({ price: { to, points, red, green, white }, spot: [x, y] }) => (
        <Plate key={to} x={x} y={y} points={points} red={red} green={green} white={white} look="plan" />
      ))}
    </g>
  )
}

function usePinned(props: TableProps<State>): readonly string[] {
  const route = useDesk(props.attention, (sketch) => sketch.route)
  const outset = outsetOf(props)
  return outset === null ? route : pinnedRoute(outset.paper, route)
}
