import { type AnyGame, advance, type GameRecord, hashOf, inspect, openRecord, speaker } from '@branchline/engine'
import type { Command } from 'commander'
import { readRecordFile, refusedMove, wholeNumber } from '../arguments.ts'
import { language } from '../flags.ts'
import type { HelpWords } from '../messages/help/index.ts'
import { EXIT, Problem } from '../problem.ts'
import { printStanding } from '../standing.ts'

export function register(program: Command, { common: all, replay: t }: HelpWords): void {
  program
    .command('replay')
    .description(t.about)
    .argument('<file>', all.file)
    .option('--verify', t.verify)
    .option('--to <n>', t.to, wholeNumber(0, 1_000_000))
    .option('--json', all.json)
    .action(async (file: string, { verify, to, json }: { verify?: boolean; to?: number; json?: boolean }) => {
      const { game, record } = await readRecordFile(file)
      const total = record.moves.length
      if (to !== undefined && to > total) throw new Problem((t) => t.noSuchMove({ moves: total, n: to }))
      const { history, bad } = openRecord(game, record, to)
      if (bad) throw refusedMove(game, record, bad)
      const hash = hashOf(history.state)
      if (verify) {
        const complaint = refereeThrough(game, record)
        if (complaint !== null) throw new Problem((t) => t.refereeObjects({ complaint }), EXIT.wrong)
        if (to === undefined && record.finalHash !== undefined && record.finalHash !== hash) {
          throw new Problem((t) => t.hashDiffers({ promised: record.finalHash as string, found: hash }), EXIT.wrong)
        }
      }
      const seat = game.toAct(history.state)
      if (json) {
        console.log(
          JSON.stringify(
            {
              game: game.id,
              moves: history.steps.length,
              of: total,
              toAct: seat,
              hash,
              verified: verify === true,
              standing: game.standing(history.state),
            },
            null,
            2,
          ),
        )
        return
      }
      const say = speaker(game, language(), record.names)
      console.log(
        `${game.title}, ${record.seats} players: ${history.steps.length} of ${total} moves${verify ? ', verified' : ''}. Hash ${hash}.`,
      )
      console.log(seat === null ? 'The game is over.' : `${say.seat(seat)} is to act.`)
      printStanding(game, history.state, record.names)
    })
}

/** The first objection of the referee on the way through a record. */
function refereeThrough(game: AnyGame, record: GameRecord): string | null {
  const { history } = openRecord(game, record, 0)
  for (const [at, text] of record.moves.entries()) {
    advance(history, text)
    const complaint = inspect(game, history.state)[0]
    if (complaint !== undefined) return `after move ${at + 1}, “${text}”, the referee objects: ${complaint.what} (${complaint.clause})`
  }
  return null
}
