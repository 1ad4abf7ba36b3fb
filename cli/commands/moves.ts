import { legalTexts, openRecord, speaker } from '@branchline/engine'
import type { Command } from 'commander'
import { readRecordFile, sayRefusal, wholeNumber } from '../arguments.ts'
import { language } from '../flags.ts'
import { EXIT, Problem } from '../problem.ts'
import { printStanding } from '../standing.ts'

export function register(program: Command): void {
  program
    .command('moves')
    .description('the position a record leads to: who acts, what is asked, the legal moves, the standing')
    .argument('<file>', 'a record')
    .option('--to <n>', 'the position after the first n moves', wholeNumber(0, 1_000_000))
    .option('--json', 'as JSON')
    .action(async (file: string, { to, json }: { to?: number; json?: boolean }) => {
      const { game, record } = await readRecordFile(file)
      if (to !== undefined && to > record.moves.length)
        throw new Problem(`the record has ${record.moves.length} moves, so there is no move ${to}.`)
      const { history, bad } = openRecord(game, record, to)
      if (bad) throw new Problem(`move ${bad.at + 1}, “${bad.text}”, is refused: ${sayRefusal(game, bad.refusal)}`, EXIT.wrong)
      const { state } = history
      const prompt = game.prompt(state)
      const say = speaker(game, language(), record.names)
      const moves = legalTexts(game, state)
      if (json) {
        const asked = prompt === null ? null : { ...prompt, text: say.prompt(prompt) }
        console.log(
          JSON.stringify(
            {
              game: game.id,
              position: history.steps.length,
              toAct: game.toAct(state),
              prompt: asked,
              moves,
              standing: game.standing(state),
            },
            null,
            2,
          ),
        )
        return
      }
      if (prompt === null) console.log(say.word('refusal.game-over'))
      else console.log(`${say.seat(prompt.seat)}: ${say.prompt(prompt)} (${prompt.clause})`)
      for (const move of moves) console.log(`  ${move}`)
      printStanding(game, state, record.names)
    })
}
