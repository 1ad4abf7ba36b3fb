/** Where “since your turn” begins: at the last move that one decided oneself. */
import type { LogEntry } from '@branchline/design'
import { expect, test } from 'vitest'
import { sinceMyTurn } from '../table/since.ts'

const entry = (n: number, seat: number, events: LogEntry['events'] = []): LogEntry => ({ n, seat, move: 'x', events })
const passed = (seat: number, missed: number) => [{ type: 'passed', clause: 'X-1', seat, missed }]
const wasForced = ({ events }: LogEntry) => events.some(({ missed }) => Number(missed) > 0)

test('own moves of the turn that goes on are passed over, then those of others are taken', () => {
  const entries = [entry(1, 0), entry(2, 1), entry(3, 2), entry(4, 0)]
  expect(sinceMyTurn(entries, 0)).toEqual({ n: 1, entries: entries.slice(1, 3) })
  expect(sinceMyTurn(entries.slice(1, 3), 0)).toEqual({ n: null, entries: entries.slice(1, 3) })
})

test('a pass for want of money was nobody’s decision: what happened before it is news too', () => {
  const entries = [entry(1, 0), entry(2, 1), entry(3, 0, passed(0, 8)), entry(4, 2), entry(5, 1)]
  expect(sinceMyTurn(entries, 0, wasForced)).toEqual({ n: 1, entries: entries.slice(1) })
  const chosen = [entry(1, 0), entry(2, 1), entry(3, 0, passed(0, 0)), entry(4, 2)]
  expect(sinceMyTurn(chosen, 0, wasForced)).toEqual({ n: 3, entries: chosen.slice(3) })
})
