import type { ShownReport } from '@branchline/server'
import type { Command } from 'commander'
import { houseAt, server, trying, withPlace } from '../house.ts'
import { printable } from '../printable.ts'

interface Flags {
  data?: string
  database?: string
  all?: boolean
  json?: boolean
  note?: string
}

export function register(program: Command): void {
  const reports = withPlace(
    program.command('reports').description('what players of your server have reported; and say that it is dealt with'),
  )
    .argument('[handled]', 'the number of a report that is dealt with')
    .option('--note <text>', 'what was done about it', '')
    .option('--all', 'those too that are dealt with')
    .option('--json', 'as JSON, one report a line')
  reports.action(async (handled: string | undefined, flags: Flags) => {
    const { markHandled, reportsAt } = await server()
    const config = await houseAt(flags)
    if (handled !== undefined) {
      await trying(() => markHandled(config, handled, flags.note ?? ''))
      console.log(`report ${handled} is dealt with`)
      return
    }
    const found = await trying(() => reportsAt(config, flags.all === true))
    if (flags.json === true) for (const report of found) console.log(JSON.stringify(report))
    else console.log(found.length === 0 ? 'nothing is reported' : found.map(inWords).join('\n\n'))
  })
}

function inWords(report: ShownReport): string {
  const { id, at, reason, text, by, about, table, said, around, handledAt, note } = report
  const before = about.nameThen === about.name ? '' : `, then called ${about.nameThen}`
  return [
    `${id}  ${day(at)}  ${reason}${handledAt === null ? '' : `  (dealt with ${day(handledAt)}${note === '' ? '' : `: ${note}`})`}`,
    `  about ${about.name} (${about.person}${before}), by ${by.name} (${by.person})`,
    ...(table === null ? [] : [`  at table ${table.id} (${table.game})`]),
    ...(text === '' ? [] : [`  “${printable(text)}”`]),
    ...(said === null ? [] : [`  the line: ${printable(said)}`]),
    ...around.map((line) => `    ${day(line.at)} ${line.name}: ${printable(line.text)}`),
  ].join('\n')
}

const day = (at: number) => new Date(at).toISOString().slice(0, 16).replace('T', ' ')
