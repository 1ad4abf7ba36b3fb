/** branchline: the command line. One file in commands/ for each word. */
import { Command, CommanderError } from 'commander'
import * as advise from './commands/advise.ts'
import * as arena from './commands/arena.ts'
import * as backup from './commands/backup.ts'
import * as bench from './commands/bench.ts'
import * as doctor from './commands/doctor.ts'
import * as faults from './commands/faults.ts'
import * as games from './commands/games.ts'
import * as moves from './commands/moves.ts'
import * as play from './commands/play.ts'
import * as replay from './commands/replay.ts'
import * as reports from './commands/reports.ts'
import * as serve from './commands/serve.ts'
import * as sim from './commands/sim.ts'
import * as verify from './commands/verify.ts'
import { EXIT, Problem } from './problem.ts'

const COMMANDS = [games, play, serve, backup, reports, sim, arena, replay, verify, moves, advise, bench, faults, doctor]

export async function main(argv: readonly string[]): Promise<void> {
  try {
    await program().parseAsync(argv)
  } catch (error) {
    process.exitCode = report(error)
  }
}

export function program(): Command {
  const branchline = new Command('branchline')
    .description('Railway board games: play, simulate, replay, serve.')
    .configureHelp({ showGlobalOptions: true })
    .showSuggestionAfterError(true)
    .exitOverride()
    .configureOutput({ outputError: (text, write) => write(`branchline: ${text.replace(/^error: /, '')}`) })
    .addHelpText(
      'after',
      `\nExit codes: 0 all is well · 1 what was checked is wrong · 2 the call is wrong (flag, file, game) · 70 our fault.`,
    )
  for (const command of COMMANDS) command.register(branchline)
  for (const command of branchline.commands) command.exitOverride().configureOutput(branchline.configureOutput())
  return branchline
}

/** One clear line for people, a code for scripts; a stack trace only for faults of our own, on request. */
function report(error: unknown): number {
  if (error instanceof CommanderError) return error.exitCode === 0 ? EXIT.fine : EXIT.usage
  if (error instanceof Problem) {
    console.error(`branchline: ${error.message}`)
    return error.exit
  }
  const fault = error as NodeJS.ErrnoException
  if (fault.code === 'EPIPE') return EXIT.fine
  console.error(`branchline: something went wrong on our side: ${fault.message}`)
  if (process.env.BRANCHLINE_DEBUG) console.error(fault.stack)
  else console.error('Set BRANCHLINE_DEBUG=1 to see where, and please report it.')
  return EXIT.fault
}
