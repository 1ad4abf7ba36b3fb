/** The games of an arena run, on this thread. Whole games are the unit: what a thread plays does not depend on the others. */
import { type Known, lineUpOf, type Player, playMatch, type TalliedGame } from '@branchline/bots'
import { isRefusal } from '@branchline/engine'
import { arenaBot } from './bots.ts'
import { EXEC, type ExecPlayer, execPlayer } from './exec.ts'
import type { Running } from './programs.ts'

export interface Contest {
  readonly game: string
  readonly seats: number
  readonly options: Readonly<Record<string, unknown>>
  readonly seed: string
  readonly bots: readonly string[]
  /** Folders of packs that have been admitted. */
  readonly packs?: readonly string[]
  /** Milliseconds that programs at the other end of a pipe get for a decision. */
  readonly deadline: number
  /** Milliseconds they get beyond it for the first decision after they were started. */
  readonly startUp: number
}

export async function playContest(
  known: Known,
  contest: Contest,
  numbers: Iterable<number>,
  finished: (played: { readonly number: number; readonly game: TalliedGame }) => void,
  running: Running,
): Promise<void> {
  const programs = new Map<string, ExecPlayer>()
  try {
    for (const number of numbers) finished({ number, game: await playGame(known, contest, number, programs, running) })
  } finally {
    for (const program of programs.values()) program.stop()
  }
}

async function playGame(
  known: Known,
  contest: Contest,
  number: number,
  programs: Map<string, ExecPlayer>,
  running: Running,
): Promise<TalliedGame> {
  const { game } = known
  const { lineUp, block } = lineUpOf(number, contest.bots.length, contest.seats)
  const seed = seedOf(contest, block)
  const players = await Promise.all(
    lineUp.map(async (bot, seat): Promise<Player> => {
      const code = contest.bots[bot]
      if (!code.startsWith(EXEC)) return ownBot(known, code, `${seed}-${bot}-${seat}`)
      const program = programFor(`${seat} ${code}`, programs, () => execPlayer(game, code, contest.deadline, contest.startUp, running))
      program.hello(seat, contest.seats, contest.options)
      return program
    }),
  )
  const result = await playMatch({ game, options: contest.options, seed, now: () => performance.now() }, players)
  for (const player of players) if (isProgram(player)) player.over(result.standing)
  return { lineUp, block, result: { ...result, standing: [], moves: [] } }
}

/** All games of a block begin alike. */
export const seedOf = (contest: Contest, block: number) => `${contest.seed}-${block}`

async function ownBot(known: Known, code: string, seed: string): Promise<Player> {
  const bot = await arenaBot(code, known, { seed, now: () => performance.now() })
  if (isRefusal(bot)) throw new Error(`“${code}” is no bot`)
  return bot
}

/** One process for each seat a program may sit at, kept for all games of the thread. */
function programFor(key: string, programs: Map<string, ExecPlayer>, make: () => ExecPlayer): ExecPlayer {
  const program = programs.get(key) ?? make()
  programs.set(key, program)
  return program
}

function isProgram(player: Player): player is ExecPlayer {
  return 'over' in player
}
