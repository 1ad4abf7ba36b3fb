/** The position in sentences, from the same view as the picture. */
import type { Locale, Speaker } from '@branchline/engine'
import { wordsFor } from './messages/index.ts'
import { boardOf, boxesOf, expectedOrders, FREE, INFLUENCES, type State, TRAINS } from './rules.ts'
import { contentsOf, figure, kindWord } from './sentences.ts'

export function describe(view: State, speaker: Speaker, locale: Locale): readonly string[] {
  const t = wordsFor(locale)
  const board = boardOf(view)
  const orders = expectedOrders(view)
  const names = (seats: readonly number[]) => seats.map((seat) => speaker.seat(seat)).join(', ')
  return [
    t.describeRound({ round: view.round, rounds: view.rounds, phase: t.phases[view.phase] }),
    t.describeOrder({ order: t.playerOrder, names: names(view.order) }),
    t.describeOrder({ order: t.buildOrder, names: names(orders.build) }),
    t.describeOrder({ order: t.trainOrder, names: names(orders.trains) }),
    ...view.order.map((seat) => {
      const [white = 0, brown = 0, red = 0, green = 0] = view.influence.slice(seat * 4, seat * 4 + 4)
      return t.describeSeat({
        name: speaker.seat(seat),
        cubes: view.cubes[seat] as number,
        white,
        brown,
        red,
        green,
        profit: figure(view.profit[seat] as number),
        links: view.links[seat]?.length ?? 0,
      })
    }),
    ...(view.phase === 'auction' ? describeBoxes(view, speaker, locale) : []),
    ...(view.phase === 'trains' ? describeTrains(view, speaker, locale) : []),
    ...view.links.flatMap((own, seat) =>
      own.length === 0 ? [] : [t.describeTrack({ name: speaker.seat(seat), track: own.map((link) => linkName(view, link)).join(', ') })],
    ),
    ...board.ids.flatMap((_, area) => {
      const isBare = !hasAnything(view, area)
      return isBare ? [] : [`${contentsOf(view, area, speaker, t)}.`]
    }),
  ]
}

function hasAnything(view: State, area: number): boolean {
  return [view.goods, view.red, view.green, view.white, view.company].some((counts) => (counts[area] as number) > 0)
}

function linkName(view: State, link: number): string {
  const board = boardOf(view)
  return `${board.names[board.linkA[link] as number]} – ${board.names[board.linkB[link] as number]}`
}

function describeBoxes(view: State, speaker: Speaker, locale: Locale): string[] {
  const t = wordsFor(locale)
  return boxesOf(view).map(({ printed }, box) => {
    const discs = [...printed, view.discs[box] as number].map((colour) => t.influence[INFLUENCES[colour] ?? 'white']).join(', ')
    const bidder = view.bidder[box] as number
    const bid = bidder < 0 ? t.noBid : t.standing({ name: speaker.seat(bidder), amount: view.bid[box] as number })
    return t.describeBox({ box: box + 1, discs, bid })
  })
}

function describeTrains(view: State, speaker: Speaker, locale: Locale): string[] {
  const t = wordsFor(locale)
  const { kinds } = boardOf(view)
  return view.trainOrder.map((seat) => {
    const trains = TRAINS.filter((_, train) => view.trains[train] === seat).map(({ id }) => id)
    const loaded = [kinds[0] as string, kinds[1] as string, 'red-passenger', 'green-passenger']
      .map((kind, at) => [kind, view.loaded[seat * 4 + at] as number] as const)
      .filter(([, pieces]) => pieces > FREE)
      .map(([kind, pieces]) => `${pieces} × ${kindWord(kind, speaker)}`)
    return t.describeTrains({ name: speaker.seat(seat), trains: trains.join(', ') || t.none, loaded: loaded.join(', ') || t.none })
  })
}
