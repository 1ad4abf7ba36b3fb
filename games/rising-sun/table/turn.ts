/** The turn under way as the bar shows it: trains that can all be played at once, what a card would do now. */
import { foresee, type MoveText, type TableProps } from '@branchline/design'
import { type GameEvent, randomFrom } from '@branchline/engine'
import { CARDS, WASTE } from '../rules/cards.ts'
import type { Move } from '../rules/move.ts'
import { NO_WASTE, type State } from '../rules/state.ts'
import type { Choices } from './choices.ts'
import type { Words } from './messages/index.ts'

type Asking = Pick<TableProps<State>, 'game' | 'view' | 'viewer'>

/** Trains that only bring money, in the order of the cards: what others ask for is in play before them. */
export function plainTrains(view: State, seat: number, choices: Choices): MoveText[] {
  return view.hands[seat].flatMap((card) => {
    const { colour, effects } = CARDS[card] ?? { colour: 'grey', effects: [] }
    const play = choices.hand.get(card)?.play
    return colour === 'blue' && play !== undefined && effects.every((effect) => effect.do === 'money') ? [play] : []
  })
}

/** All trains that could be played now, whatever they do. */
export function trainsInHand(view: State, seat: number, choices: Choices): number {
  return view.hands[seat].filter((card) => CARDS[card]?.colour === 'blue' && choices.hand.get(card)?.play !== undefined).length
}

/** The money these moves bring when they are played one after another. */
export function moneyFrom({ game, view, viewer }: Asking, texts: readonly string[]): number {
  const world: State = game.sample(view, viewer, randomFrom('trains'))
  const before = world.money
  for (const text of texts) game.play(world, game.parse(world, text) as Move)
  return world.money - before
}

/** Whether Waste that a card says is truly gained (RS-4.7, RS-10.25). */
export const bringsWaste = ({ lasting, supply }: State): boolean => lasting[NO_WASTE] === 0 && supply[WASTE] > 0

export interface Outlook {
  readonly money: number
  readonly rails: number
  readonly waste: number
  readonly returned: number
  readonly points: number
  /** Nothing is left to choose, nothing happens to others and no card comes to light: this is all that it does. */
  readonly isWhole: boolean
}

const amount = (events: readonly GameEvent[], type: string, key: string) =>
  events.filter((event) => event.type === type).reduce((sum, event) => sum + Number(event[key] ?? 1), 0)

/** What playing a card would do now, asked of the rules. */
export function outlookOf({ game, view, viewer }: Asking, text: string): Outlook {
  const seat = game.toAct(view)
  const { events: all, isChance, scores } = foresee(game, view, viewer, game.parse(view, text))
  const events = all.filter((event) => event.seat === undefined || event.seat === seat)
  return {
    money: amount(events, 'play', 'money') + amount(events, 'play-for-money', 'money') + amount(events, 'money', 'money'),
    rails: amount(events, 'rail-points', 'points'),
    waste: events.filter(({ type }) => type === 'waste').length,
    returned: amount(events, 'return-waste', 'count'),
    points: scores.find((score) => score.seat === seat)?.change ?? 0,
    isWhole: !isChance && events.length === all.length && isDone({ game, view, viewer }, text),
  }
}

function isDone({ game, view, viewer }: Asking, text: string): boolean {
  const world: State = game.sample(view, viewer, randomFrom('foresight'))
  game.play(world, game.parse(world, text) as Move)
  return world.frames.length === 0
}

/** The same in words; empty when nothing of it is known before one chooses. */
export function outlookWords(outlook: Outlook, t: Words): string {
  const parts = [
    ...(outlook.money > 0 ? [`+$${outlook.money}`] : []),
    ...(outlook.rails > 0 ? [t.railPointsLeft({ n: outlook.rails })] : []),
    ...(outlook.points > 0 ? [t.points({ n: outlook.points })] : []),
    ...(outlook.waste > 0 ? [t.wasteGained({ n: outlook.waste })] : []),
    ...(outlook.returned > 0 ? [t.wasteReturned({ n: outlook.returned })] : []),
  ]
  return t.row({ items: parts })
}
