import type { AnyGame, OptionField, Title } from '@branchline/engine'
import type { Command } from 'commander'
import { language } from '../flags.ts'
import type { HelpWords } from '../messages/help/index.ts'
import type { CliWords } from '../messages/index.ts'
import { listWords } from '../messages/list.ts'
import { gameNamed, titleNamed, titles } from '../titles.ts'

export function register(program: Command, { games: t }: HelpWords): void {
  program
    .command('games')
    .description(t.about)
    .argument('[game]', t.game)
    .option('--json', t.json)
    .action(async (id: string | undefined, { json }: { json?: boolean }) => {
      const wanted = id === undefined ? titles() : [titleNamed(id)]
      if (json) {
        const games = await Promise.all(wanted.map(({ id }) => gameNamed(id)))
        console.log(JSON.stringify(games.map(describe), null, 2))
        return
      }
      for (const title of wanted) print(title)
      if (id === undefined) console.log(`\n${listWords(language()).more}`)
      else await printOptions(await gameNamed(id))
    })
}

type Field = OptionField<boolean> | OptionField<string> | OptionField<number> | OptionField<readonly string[]>

function describe(game: AnyGame) {
  const { id, title, rulesVersion, seats, options } = game
  return { id, title, rulesVersion, seats, options }
}

/** From the title alone: the list is there before any rules could be loaded. */
function print({ id, name, seats, minutes, blurb }: Title): void {
  console.log(
    `${id.padEnd(12)} ${name}, ${seats.min}–${seats.max} ${listWords(language()).players}, ${minutes.min}–${minutes.max} ${listWords(language()).minutes}`,
  )
  console.log(`  ${blurb[language()] ?? blurb.en}`)
}

async function printOptions(game: AnyGame): Promise<void> {
  const [{ speaker }, { wordsIn }] = await Promise.all([import('@branchline/engine'), import('../messages/index.ts')])
  const say = speaker(game, language())
  const { options } = wordsIn(language())
  console.log(`  ${options.version({ version: game.rulesVersion })}`)
  /** A number that stands for something else says what: 0, as usual. */
  const meaningOf = (name: string, value: number) => {
    const key = `option.${name}.${value}`
    return game.messages.text(key) === undefined ? '' : `; ${value} = ${say.word(key)}`
  }
  for (const [name, field] of Object.entries(game.options as Record<string, Field>)) {
    console.log(
      `  ${name.padEnd(16)} ${say.word(`option.${name}`)}: ${valuesOf(field, options)}${field.kind === 'number' ? meaningOf(name, field.default) : ''}`,
    )
  }
}

function valuesOf(field: Field, words: CliWords['options']): string {
  switch (field.kind) {
    case 'flag':
      return words.values({ values: ['true', 'false'], usual: String(field.default) })
    case 'choice':
      return words.values({ values: field.values, usual: field.default })
    case 'number':
      return words.range({ min: field.min, max: field.max, usual: field.default })
    case 'list':
      return words.names({ counts: field.counts.join('/'), of: field.values.length })
  }
}
