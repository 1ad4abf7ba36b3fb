/** The game of the day without a screen. */
import { dailyMove, knownOf } from '@branchline/bots'
import { advance, type GameRecord, recordOf, startHistory } from '@branchline/engine'
import { TITLES } from '@branchline/games/catalogue'
import { expect } from '@playwright/test'

/** What is begun, to its end: the first legal move each time, and the opponents as this machine thinks they play. */
export async function playedDay(record: Omit<GameRecord, 'rulesVersion'>): Promise<GameRecord> {
  const known = await knownOf(TITLES.find(({ id }) => id === record.game) as (typeof TITLES)[number])
  const { game } = known
  const history = startHistory(game, record.options, record.seats, record.seed)
  for (;;) {
    const { state, steps } = history
    const seat = game.toAct(state)
    if (seat === null) return recordOf(history)
    const mine = record.moves[steps.length] ?? game.print(state, game.moves(state)[0])
    const move = seat === 0 ? mine : dailyMove(known, record.seed, steps.length, game.view(state, seat), seat)
    // What the page's worker played is what is played here.
    if (seat !== 0 && record.moves[steps.length] !== undefined) expect(record.moves[steps.length]).toBe(move)
    advance(history, move)
  }
}
