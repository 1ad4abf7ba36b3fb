/**
 * Whether a history can have happened at all: every acknowledged entry is there once, in one order that all readers agree on, and nothing
 * that was seen is gone later. Knows no server, only what clients wrote down.
 */
import type { Answer, FinalLog, History, SeenEntry, Sight, Wish } from './history.ts'

type Accepted = Extract<Answer, { kind: 'accepted' }>

/** After these a wish may have been carried out nevertheless: the server could not know, or did not say. */
const UNKNOWN = new Set(['storage', 'closing', 'internal', 'too-many'])

/** One line for each thing that must not be. */
export function complaintsOf({ wishes, sights, finals }: History): string[] {
  const complaints: string[] = []
  const tables = new Set([...wishes, ...sights, ...finals].map(({ table }) => table))
  const byTable = <T extends { readonly table: string }>(list: readonly T[]) => groupedBy(list, ({ table }) => table)
  const [wishesOf, sightsOf, finalsOf] = [byTable(wishes), byTable(sights), byTable(finals)]
  for (const table of tables) {
    const log = agreedLog(finalsOf.get(table) ?? [], complaints)
    if (log === null) {
      complaints.push(`${table}: nobody could read it in the end`)
      continue
    }
    const wanted = wishesOf.get(table) ?? []
    complaints.push(
      ...acknowledged(wanted, log),
      ...explained(wanted, log),
      ...inOrderOfTime(wanted),
      ...stillThere(sightsOf.get(table) ?? [], log),
      ...neverBack(sightsOf.get(table) ?? []),
      ...oneView([...(sightsOf.get(table) ?? []), ...(finalsOf.get(table) ?? [])]),
    )
  }
  return complaints
}

/** All servers show the same in the end, as far as each viewer may read it; what one may not read another fills in. */
function agreedLog(finals: readonly FinalLog[], complaints: string[]): SeenEntry[] | null {
  const log: SeenEntry[] = []
  const [first] = finals
  if (first === undefined) return null
  for (const { table, server, viewer, entries, position } of finals) {
    const where = `${table}: server ${server} shows seat ${viewer}`
    if (entries.length !== first.entries.length) complaints.push(`${where} ${entries.length} entries, not ${first.entries.length}`)
    if (position.seq !== entries.length)
      complaints.push(`${where} a position after ${position.seq} entries, and a log of ${entries.length}`)
    entries.forEach((entry, index) => {
      if (entry.seq !== index + 1) complaints.push(`${where} entry ${entry.seq} in place ${index + 1}`)
      const known = log[index]
      if (known === undefined) log[index] = entry
      else if (!isSame(known, entry)) complaints.push(`${where} ${told(entry)}, another server ${told(known)}`)
      else if (known.move === null) log[index] = entry
    })
  }
  return log
}

/** Every acknowledged wish is the entry it was told to be; one id is one entry, and one entry one id. */
function acknowledged(wishes: readonly Wish[], log: readonly SeenEntry[]): string[] {
  const complaints: string[] = []
  const idAt = new Map<number, Wish>()
  for (const wish of wishes) {
    const accepted = wish.answers.filter((answer): answer is Accepted => answer.kind === 'accepted')
    const [first] = accepted
    if (first === undefined) continue
    const where = `${wish.table}: ${wish.id} (${wish.move ?? wish.kind}) of seat ${wish.seat}`
    for (const { seq, n, server } of accepted)
      if (seq !== first.seq || n !== first.n)
        complaints.push(`${where} was acknowledged as entry ${first.seq}, by server ${server} as ${seq}`)
    if (first.seq !== wish.at + 1) complaints.push(`${where} answered entry ${wish.at} and became entry ${first.seq}`)
    const entry = log[first.seq - 1]
    if (entry === undefined) complaints.push(`${where} was acknowledged as entry ${first.seq}, which is not there`)
    else if (!fits(wish, entry) || entry.n !== first.n)
      complaints.push(`${where} was acknowledged as entry ${first.seq}, which is ${told(entry)}`)
    const other = idAt.get(first.seq)
    if (other !== undefined && (other.id !== wish.id || other.seat !== wish.seat))
      complaints.push(`${where} and ${other.id} were both acknowledged as entry ${first.seq}`)
    idAt.set(first.seq, wish)
  }
  return complaints
}

/** Every entry of a person is one that somebody wanted and that was not turned down for good. */
function explained(wishes: readonly Wish[], log: readonly SeenEntry[]): string[] {
  const at = groupedBy(wishes, (wish) => wish.at)
  return log
    .filter(({ by }) => by === 'person')
    .flatMap((entry) => {
      const candidates = (at.get(entry.seq - 1) ?? []).filter((wish) => fits(wish, entry))
      if (candidates.some(mayHaveBeenDone)) return []
      return candidates.length === 0
        ? [`${wishes[0]?.table}: nobody wanted ${told(entry)}`]
        : [`${wishes[0]?.table}: ${told(entry)} is there, and was turned down (${candidates.map(({ id }) => id).join(', ')})`]
    })
}

