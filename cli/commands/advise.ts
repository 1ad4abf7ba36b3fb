import { type AdvisedMove, adviseMoves, type Known, type Review, reviewGame } from '@branchline/bots'
import { type AnyGame, type GameRecord, isRefusal, openRecord, speaker } from '@branchline/engine'
import type { Command } from 'commander'
import { readRecordFile, refusedMove, sayRefusal, wholeNumber } from '../arguments.ts'
import { language } from '../flags.ts'
import type { HelpWords } from '../messages/help/index.ts'
import { wordsIn } from '../messages/index.ts'
import { EXIT, Problem } from '../problem.ts'
import { progress } from '../progress.ts'
import { knownNamed } from '../titles.ts'

interface Flags {
  at?: number
  seconds: number
  iterations?: number
  playouts: number
  json?: boolean
}

export function register(program: Command, { common: all, advise: t }: HelpWords): void {
  program
    .command('advise')
    .description(t.about)
    .argument('<file>', all.file)
    .option('--at <n>', t.at, wholeNumber(0, 1_000_000))
    .option('--seconds <n>', t.seconds, wholeNumber(1, 600), 3)
    .option('--iterations <n>', t.iterations, wholeNumber(1, 1_000_000))
    .option('--playouts <n>', t.playouts, wholeNumber(1, 1000), 12)
    .option('--json', all.json)
    .action(async (file: string, flags: Flags) => {
      const { game, record } = await readRecordFile(file)
      const at = flags.at ?? record.moves.length
      if (at > record.moves.length) throw new Problem((t) => t.noSuchMove({ moves: record.moves.length, n: at }))
      const { history, bad } = openRecord(game, record, at)
      if (bad) throw refusedMove(game, record, bad)
      const known = await knownNamed(game.id)
      if (game.toAct(history.state) === null) await review(known, record, flags)
      else advise(known, record, history.state, at, flags)
    })
}

function advise(known: Known, record: GameRecord, state: unknown, at: number, flags: Flags): void {
  const { iterations, seconds } = flags
  const { game } = known
  const seat = game.toAct(state) as number
  const budget = iterations === undefined ? { now: () => performance.now(), milliseconds: 1000 * seconds } : { iterations }
  const moves = adviseMoves(known, state, { locale: language(), ...budget })
  if (flags.json) {
    console.log(JSON.stringify({ game: game.id, at, seat, moves }, null, 2))
    return
  }
  const say = speaker(game, language(), record.names)
  const prompt = game.prompt(state)
  console.log(`${wordsIn(language()).advise.after({ at })} ${say.seat(seat)}: ${prompt === null ? '' : say.prompt(prompt)}`)
  for (const [place, advised] of moves.entries()) console.log(`  ${place + 1}. ${line(advised, seat)}`)
}

function line({ move, share, chances, scores, reason }: AdvisedMove, seat: number): string {
  const expected = scores.map((score) => score.toFixed(0)).join(' : ')
  const said = wordsIn(language()).advise.expects({ chance: percent(chances[seat]), scores: expected, share: percent(share), reason })
  return `${move}\n     ${said}`
}

async function review(known: Known, record: GameRecord, flags: Flags): Promise<void> {
  const { game } = known
  const bar = await progress(record.moves.length, 'positions')
  const found = reviewGame(known, record, { locale: language(), playouts: flags.playouts }, (part) =>
    bar.update(Math.round(part * record.moves.length)),
  )
  bar.end()
  if (isRefusal(found)) throw new Problem(() => sayRefusal(game, found), EXIT.wrong)
  if (flags.json) console.log(JSON.stringify({ game: game.id, ...found }, null, 2))
  else printReview(game, record, found)
}

const HEIGHTS = '▁▂▃▄▅▆▇█'

function printReview(game: AnyGame, record: GameRecord, { curve, turningPoints }: Review): void {
  const say = speaker(game, language(), record.names)
  const width = Math.min(60, curve.length)
  const nameWidth = Math.max(...Array.from({ length: record.seats }, (_, seat) => say.seat(seat).length))
  const words = wordsIn(language()).advise
  console.log(words.curve({ game: game.title }))
  for (let seat = 0; seat < record.seats; seat++) {
    const chances = Array.from(
      { length: width },
      (_, x) => curve[Math.round((x * (curve.length - 1)) / Math.max(1, width - 1))]?.chances[seat] ?? 0,
    )
    const heights = chances.map((chance) => HEIGHTS[Math.min(HEIGHTS.length - 1, Math.floor(chance * HEIGHTS.length))])
    const last = curve.at(-1)?.scores[seat] ?? 0
    console.log(`  ${say.seat(seat).padEnd(nameWidth)} ${heights.join('')} ${last.toFixed(0)}`)
  }
  console.log(words.turningPoints)
  for (const { at, move, seat, changedSeat, before, after, reason } of turningPoints) {
    console.log(
      `  ${words.turningPoint({ at, name: say.seat(seat), move, reason, changed: say.seat(changedSeat), before: percent(before), after: percent(after) })}`,
    )
  }
}

const percent = (chance: number | undefined) => `${Math.round(100 * (chance ?? 0))} %`
