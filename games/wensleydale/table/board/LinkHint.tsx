import type { TableProps } from '@branchline/design'
import { deskOf, useDesk } from '../desk.ts'
import { wordsFor } from '../messages/index.ts'
import { building, inNotation } from '../moves.ts'
import { FREE, linkCost, type State } from '../rules.ts'
import { seatOf } from '../seat.ts'
import { ownerName, priceInWords } from '../sentences.ts'
import type { Sheet } from '../sheet.ts'
import styles from './Board.module.css'
import { Tag } from './Tag.tsx'

/** Every border that may carry a link says on hover what one costs here, fees and opposition included, or whose it is. */
export function LinkHint(props: TableProps<State> & { sheet: Sheet }) {
  const { sheet, attention, moves, askWhy, view } = props
  const desk = deskOf(attention)
  const mayBuild = view.phase === 'build' && moves.length > 0
  return (
    <g>
      {sheet.links.map(({ link, at: [x, y], a, b }) => (
        // biome-ignore lint/a11y/noStaticElementInteractions: prices are also in the labels of the targets, and areas answer by keyboard
        <circle
          key={link}
          cx={x}
          cy={y}
          r="19"
          className={styles.bedHit}
          onPointerEnter={() => desk.change({ link })}
          onPointerLeave={() => desk.change({ link: null })}
          onClick={() => mayBuild && askWhy(inNotation(view, building(view, ...idsFrom(view, sheet, a, b))))}
        />
      ))}
      <Hint {...props} />
    </g>
  )
}

/** From the end of the chain if it touches one of the two. */
function idsFrom(view: State, sheet: Sheet, a: number, b: number): readonly [string, string] {
  const end = view.chain.at(-1)
  const [one, two] = [sheet.board.ids[a] as string, sheet.board.ids[b] as string]
  const startsAtB = end === undefined ? view.company[a] === 0 && view.company[b] !== 0 : end === b
  return startsAtB ? [two, one] : [one, two]
}

function Hint(props: TableProps<State> & { sheet: Sheet }) {
  const { view, sheet, attention, locale, speaker } = props
  const link = useDesk(attention, (sketch) => sketch.link)
  const shape = link === null ? undefined : sheet.links[link]
  const seat = seatOf(props)
  if (shape === undefined) return null
  const t = wordsFor(locale)
  const names = t.between({ from: sheet.areas[shape.a]?.name ?? '', to: sheet.areas[shape.b]?.name ?? '' })
  const owner = view.owner[shape.link] as number
  const [x, y] = shape.at
  if (owner !== FREE) return <Tag sheet={sheet} at={[x, y - 22]} lines={[names, ownerName(view, owner, speaker, t)]} />
  const [from, to] = idsFrom(view, sheet, shape.a, shape.b)
  const cost = linkCost(view, seat ?? 0, from, to)
  const back = linkCost(view, seat ?? 0, to, from)
  if ('refused' in cost || 'refused' in back) return null
  const isOneWay = view.chain.length > 0 || cost.white === back.white
  const price = isOneWay
    ? [priceInWords(cost, t)]
    : [
        t.into({ area: speakerName(sheet, to), price: priceInWords(cost, t) }),
        t.into({ area: speakerName(sheet, from), price: priceInWords(back, t) }),
      ]
  return <Tag sheet={sheet} at={[x, y - 22]} lines={[names, ...price]} />
}

function speakerName(sheet: Sheet, id: string): string {
  return sheet.areas[sheet.board.areaOf.get(id) as number]?.name ?? id
}
