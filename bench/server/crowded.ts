/** A server with very many of everything: copies of the first ones, written straight into its file. */

export interface FirstOfAll {
  readonly person: string
  readonly table: string
  readonly club: string
  readonly tournament: string
  readonly day: string
}

/** How many the first person follows, however many there are. */
const FOLLOWED = 50

export function fill(file: { exec(sql: string): void }, first: FirstOfAll, count: number): void {
  file.exec('begin immediate')
  fillPeople(file, first, count)
  fillTables(file, first, count)
  fillTournaments(file, first, count)
  file.exec('commit')
  // So much at once would lie in the log beside the file until somebody writes.
  file.exec('pragma wal_checkpoint(truncate)')
}

/** A name of twelve letters and digits for the nth. */
const key = (letter: string) => `'${letter}' || substr('00000000000' || nth, -11)`
const numbers = (count: number) =>
  `with recursive numbers(nth) as (select 1 union all select nth + 1 from numbers where nth < ${count - 1})`

/** Everybody follows the first one, owns a club, and has played the game of the day. */
function fillPeople(file: { exec(sql: string): void }, { person, club, day }: FirstOfAll, count: number): void {
  const each = (into: string, columns: string, also = '') =>
    file.exec(`insert into ${into} ${numbers(count)} select ${columns} from numbers ${also}`)
  each('people (id, name, created_at, erased_at, merged_into)', `${key('p')}, 'Person ' || nth, 1700000000000 + nth, null, null`)
  each('person_marks (person, other_person, mark, at)', `${key('p')}, '${person}', 'follow', 1700000000000 + nth`)
  each(
    'person_marks (person, other_person, mark, at)',
    `'${person}', ${key('p')}, 'follow', 1700000000000 + nth`,
    `where nth <= ${FOLLOWED}`,
  )
  each('daily_attempts (day, person, begun_at, done_at, score, place, moves)', `'${day}', ${key('p')}, 1, 2, nth % 9000, 1, '[]'`)
  file.exec(`create temp table one as select * from clubs where id = '${club}'`)
  each(
    'clubs (id, name, about, is_open, invite, created_at)',
    `${key('c')}, one.name || nth, '', 1, substr('0000000000000000' || nth, -16), one.created_at - nth`,
    ', one',
  )
  file.exec('drop table one')
  each('club_people (club, person, role, since)', `${key('c')}, ${key('p')}, 'owner', 1700000000000 + nth`)
}

/** All are one person's, who also sits at each: for their own list the worst there can be. Made one after the other in the past; a fifth of them open, the rest finished. */
function fillTables(file: { exec(sql: string): void }, { table }: FirstOfAll, count: number): void {
  const status = "case nth % 5 when 0 then 'open' else 'finished' end"
  copy(file, 'tables', `id = '${table}'`, { id: key('t'), created_at: 'created_at - nth * 1000', status }, count)
  copy(file, 'seats', `table_id = '${table}'`, { table_id: key('t') }, count)
  // As many games of theirs that are over, and as many others who are rated.
  file.exec(`insert into results (table_id, seat, person, game, seats, pool, rank, won, score, change, at)
    select id, 0, owner, game, 2, 'people', 1, 1, 100, 1, created_at from tables where id <> '${table}'`)
  file.exec(`insert into ratings (player, game, seats, pool, rating, games, changed_at)
    select 'p' || id, game, 2, 'people', 150000 + place % 1000, 9, created_at from (select *, row_number() over () as place from tables)`)
}

/** The first person has entered, and organises, each of them. */
function fillTournaments(file: { exec(sql: string): void }, { tournament }: FirstOfAll, count: number): void {
  const status = "case nth % 5 when 0 then 'open' else 'finished' end"
  const createdAt = 'created_at - nth * 1000'
  copy(file, 'tournaments', `id = '${tournament}'`, { id: key('m'), created_at: createdAt, status }, count)
  copy(file, 'tournament_entrants', `tournament = '${tournament}'`, { tournament: key('m'), created_at: createdAt }, count)
}

/** Copies of the rows where this holds, the nth of them with these columns changed. */
function copy(
  file: { exec(sql: string): void },
  table: string,
  where: string,
  changed: Readonly<Record<string, string>>,
  count: number,
): void {
  const set = Object.entries(changed).map(([column, value]) => `${column} = ${value}`)
  file.exec(`create temp table many as ${numbers(count)} select nth, one.* from numbers, (select * from ${table} where ${where}) as one;
    update many set ${set.join(', ')};
    alter table many drop column nth; insert into ${table} select * from many; drop table many`)
}
