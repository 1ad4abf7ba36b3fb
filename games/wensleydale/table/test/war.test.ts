/** A bidding war in one line for each of those in it: what they have of it, and against whom. */
import type { LogEntry } from '@branchline/design'
import { type GameEvent, submit } from '@branchline/engine'
import { expect, it } from 'vitest'
import { position } from '../../position.ts'
import { recap } from '../recap.tsx'
import { wensleydale } from '../rules.ts'
import { DALES, seatedAt } from './seated.ts'

const WAR = ['bid 3 on box 1', 'bid 4 on box 1', 'bid 2 on box 6', 'bid 5 on box 1', 'bid 6 on box 1', 'pass', 'pass']
const PASSED = ['pass', 'pass', 'pass']

function toldAfter(moves: readonly string[], locale: 'en' | 'de' | 'fr' = 'en'): string[] {
  const view = position({ ...DALES, phase: 'auction', cubes: [12, 12, 12], influence: [{}, {}, {}] })
  const entries = moves.flatMap((move, place): LogEntry[] => {
    const seat = wensleydale.toAct(view) as number
    const events: GameEvent[] = []
    const isPlayed = view.phase === 'auction' && submit(wensleydale, view, move, (event) => events.push(event)).refused === false
    return isPlayed ? [{ n: place + 1, seat, move, events }] : []
  })
  const props = seatedAt(view)
  const steps = recap(entries, { ...props, locale, speaker: { ...props.speaker, seat: (seat) => ['Ann', 'Bob', 'Cara'][seat] ?? '' } })
  return steps.flatMap(({ seat, act }) => (seat === null ? [] : [`${seat} ${act}`]))
}

it('while it goes on: whose bid stands against whom, and to whom a box was lost', () => {
  expect(toldAfter(WAR.slice(0, 3))).toEqual(['0 loses box 1 to Bob', '1 bids 4 on box 1 against Ann', '2 bids 2 on box 6'])
})

it('in the end: who won which box for how much, and against whom', () => {
  const told = toldAfter([...WAR, ...PASSED])
  expect(told.slice(0, 3)).toEqual(['0 loses box 1 to Bob', '1 wins box 1 for 6 against Ann', '2 wins box 6 for 2'])
})

it.each([
  ['de', 'verliert Feld 1 an Bob', 'gewinnt Feld 1 für 6 gegen Ann'],
  ['fr', 'perd le lot 1 face à Bob', 'gagne le lot 1 pour 6 contre Ann'],
] as const)('in %s too', (locale, lost, won) => {
  expect(toldAfter([...WAR, ...PASSED], locale).slice(0, 2)).toEqual([`0 ${lost}`, `1 ${won}`])
})
