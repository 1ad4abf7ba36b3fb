/** What shares bring, as the balance report tells it: every pound that shareholders are paid belongs to one share that was bought. */
import { type BalanceNotes, defaultOptions, type GameEvent } from '@branchline/engine'
import { expect, it } from 'vitest'
import { balance } from '../balance/index.ts'
import { insight } from '../bot/index.ts'
import { westRiding } from '../rules/index.ts'

interface Told {
  readonly figures: Map<string, number[]>
  paid: number
}

function play(seats: number, seed: string): Told {
  const figures = new Map<string, number[]>()
  const notes: BalanceNotes = {
    use: () => {},
    start: () => {},
    figure: (name, value) => figures.set(name, [...(figures.get(name) ?? []), value]),
    memory: new Map(),
  }
  let thrown = 0
  const dice = { below: (limit: number) => thrown++ % limit }
  const state = westRiding.setup(defaultOptions(westRiding.options), seats, seed)
  let paid = 0
  while (westRiding.toAct(state) !== null) {
    const events: GameEvent[] = []
    const { turn } = state
    westRiding.play(state, insight.pick(state, westRiding.moves(state), dice), (event) => events.push(event))
    for (const event of events) {
      balance.told(state, event, notes, turn)
      paid += paidBy(event)
    }
  }
  balance.over(state, notes)
  return { figures, paid }
}

/** To shareholders as such: what a President has beyond that belongs to no share. */
function paidBy({ type, paid, perShare, remainder, amount }: GameEvent): number {
  const sum = (amounts: unknown) => (amounts as readonly number[]).reduce((all, one) => all + one, 0)
  if (type === 'dividend') return sum(paid)
  if (type === 'payoff-odd-share') return Number(amount)
  if (type !== 'payoff-treasury') return 0
  return Number(perShare) === 0 ? 0 : sum(paid) - Number(remainder)
}

it.each([3, 4, 5])('with %i players shares bring together what shareholders are paid', (seats) => {
  const { figures, paid } = play(seats, `purchases ${seats}`)
  const sum = (name: string) => (figures.get(name) ?? []).reduce((all, one) => all + one, 0)
  expect(paid).toBeGreaterThan(300)
  expect(sum('share-brings')).toBeCloseTo(paid, 6)
  expect(figures.get('share-loses')).toHaveLength((figures.get('share-price') ?? []).length)
})
