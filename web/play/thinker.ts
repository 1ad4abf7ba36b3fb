/** The worker: bots decide here, and positions are played out here, so that the page never waits for either. */
import { type AdvisedMove, adviseWith, outlookWith } from '@branchline/bots/foresight'
import { keepBots } from '@branchline/bots/keep'
import { botWith } from '@branchline/bots/with-insight'
import {
  type AnyGame,
  type AnyInsight,
  type GameRecord,
  type GameState,
  isRefusal,
  type Locale,
  openRecord,
  type Seat,
  stateAt,
} from '@branchline/engine'
import { expose } from 'comlink'
import { loadGame, titles } from '../home/titles.ts'

/** The bots of the tables played last keep what they found for one decision for the next. */
const kept = keepBots({ bots: 8, positions: 20_000 })

const thinker = {
  async decide(id: string, table: string, view: GameState, seat: Seat, level: string): Promise<string> {
    const game = await gameFor(id)
    const insight = await insightFor(id)
    const make = () => {
      const bot = botWith(insight, level, game, { now: () => performance.now(), seed: `${table} ${seat}` })
      if (isRefusal(bot)) throw new Error(`no bot ${level}`)
      return bot
    }
    return game.print(view, kept.decide(`${table} ${seat} ${level}`, make, view, seat).move)
  },

  /** The five best moves for the seat to act, with what each seat can expect after them. */
  async advise(id: string, view: GameState, locale: Locale): Promise<readonly AdvisedMove[]> {
    const settings = { locale, milliseconds: 2_000, now: () => performance.now() }
    return adviseWith(await insightFor(id), await gameFor(id), view, settings)
  },

  /** Shares of victory after each of some positions, as somebody sees them who knows no secrets. */
  async outlook(record: GameRecord, positions: readonly number[], playouts: number, tell: (part: number) => void): Promise<number[][]> {
    const game = await gameFor(record.game)
    const insight = await insightFor(record.game)
    const { history } = openRecord(game, record)
    const shares: number[][] = []
    for (const [index, at] of positions.entries()) {
      if (at <= history.steps.length)
        shares.push([...outlookWith(insight, game, stateAt(history, at), { playouts, seed: `${record.seed} ${at}` }).chances])
      tell((index + 1) / positions.length)
      await new Promise((resolve) => setTimeout(resolve))
    }
    return shares
  },
}
export type Thinker = typeof thinker

async function gameFor(id: string): Promise<AnyGame> {
  const game = await loadGame(id)
  if (game === undefined) throw new Error(`no game ${id}`)
  return game
}

const INSIGHTS = import.meta.glob<{ insight: AnyInsight }>('../../games/*/bot/index.ts')

/** What the bots know of a game: fetched for the one that is played. */
async function insightFor(id: string): Promise<AnyInsight> {
  const folder = titles.find((title) => title.id === id)?.rules.split('/')[0]
  const load = INSIGHTS[`../../games/${folder}/bot/index.ts`]
  if (load === undefined) throw new Error(`no bots for ${id}`)
  return (await load()).insight
}

expose(thinker)
