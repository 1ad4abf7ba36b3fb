import { classes, type TableProps } from '@branchline/design'
import { wordsFor } from '../messages/index.ts'
import { planOf, useRoute } from '../planning.ts'
import type { State } from '../rules.ts'
import type { AreaShape, Sheet } from '../sheet.ts'
import styles from './Board.module.css'
import { Tag } from './Tag.tsx'

/** The chain that is being thought of, drawn ahead of the click, with what it would cost in all. */
export function PlanOverlay(props: TableProps<State> & { sheet: Sheet }) {
  const { sheet, view, locale } = props
  const route = useRoute(props)
  if (route.length < 2) return null
  const t = wordsFor(locale)
  const cost = planOf(props, route)?.cost
  if (cost === undefined) return null
  const { board } = sheet
  const path = pathOf(sheet, route)
  const end = sheet.areas[board.areaOf.get(route.at(-1) as string) as number] as AreaShape
  const isBroken = cost.refusal !== null
  return (
    <g className={classes(isBroken && styles.planBroken)}>
      <path d={path} className={styles.planCase} />
      <path d={path} className={styles.planLine} />
      {route.length > 2 || isBroken ? (
        <Tag
          sheet={sheet}
          at={[end.at[0], end.at[1] - 44]}
          lines={[t.planTotal({ links: route.length - 1, points: cost.points, red: cost.red, green: cost.green, white: cost.white })]}
          warning={cost.refusal ? props.speaker.refusal(cost.refusal) : null}
        />
      ) : null}
      {view.chain.length > 0 ? null : <circle cx={startOf(sheet, route)[0]} cy={startOf(sheet, route)[1]} r="9" fill="var(--legal)" />}
    </g>
  )
}

function startOf(sheet: Sheet, route: readonly string[]) {
  return (sheet.areas[sheet.board.areaOf.get(route[0] as string) as number] as AreaShape).at
}

/** From the middle of an area over the border to the middle of the next. */
export function pathOf(sheet: Sheet, route: readonly string[]): string {
  const { board } = sheet
  const points = route.flatMap((id, place) => {
    const area = board.areaOf.get(id) as number
    const next = board.areaOf.get(route[place + 1] ?? '')
    const link = next === undefined ? -1 : (board.linkOf[area * board.areas + next] as number)
    return [(sheet.areas[area] as AreaShape).at, ...(link >= 0 ? [sheet.links[link]?.at ?? [0, 0]] : [])]
  })
  return `M${points.map((point) => point.join(' ')).join('L')}`
}
