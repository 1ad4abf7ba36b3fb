import type { Command } from 'commander'
import { language } from '../flags.ts'
import type { HelpWords } from '../messages/help/index.ts'
import { Problem } from '../problem.ts'
import { rulesText } from '../rules/book.ts'
import { titleNamed } from '../titles.ts'

export function register(program: Command, { common: all, rules: t }: HelpWords): void {
  program
    .command('rules')
    .description(t.about)
    .argument('<game>', all.game)
    .argument('[clause]', t.clause)
    .action(async (id: string, clause = '') => {
      const text = await rulesText(titleNamed(id), language(), clause)
      if (text === null) throw new Problem((words) => words.noSuchClause({ clause }))
      console.log(text)
    })
}
