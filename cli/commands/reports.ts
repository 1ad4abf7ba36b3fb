import type { ShownReport } from '@branchline/server'
import type { Command } from 'commander'
import { houseAt, server, trying, withPlace } from '../house.ts'
import type { HelpWords } from '../messages/help/index.ts'
import { type PrintedWords, printedWords } from '../messages/printed/index.ts'
import { printable } from '../printable.ts'

interface Flags {
  data?: string
  database?: string
  all?: boolean
  json?: boolean
  note?: string
}

export function register(program: Command, { common: all, reports: t }: HelpWords): void {
  const reports = withPlace(program.command('reports').description(t.about), all)
    .argument('[handled]', t.handled)
    .option('--note <text>', t.note, '')
    .option('--all', t.all)
    .option('--json', t.json)
  reports.action(async (handled: string | undefined, flags: Flags) => {
    const { markHandled, reportsAt } = await server()
    const config = await houseAt(flags)
    if (handled !== undefined) {
      await trying(() => markHandled(config, handled, flags.note ?? ''))
      console.log((await printedWords()).reports.handled({ number: handled }))
      return
    }
    const found = await trying(() => reportsAt(config, flags.all === true))
    if (flags.json === true) for (const report of found) console.log(JSON.stringify(report))
    else {
      const { reports: words } = await printedWords()
      console.log(found.length === 0 ? words.none : found.map((report) => inWords(report, words)).join('\n\n'))
    }
  })
}

function inWords(report: ShownReport, t: PrintedWords['reports']): string {
  const { id, at, reason, text, by, about, table, said, around, handledAt, note } = report
  const people = { about: about.name, aboutId: about.person, by: by.name, byId: by.person }
  const handled =
    handledAt === null ? '' : note === '' ? t.handledOn({ day: day(handledAt) }) : t.handledNote({ day: day(handledAt), note })
  return [
    `${id}  ${day(at)}  ${reason}${handled === '' ? '' : `  ${handled}`}`,
    `  ${about.nameThen === about.name ? t.people(people) : t.peopleRenamed({ ...people, before: about.nameThen })}`,
    ...(table === null ? [] : [`  ${t.table({ table: table.id, game: table.game })}`]),
    ...(text === '' ? [] : [`  “${printable(text)}”`]),
    ...(said === null ? [] : [`  ${t.line({ text: printable(said) })}`]),
    ...around.map((line) => `    ${day(line.at)} ${line.name}: ${printable(line.text)}`),
  ].join('\n')
}

const day = (at: number) => new Date(at).toISOString().slice(0, 16).replace('T', ' ')
