import type { AnyGame, OptionField } from '@branchline/engine'
import { speaker } from '@branchline/engine'
import type { Command } from 'commander'
import { language } from '../arguments.ts'
import { gameNamed, titles } from '../titles.ts'

export function register(program: Command): void {
  program
    .command('games')
    .description('list the games, their player counts and options')
    .option('--json', 'as JSON')
    .action(async ({ json }: { json?: boolean }) => {
      const games = await Promise.all(titles().map(({ id }) => gameNamed(id)))
      if (json) console.log(JSON.stringify(games.map(describe), null, 2))
      else for (const game of games) print(game)
    })
}

type Field = OptionField<boolean> | OptionField<string> | OptionField<number> | OptionField<readonly string[]>

function describe(game: AnyGame) {
  const { id, title, rulesVersion, seats, options } = game
  return { id, title, rulesVersion, seats, options }
}

function print(game: AnyGame): void {
  const say = speaker(game, language())
  console.log(`${game.id.padEnd(12)} ${game.title}, ${game.seats.min}–${game.seats.max} players (rules version ${game.rulesVersion})`)
  for (const [name, field] of Object.entries(game.options as Record<string, Field>)) {
    console.log(`  ${name.padEnd(16)} ${say.word(`option.${name}`)}: ${valuesOf(field)}`)
  }
}

function valuesOf(field: Field): string {
  switch (field.kind) {
    case 'flag':
      return `true, false (${field.default})`
    case 'choice':
      return `${field.values.join(', ')} (${field.default})`
    case 'number':
      return `${field.min} to ${field.max} (${field.default})`
    case 'list':
      return `${field.counts.join(' or ')} of ${field.values.length} names`
  }
}