/** What was answered before something else was sent stands before it. */
function inOrderOfTime(wishes: readonly Wish[]): string[] {
  const done = wishes
    .flatMap((wish) => {
      const answers = wish.answers.filter((answer): answer is Accepted => answer.kind === 'accepted')
      return answers.length === 0 ? [] : [{ wish, seq: answers[0].seq, answered: Math.min(...answers.map(({ time }) => time)) }]
    })
    .sort((a, b) => a.seq - b.seq)
  const complaints: string[] = []
  let earliest = Number.POSITIVE_INFINITY
  // From the last entry backwards: nothing that stands behind was answered before this was sent.
  for (const { wish, seq, answered } of done.toReversed()) {
    if (earliest < wish.sent) complaints.push(`${wish.table}: entry ${seq} was sent after a later entry had been acknowledged`)
    earliest = Math.min(earliest, answered)
  }
  return complaints
}

/** What anybody saw at any time is in the log of the end, in its place. */
function stillThere(sights: readonly Sight[], log: readonly SeenEntry[]): string[] {
  return sights.flatMap(({ table, server, entries, position }) => [
    ...entries
      .filter((entry) => log[entry.seq - 1] === undefined || !isSame(entry, log[entry.seq - 1]))
      .map((entry) => `${table}: server ${server} showed ${told(entry)}, in the end there is ${told(log[entry.seq - 1])}`),
    ...(position !== null && position.seq > log.length ? [`${table}: server ${server} showed entry ${position.seq} of ${log.length}`] : []),
    ...(position !== null && position.seq > 0 && log[position.seq - 1]?.n !== position.n
      ? [`${table}: server ${server} showed ${position.n} moves after entry ${position.seq}, there are ${log[position.seq - 1]?.n}`]
      : []),
  ])
}

/** On one line a table never goes back. */
function neverBack(sights: readonly Sight[]): string[] {
  const complaints: string[] = []
  const latest = new Map<string, number>()
  for (const sight of sights) {
    const seq = sight.position?.seq ?? sight.entries.at(-1)?.seq
    if (seq === undefined) continue
    const before = latest.get(sight.line) ?? 0
    if (seq < before) complaints.push(`${sight.table}: server ${sight.server} went back from entry ${before} to ${seq} (${sight.line})`)
    latest.set(sight.line, seq)
  }
  return complaints
}

/** After the same entry the same viewer sees the same, whoever shows it and whenever. */
function oneView(shown: readonly (Sight | FinalLog)[]): string[] {
  const complaints: string[] = []
  const views = new Map<string, { view: string; server: number }>()
  for (const { table, viewer, server, position } of shown) {
    if (position === null) continue
    const key = `${viewer} ${position.seq}`
    const known = views.get(key)
    if (known === undefined) views.set(key, { view: position.view, server })
    else if (known.view !== position.view)
      complaints.push(
        `${table}: after entry ${position.seq} viewer ${viewer} sees one thing at server ${known.server}, another at ${server}`,
      )
  }
  return complaints
}

function groupedBy<T, Key>(list: readonly T[], keyOf: (one: T) => Key): Map<Key, T[]> {
  const groups = new Map<Key, T[]>()
  for (const one of list) {
    const group = groups.get(keyOf(one))
    if (group === undefined) groups.set(keyOf(one), [one])
    else group.push(one)
  }
  return groups
}

function fits(wish: Wish, entry: SeenEntry): boolean {
  if (entry.seat !== wish.seat) return false
  if (wish.kind === 'undo') return entry.kind === 'undo'
  return entry.kind === 'move' && (entry.move === null || entry.move === wish.move)
}

const mayHaveBeenDone = ({ answers }: Wish) =>
  answers.length === 0 || answers.some((answer) => answer.kind === 'accepted' || UNKNOWN.has(answer.code))

const isSame = (a: SeenEntry, b: SeenEntry) =>
  a.n === b.n && a.kind === b.kind && a.seat === b.seat && a.by === b.by && (a.move === b.move || a.move === null || b.move === null)

const told = (entry: SeenEntry | undefined) =>
  entry === undefined
    ? 'nothing'
    : `entry ${entry.seq} (${entry.kind} ${entry.move ?? '…'} of seat ${entry.seat}, after it ${entry.n} moves)`

/** How far readers were behind: of the requests made after an entry had been acknowledged somewhere, those that did not show it yet. */
export function staleness({ wishes, sights }: History): { readonly reads: number; readonly behind: number; readonly longest: number } {
  const acknowledgedAt = new Map<string, { seq: number; time: number }[]>()
  for (const { table, answers } of wishes) {
    const times = acknowledgedAt.get(table) ?? []
    for (const answer of answers) if (answer.kind === 'accepted') times.push({ seq: answer.seq, time: answer.time })
    acknowledgedAt.set(table, times)
  }
  let reads = 0
  let behind = 0
  let longest = 0
  for (const { table, asked, time, position } of sights) {
    if (position === null || asked === time) continue
    reads++
    const missed = (acknowledgedAt.get(table) ?? []).filter((entry) => entry.time < asked && entry.seq > position.seq)
    if (missed.length === 0) continue
    behind++
    longest = Math.max(longest, ...missed.map((entry) => asked - entry.time))
  }
  return { reads, behind, longest: Math.round(longest) }
}
