/** What the game itself did at the end of an auction or a round, in one sentence: else the next thing seen would be the next question. */
import { type LogEntry, type TableProps, withMinus } from '@branchline/design'
import type { GameEvent } from '@branchline/engine'
import { boxesInWords, wonBy } from './boxesWon.ts'
import { type Words, wordsFor } from './messages/index.ts'
import { broughtByRound } from './roundOver.ts'
import type { State } from './rules.ts'
import { gainsInWords, signed } from './sentences.ts'

export function news(entries: readonly LogEntry[], props: TableProps<State>, log: readonly LogEntry[] = entries): string | null {
  const t = wordsFor(props.locale)
  const events = entries.flatMap((entry) => entry.events)
  const of = (type: string) => events.filter((event) => event.type === type)
  const begins = of('round-begins').at(-1)
  if (begins !== undefined) return roundOver(Number(begins.round) - 1, broughtByRound(props.view, log), props, t)
  const profits = of('profit')
  if (profits.length > 0) return accounts(profits.slice(-props.view.seats), props, t)
  const joined = of('fuerth-bonus')
  if (joined.length > 0) return t.named({ name: t.joined, what: gainsInWords(joined, props.speaker, t) })
  const [build, trains] = [of('build-order').at(-1), of('train-order').at(-1)]
  return build === undefined || trains === undefined ? null : boxesWon(of('box-won'), build, trains, props, t)
}

function boxesWon(won: readonly GameEvent[], build: GameEvent, trains: GameEvent, { viewer, speaker }: TableProps<State>, t: Words) {
  if (viewer === 'spectator') return won.length === 0 ? null : t.named({ name: t.boxesWon, what: boxesInWords(won, speaker, t) })
  const place = ({ seats }: GameEvent) => t.place({ place: (seats as number[]).indexOf(viewer) + 1 })
  const boxes = wonBy(won).get(viewer) ?? []
  return t.youWon({
    boxes: boxes.length,
    first: boxes[0] ?? 0,
    second: boxes[1] ?? 0,
    build: place(build),
    trains: place(trains),
  })
}

/** Oneself first, as in the account. */
function roundOver(round: number, brought: readonly number[], { viewer, speaker }: TableProps<State>, t: Words): string {
  const others = brought.flatMap((points, seat) => (seat === viewer ? [] : [`${speaker.seat(seat)} ${signed(points)}`]))
  const own = viewer === 'spectator' ? [] : [t.youGained({ points: signed(brought[viewer] as number) })]
  return t.named({ name: t.roundOver({ round }), what: t.row({ items: [...own, ...others] }) })
}

function accounts(profits: readonly GameEvent[], { viewer, speaker }: TableProps<State>, t: Words): string {
  const own = profits.filter(({ seat }) => seat === viewer)
  const others = profits.filter(({ seat }) => seat !== viewer)
  return t.named({
    name: t.profit,
    what: t.row({
      items: [
        ...own.map(({ income, upkeep, profit }) =>
          t.yourAccount({ profit: withMinus(Number(profit)), income: Number(income), upkeep: Number(upkeep) }),
        ),
        ...others.map(({ seat, profit }) => `${speaker.seat(Number(seat))} ${withMinus(Number(profit))}`),
      ],
    }),
  })
}
