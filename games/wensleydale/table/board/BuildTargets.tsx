import type { TableProps } from '@branchline/design'
import { deskOf, useDesk } from '../desk.ts'
import { wordsFor } from '../messages/index.ts'
import { building, inNotation, offers } from '../moves.ts'
import { isBuilding, isPlanning, outsetOf, pinnedRoute, takeLinkOff } from '../planning.ts'
import { boardOf, chainCost, FREE, type LinkCost, linkCost, type State } from '../rules.ts'
import { priceInWords } from '../sentences.ts'
import type { AreaShape, Sheet } from '../sheet.ts'
import styles from './Board.module.css'
import { Plate } from './Plate.tsx'
import { type Placed, placed } from './placed.ts'
import { Spot } from './Spot.tsx'
import { LAMP, lampSpot } from './spots.ts'

/** Where a chain may begin: a lamp. Where the plan can go on: the price of each link that leaves its end. Choosing one makes the plan longer. */
export function BuildTargets(props: TableProps<State> & { sheet: Sheet }) {
  const { view, moves, attention } = props
  const route = useDesk(attention, (sketch) => sketch.route)
  if (!isBuilding(props)) return null
  const outset = outsetOf(props)
  const pinned = outset === null ? [] : pinnedRoute(view, route)
  if (pinned.length === 0 && view.chain.length === 0) return <Lamps {...props} />
  const plan = pinned.length > 0 ? pinned : [boardOf(view).ids[view.chain.at(-1) as number] as string]
  // As long as nothing is planned these are the moves that are legal now.
  const legal = new Set(plan.length > 1 ? [] : moves.map(({ text }) => text as string))
  return <Onwards {...props} plan={plan} legal={legal} />
}

function Lamps({ moves, view, sheet, attention, locale }: TableProps<State> & { sheet: Sheet }) {
  const t = wordsFor(locale)
  const exitsOf = new Map<number, number>()
  for (const { move } of offers(moves)) if (move.do === 'build') exitsOf.set(move.from, (exitsOf.get(move.from) ?? 0) + 1)
  return (
    <g>
      {Array.from(exitsOf, ([number, exits]) => {
        const area = sheet.areas[number] as AreaShape
        const [x, y] = lampSpot(sheet, number, LAMP)
        return (
          <Spot
            key={area.id}
            label={t.startLabel({ area: area.name, links: exits })}
            onChoose={() => deskOf(attention).change({ route: [boardOf(view).ids[number] as string] })}
            data={{ 'data-start': area.id }}
          >
            <circle cx={x} cy={y} r="26" className={styles.reach} data-walk={`${x} ${y}`} data-name={area.name} />
            <circle cx={x} cy={y} r={LAMP} className={styles.lamp} />
          </Spot>
        )
      })}
    </g>
  )
}

interface OnwardsProps extends TableProps<State> {
  readonly sheet: Sheet
  readonly plan: readonly string[]
  readonly legal: ReadonlySet<string>
}
function Onwards(props: OnwardsProps) {
  const { view, sheet, attention, locale, plan, legal } = props
  const t = wordsFor(locale)
  const end = plan.at(-1) as string
  const board = boardOf(view)
  const area = board.areaOf.get(end) as number
  const links: LinkCost[] = []
  for (let exit = board.firstExit[area] as number; exit < (board.firstExit[area + 1] as number); exit++) {
    const to = board.ids[board.exitTo[exit] as number] as string
    const cost = chainCost(view, view.actor, [...plan, to])
    const last = cost.links.at(-1)
    if (cost.refusal === null && last !== undefined && cost.links.length === plan.length) links.push(last)
  }
  const { links: soFar, refusal } = chainCost(view, view.actor, plan)
  const planned = placed(sheet, soFar, 'plan')
  const last = refusal === null ? planned.at(-1) : undefined
  const plates = placed(
    sheet,
    links,
    'onward',
    planned.map(({ box }) => box),
  )
  const nameOf = (id: string) => (sheet.areas[board.areaOf.get(id) as number] as AreaShape).name
  // The same spot as before it was chosen, by its key: the focus stays on it. Space takes it off again, Enter builds; a click goes to the place below.
  const lastLink = ({ price: { to }, spot: [x, y] }: Placed) => (
    <Spot
      key={to}
      label={t.lastLinkLabel({ area: nameOf(to) })}
      className={styles.lastLink}
      pressed
      onChoose={() => takeLinkOff(props)}
      data={{ 'data-last-link': to }}
    >
      <circle cx={x} cy={y} r="28" className={styles.reach} data-walk={`${x} ${y}`} data-name={nameOf(to)} />
    </Spot>
  )
  const ways = plates.map(({ price: cost, spot: [x, y] }) => {
    const text = inNotation(view, building(view, end, cost.to))
    return (
      <Spot
        key={cost.to}
        label={t.extendLabel({ area: nameOf(cost.to), price: priceInWords(cost, t) })}
        onChoose={() => deskOf(attention).change({ route: [...plan, cost.to], area: null })}
        onPoint={(isPointed) => deskOf(attention).change({ area: isPointed ? cost.to : null })}
        data={{ 'data-extend': cost.to, 'data-move': legal.has(text) ? text : undefined }}
      >
        <circle cx={x} cy={y} r="28" className={styles.reach} data-walk={`${x} ${y}`} data-name={nameOf(cost.to)} />
        <Plate {...cost} x={x} y={y} look="onward" />
      </Spot>
    )
  })
  const [x0, y0] = lampSpot(sheet, area, LAMP)
  return (
    <g>
      {/* Where the lamp stood: in the middle of its place it would lie on the pieces there. */}
      {plan.length === 1 && view.chain.length === 0 ? (
        <circle cx={x0} cy={y0} r={LAMP + 2} className={styles.planEnd} data-begins={end} />
      ) : null}
      {last === undefined ? ways : [lastLink(last), ...ways]}
    </g>
  )
}

/**
 * For whoever wants the overview: what every free link costs, fees of company towns included. Opposition stands on the map. As long as one builds or
 * plans: elsewhere there is no switch to put it away.
 */
export function AllPrices(props: TableProps<State> & { sheet: Sheet }) {
  const { view, sheet, attention } = props
  const isShown = useDesk(attention, (sketch) => sketch.showsPrices)
  useDesk(attention, (sketch) => sketch.isSketching)
  if (!isShown || !isPlanning(props)) return null
  const { ids } = sheet.board
  const links = sheet.links.flatMap(({ link, a, b }) => {
    if (view.owner[link] !== FREE) return []
    const cost = linkCost(view, Math.max(0, view.actor), ids[a] as string, ids[b] as string)
    return 'refused' in cost ? [] : [{ ...cost, white: 0 }]
  })
  return (
    <g pointerEvents="none" data-testid="all-prices">
      {placed(sheet, links, 'small').map(({ price, spot: [x, y] }) => (
        <Plate key={`${price.from}~${price.to}`} {...price} x={x} y={y} look="small" />
      ))}
    </g>
  )
}
