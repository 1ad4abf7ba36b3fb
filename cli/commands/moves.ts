import { legalTexts, openRecord, outlineOf, speaker } from '@branchline/engine'
import type { Command } from 'commander'
import { readRecordFile, refusedMove, wholeNumber } from '../arguments.ts'
import { language } from '../flags.ts'
import type { HelpWords } from '../messages/help/index.ts'
import { answers, isQuestion, pricesOf } from '../play/questions.ts'
import { sectionText } from '../play/text.ts'
import { Problem } from '../problem.ts'
import { printStanding } from '../standing.ts'

interface Flags {
  readonly to?: number
  readonly json?: boolean
  readonly words?: boolean
  readonly ask?: string
}

export function register(program: Command, { common: all, moves: t }: HelpWords): void {
  program
    .command('moves')
    .description(t.about)
    .argument('<file>', all.file)
    .option('--to <n>', t.to, wholeNumber(0, 1_000_000))
    .option('--words', t.words)
    .option('--ask <question>', t.ask)
    .option('--json', all.json)
    .action(async (file: string, { to, json, words, ask }: Flags) => {
      const { game, record } = await readRecordFile(file)
      if (to !== undefined && to > record.moves.length) throw new Problem((t) => t.noSuchMove({ moves: record.moves.length, n: to }))
      const { history, bad } = openRecord(game, record, to)
      if (bad) throw refusedMove(game, record, bad)
      const { state } = history
      const prompt = game.prompt(state)
      const say = speaker(game, language(), record.names)
      const moves = legalTexts(game, state)
      const names = record.names ?? []
      const view = prompt === null ? state : game.view(state, prompt.seat)
      if (ask !== undefined) {
        const [word = '', ...rest] = ask.trim().split(/\s+/)
        if (!isQuestion(word)) throw new Problem((t) => t.noQuestion({ text: ask }))
        const asking = { game, view, seat: prompt?.seat ?? 0, locale: language(), names }
        for (const line of answers(asking, word, rest.join(' '))) console.log(line)
        return
      }
      if (words === true) {
        for (const section of outlineOf(game, view, language(), names)) console.log(`${sectionText(section, Number.POSITIVE_INFINITY)}\n`)
        return
      }
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
      const prices = pricesOf({ game, view, locale: language(), names })
      for (const [at, move] of moves.entries()) console.log(`  ${move}${prices[at] === '' ? '' : `: ${prices[at]}`}`)
      printStanding(game, state, record.names)
    })
}
