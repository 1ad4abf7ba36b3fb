import type { AnyGame, Locale, OptionField, Title } from '@branchline/engine'
import type { Command } from 'commander'
import { language } from '../flags.ts'
import { gameNamed, titleNamed, titles } from '../titles.ts'

interface ListWords {
  readonly players: string
  readonly minutes: string
  readonly version: string
  readonly more: string
}

/** Not in messages/: the list must not wait for a catalogue of messages to be loaded. */
const WORDS: { readonly en: ListWords } & { readonly [Language in Locale]?: ListWords } = {
  en: { players: 'players', minutes: 'minutes', version: 'rules version', more: 'The options of one: branchline games GAME' },
  de: { players: 'Spieler', minutes: 'Minuten', version: 'Regelversion', more: 'Die Optionen eines Spiels: branchline games SPIEL' },
}

const words = (): ListWords => WORDS[language()] ?? WORDS.en

export function register(program: Command): void {
  program
    .command('games')
    .description('list the games, their player counts and length; of one game also its options')
    .argument('[game]', 'id of a game')
    .option('--json', 'as JSON, with the options')
    .action(async (id: string | undefined, { json }: { json?: boolean }) => {
      const wanted = id === undefined ? titles() : [titleNamed(id)]
      if (json) {
        const games = await Promise.all(wanted.map(({ id }) => gameNamed(id)))
        console.log(JSON.stringify(games.map(describe), null, 2))
        return
      }
      for (const title of wanted) print(title)
      if (id === undefined) console.log(`\n${words().more}`)
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
  console.log(`${id.padEnd(12)} ${name}, ${seats.min}–${seats.max} ${words().players}, ${minutes.min}–${minutes.max} ${words().minutes}`)
  console.log(`  ${blurb[language()] ?? blurb.en}`)
}

async function printOptions(game: AnyGame): Promise<void> {
  const { speaker } = await import('@branchline/engine')
  const say = speaker(game, language())
  console.log(`  ${words().version} ${game.rulesVersion}`)
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
