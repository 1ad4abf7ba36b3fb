/** What one take-back takes back. */
import { type LogEntry, type TableSource, takeBack } from '@branchline/design'
import { expect, test } from 'vitest'

/** A table of one person and one bot, whose undo goes to the person’s move before. */
function tableWith(moves: readonly string[]): TableSource {
  let entries = moves.map((text, place): LogEntry => {
    const [who, move] = text.split(' ')
    return { n: place + 1, seat: who === 'me' ? 0 : 1, move, events: [{ type: 'x', isForced: move === 'forced' }] }
  })
  const model = () => ({ n: entries.length, mine: [0], entries, undoable: entries.filter(({ seat }) => seat === 0).length })
  const undo = async () => {
    const place = entries.findLastIndex(({ seat }) => seat === 0)
    entries = entries.slice(0, place)
    return null
  }
  return { model, undo, subscribe: () => () => undefined } as unknown as TableSource
}

test('what was made by itself is no decision to come back to', async () => {
  const table = tableWith(['me bid', 'bot bid', 'me forced', 'bot bid', 'me forced', 'bot offer'])
  await takeBack(table)
  expect(table.model().n).toBe(0)
})

test('one decision and no more', async () => {
  const table = tableWith(['me forced', 'bot bid', 'me offer', 'bot bid', 'me bid', 'bot bid'])
  await takeBack(table)
  expect(table.model().n).toBe(4)
})

test('where all was made by itself there is an end', async () => {
  const table = tableWith(['bot bid', 'me forced', 'bot bid', 'me forced'])
  await takeBack(table)
  expect(table.model().n).toBe(1)
})
