/** Where “since your turn” begins: at the last move that one decided oneself; and what everybody’s figures are compared with. */
import type { AnyTable, LogEntry, RecapStep, TableProps } from '@branchline/design'
import { expect, test } from 'vitest'
import { comparedWith, sinceMyTurn, stepsSince } from '../table/since.ts'

const entry = (n: number, seat: number, events: LogEntry['events'] = []): LogEntry => ({ n, seat, move: 'x', events })
const passed = (seat: number, isForced: boolean) => [{ type: 'passed', clause: 'X-1', seat, isForced }]

test('own moves of the turn that goes on are passed over, then those of others are taken', () => {
  const entries = [entry(1, 0), entry(2, 1), entry(3, 2), entry(4, 0)]
  expect(sinceMyTurn(entries, 0)).toEqual({ n: 1, entries: entries.slice(1, 3), closing: null })
  expect(sinceMyTurn(entries.slice(1, 3), 0)).toEqual({ n: null, entries: entries.slice(1, 3), closing: null })
})

test('a pass without a choice was nobody’s decision: what happened before it is news too', () => {
  const entries = [entry(1, 0), entry(2, 1), entry(3, 0, passed(0, true)), entry(4, 2), entry(5, 1)]
  expect(sinceMyTurn(entries, 0)).toEqual({ n: 1, entries: entries.slice(1), closing: null })
  const chosen = [entry(1, 0), entry(2, 1), entry(3, 0, passed(0, false)), entry(4, 2)]
  expect(sinceMyTurn(chosen, 0)).toEqual({ n: 3, entries: chosen.slice(3), closing: null })
})

test('what follows one’s decision at once without a choice belongs to it: a payment is no news, and hides none', () => {
  const entries = [entry(1, 0), entry(2, 0, passed(0, true)), entry(3, 1), entry(4, 0), entry(5, 0, passed(0, true))]
  expect(sinceMyTurn(entries, 0)).toEqual({ n: 2, entries: entries.slice(2, 3), closing: null })
})

const ended = [{ type: 'turn', clause: 'X-2' }]
const endsRound = ({ events }: LogEntry) => events.some(({ type }) => type === 'turn')

test('a round that ended with one’s own move ends one’s turn: what came of it is news, what the others did before it is not', () => {
  const entries = [entry(1, 0), entry(2, 1), entry(3, 0, ended)]
  expect(sinceMyTurn(entries, 0, { endsRound })).toEqual({ n: 3, entries: [], closing: entries[2] })
  const later = [...entries, entry(4, 1), entry(5, 0)]
  expect(sinceMyTurn(later, 0, { endsRound })).toEqual({ n: 3, entries: later.slice(3, 4), closing: entries[2] })
  expect(sinceMyTurn(later, 1, { endsRound }).closing).toBeNull()
})

test('figures are compared with the end of one’s last turn; in an auction no bid of one’s own ends it', () => {
  const entries = [entry(1, 0), entry(2, 1), entry(3, 2), entry(4, 0), entry(5, 1), entry(6, 0), entry(7, 2)]
  expect(comparedWith(entries, 0, null)).toBe(6)
  expect(comparedWith(entries, 0, 3)).toBe(1)
  expect(comparedWith(entries, 2, 0)).toBeNull()
})

test('a move that ended the round may have paid: figures are compared with those before it, and not with those after a forced pass', () => {
  const entries = [entry(1, 0), entry(2, 0, passed(0, true)), entry(3, 1), entry(4, 0, ended), entry(5, 1)]
  expect(comparedWith(entries, 0, 4, { endsRound })).toBe(1)
})

test('of one’s own last move what others got by it is told, one’s own part in it is not', () => {
  const closing = entry(3, 0, ended)
  const step = (seat: number | null, act: string): RecapStep => ({ seat, act, from: 3, to: 3, places: [] })
  const told = [step(0, 'passes'), step(2, 'buys'), step(null, 'a turn ends')]
  const drawn = { recap: (entries: readonly LogEntry[]) => (entries[0] === closing ? told : [step(1, 'offers')]) } as unknown as AnyTable
  const since = { n: 3, entries: [entry(4, 1)], closing }
  expect(stepsSince(drawn, since, {} as TableProps).map(({ act }) => act)).toEqual(['buys', 'a turn ends', 'offers'])
})
