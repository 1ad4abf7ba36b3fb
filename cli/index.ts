/** branchline: the command line. One file in commands/ for each word. */
import { Command, CommanderError } from 'commander'
import { collect, language } from './flags.ts'
import { type HelpWords, helpIn } from './messages/help/index.ts'
import { printable } from './printable.ts'
import { EXIT, Problem } from './problem.ts'
import { errorSaying, helpSaying } from './saying.ts'
import { admit } from './titles.ts'

/** By their first words: only the command that is called is loaded, and all of them only for the list of them. */
const COMMANDS: Readonly<Record<string, () => Promise<{ register(program: Command, help: HelpWords): void }>>> = {
  games: () => import('./commands/games.ts'),
  rules: () => import('./commands/rules.ts'),
  play: () => import('./commands/play.ts'),
  serve: () => import('./commands/serve.ts'),
  backup: () => import('./commands/backup.ts'),
  restore: () => import('./commands/backup.ts'),
  reports: () => import('./commands/reports.ts'),
  host: () => import('./commands/host.ts'),
  sim: () => import('./commands/sim.ts'),
  arena: () => import('./commands/arena.ts'),
  balance: () => import('./commands/balance.ts'),
  puzzles: () => import('./commands/puzzles.ts'),
  replay: () => import('./commands/replay.ts'),
  verify: () => import('./commands/verify.ts'),
  moves: () => import('./commands/moves.ts'),
  advise: () => import('./commands/advise.ts'),
  bench: () => import('./commands/bench.ts'),
  faults: () => import('./commands/faults.ts'),
  doctor: () => import('./commands/doctor.ts'),
  tournament: () => import('./commands/tournament.ts'),
  pack: () => import('./commands/pack.ts'),
}

/** Those that play something, or show what can be played. */
const TAKES_PACKS: ReadonlySet<string> = new Set([
  'games',
  'rules',
  'play',
  'serve',
  'sim',
  'arena',
  'balance',
  'puzzles',
  'replay',
  'verify',
  'moves',
  'advise',
  'tournament',
  'doctor',
])

export async function main(argv: readonly string[]): Promise<void> {
  try {
    await (await program(argv[2])).parseAsync(argv)
  } catch (error) {
    process.exitCode = await report(error)
  }
}

/** The command line with the command that this word calls, or with all of them. */
export async function program(word?: string): Promise<Command> {
  const help = await helpIn(language())
  const branchline = new Command('branchline')
    .description(help.program.about)
    .configureHelp(helpSaying(help.words))
    .helpOption('-h, --help', help.words.help)
    .helpCommand('help [command]', help.words.help)
    .showSuggestionAfterError(true)
    .exitOverride()
    .configureOutput({ outputError: (text, write) => write(`branchline: ${errorSaying(help.words, text)}`) })
    .addHelpText('after', `\n${help.program.exits}`)
  const called = word === undefined || !Object.hasOwn(COMMANDS, word) ? undefined : COMMANDS[word]
  const loaded = await Promise.all(called === undefined ? Object.values(COMMANDS).map((load) => load()) : [called()])
  for (const command of new Set(loaded)) command.register(branchline, help)
  for (const command of branchline.commands) {
    command.exitOverride().configureOutput(branchline.configureOutput())
    if (TAKES_PACKS.has(command.name())) command.option('--with <pack>', help.common.with, collect, [])
  }
  // The server admits its packs itself: they are a setting of the house.
  branchline.hook('preAction', (_, command) =>
    command.name() === 'serve' ? undefined : admit((command.opts() as { with?: readonly string[] }).with ?? []),
  )
  return branchline
}

/** One clear line for people, a code for scripts; a stack trace only for faults of our own, on request. */
async function report(error: unknown): Promise<number> {
  if (error instanceof CommanderError) return error.exitCode === 0 ? EXIT.fine : EXIT.usage
  if (error instanceof Problem) {
    const lines = error.inWords(await words()).split('\n')
    console.error(`branchline: ${lines.map(printable).join('\n')}`)
    return error.exit
  }
  if ((error as Error).name === 'PackProblem') {
    console.error(`branchline: ${(error as Error).message}`)
    return EXIT.usage
  }
  const fault = error as NodeJS.ErrnoException
  if (fault.code === 'EPIPE') return EXIT.fine
  const t = await words()
  console.error(`branchline: ${t.ourFault({ why: fault.message })}`)
  if (process.env.BRANCHLINE_DEBUG) console.error(fault.stack)
  else console.error(t.howToReport)
  return EXIT.fault
}

/** Loaded when there is something to say. */
async function words() {
  const { loadProblemWords } = await import('./messages/problems/index.ts')
  return loadProblemWords(language())
}
