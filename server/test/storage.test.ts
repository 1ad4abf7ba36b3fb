import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { backup } from '../storage/backup.ts'
import { allOrEach, groupCommits } from '../storage/group.ts'
import { restore } from '../storage/restore.ts'
import { openStorage, SQLITE_FILE, type StoragePlace } from '../storage/storage.ts'
import { addEntry } from '../storage/writes.ts'
import { onBothDatabases } from './both.ts'
import { guest } from './client.ts'
import { afterwards, house, temporaryFolder } from './start.ts'

onBothDatabases((onBoth) => {
  const opened = async (place: StoragePlace) => {
    const storage = await openStorage(place)
    afterwards(() => storage.close().catch(() => {}))
    return storage
  }
  const entry = (seq: number, table_id = 't') => ({
    table_id,
    seq,
    n: seq,
    kind: 'move' as const,
    seat: 0,
    by: 'person' as const,
    move: `m${seq}`,
    request_id: 'r',
    barrier: 0 as const,
    to_act: 1,
    at: 1_800_000_000_000,
  })

  onBoth('what was committed is there after opening again, numbers as numbers', async (place) => {
    const storage = await opened(place)
    await storage.commit([addEntry(storage.db, entry(1))])
    await storage.close()
    const again = await opened(place)
    expect(await again.db.selectFrom('moves').selectAll().execute()).toEqual([entry(1)])
  })

  onBoth('an entry cannot be stored twice, and a bad write does not take its neighbours with it', async (place) => {
    const storage = await opened(place)
    const add = (seq: number) => addEntry(storage.db, entry(seq))
    await storage.commit([add(1)])
    const outcomes = await Promise.allSettled([
      storage.commit([add(2)]),
      storage.commit([add(1)]),
      storage.commit([add(3), add(1)]),
      storage.commit([add(4)]),
    ])
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected', 'fulfilled'])
    const stored = await storage.db.selectFrom('moves').select('seq').orderBy('seq').execute()
    expect(stored.map(({ seq }) => seq)).toEqual([1, 2, 4])
  })

  onBoth('a table lives through a restart: same position, same chat, the game goes on', async (place) => {
    const server = await house({ ...place })
    const [ada, ben] = [await guest(server.url, 'Ada'), await guest(server.url, 'Ben')]
    const { id } = await ada.table({ seats: ['me', 'open'] })
    await ben.join(id)
    await ada.start(id)
    await ada.play(id, 'draw')
    await ben.play(id, 'rest')
    await ada.must('POST', `/api/tables/${id}/chat`, { id: 'c', text: 'good luck' })
    await ada.must('PUT', `/api/tables/${id}/notes`, { text: 'he rests a lot' })
    const before = await ada.position(id)
    await server.close()

    const next = await house({ ...place })
    const later = await guest(next.url)
    later.cookie = ada.cookie
    expect(await later.position(id)).toEqual(before)
    expect((await later.must('GET', `/api/tables/${id}/chat`)).lines).toMatchObject([{ text: 'good luck', name: 'Ada', seq: 2 }])
    expect((await later.must('GET', `/api/tables/${id}/notes`)).text).toBe('he rests a lot')
    expect(await later.play(id, 'rest')).toEqual({ seq: 3, n: 3 })
  })

  onBoth('lists: my tables with whose turn it is, the next that waits, the public ones', async (place) => {
    const server = await house({ ...place })
    const [ada, ben] = [await guest(server.url, 'Ada'), await guest(server.url, 'Ben')]
    const ids: string[] = []
    for (const visibility of ['public', 'unlisted', 'public']) {
      const { id } = await ada.table({ seats: ['me', 'open'], visibility })
      await ben.join(id)
      await ada.start(id)
      ids.push(id)
    }
    await ada.play(ids[0]!, 'rest')
    const mine = (await ada.must('GET', '/api/me/tables')).tables as { id: string; you: { yourTurn: boolean } }[]
    expect(mine.map(({ id, you }) => [id, you.yourTurn])).toEqual([
      [ids[1], true],
      [ids[2], true],
      [ids[0], false],
    ])
    expect((await ada.must('GET', '/api/me/next')).table.id).toBe(ids[1])
    expect((await ada.must('GET', `/api/me/next?after=${ids[1]}`)).table.id).toBe(ids[2])
    expect((await ada.must('GET', `/api/me/next?after=${ids[2]}`)).table.id).toBe(ids[1])
    const listed = (await ben.must('GET', '/api/tables')).tables as { id: string }[]
    expect(listed.map(({ id }) => id).sort()).toEqual([ids[0], ids[2]].sort())
  })

  onBoth('the portable backup, made while the house is open, restores to the same house', async (place) => {
    const server = await house({ ...place })
    const ada = await guest(server.url, 'Ada')
    const { id } = await ada.table({ seats: ['me', { bot: 'random' }] })
    await ada.start(id)
    await ada.play(id, 'rest')
    const file = join(temporaryFolder(), 'copy.jsonl')
    const { rows } = await backup(place, file)
    expect(readFileSync(file, 'utf8').trim().split('\n')).toHaveLength(rows + 2)
    const target = { data: temporaryFolder() }
    expect(await restore(target, file)).toMatchObject({ rows, isSure: true })
    await expect(restore(target, file)).rejects.toThrow('already')
    const copy = await house(target)
    const again = await guest(copy.url)
    again.cookie = ada.cookie
    expect((await again.position(id)).n).toBeGreaterThanOrEqual(1)
  })

  onBoth('a person’s data: all of it on request, none of it after erasure, and the game goes on', async (place) => {
    const server = await house({ ...place })
    const [ada, ben] = [await guest(server.url, 'Ada Lovelace'), await guest(server.url, 'Ben')]
    const { id } = await ada.table({ seats: ['me', 'open'] })
    await ben.join(id)
    await ada.start(id)
    await ada.play(id, 'rest')
    await ada.must('POST', `/api/tables/${id}/chat`, { id: 'c', text: 'my secret recipe' })
    await ada.must('PUT', `/api/tables/${id}/notes`, { text: 'my private plan' })
    const data = JSON.stringify(await ada.must('GET', '/api/me/export'))
    for (const mine of ['Ada Lovelace', 'my secret recipe', 'my private plan', '"rest"']) expect(data).toContain(mine)
    expect(data).not.toContain('Ben')
    await ada.must('POST', '/api/me/erase', { erase: 'everything' })
    expect((await ada.must('GET', '/api/me')).person).toBeNull()
    await ben.play(id, 'rest')
    await ben.position(id, '?since=2&wait=25')
    const file = join(temporaryFolder(), 'after.jsonl')
    await backup(place, file)
    for (const gone of ['Ada Lovelace', 'my secret recipe', 'my private plan']) expect(readFileSync(file, 'utf8')).not.toContain(gone)
    expect((await ben.must('GET', `/api/tables/${id}`)).table.seats[0]).toMatchObject({ kind: 'bot', name: null, person: null })
  })
}, 'at a desk')

test('writes that arrive while a commit is under way share the next', async () => {
  const groups: number[] = []
  let release = () => {}
  const commits = groupCommits(
    allOrEach(async (queries) => {
      groups.push(queries.length)
      if (groups.length === 1) await new Promise<void>((go) => (release = go))
    }),
    () => {},
  )
  const write = { sql: '', parameters: [] }
  const first = commits.commit([write])
  await new Promise((turn) => setImmediate(turn))
  const rest = [1, 2, 3].map(() => commits.commit([write]))
  await new Promise((turn) => setImmediate(turn))
  release()
  await Promise.all([first, ...rest])
  expect(groups).toEqual([1, 3])
})

test('the SQLite file is for its owner only, in the write-ahead log with full sync', async () => {
  const data = temporaryFolder()
  const storage = await openStorage({ data })
  expect(statSync(join(data, SQLITE_FILE)).mode & 0o077).toBe(0)
  expect(storage.file!.prepare('pragma journal_mode').all()).toEqual([{ journal_mode: 'wal' }])
  expect(storage.file!.prepare('pragma synchronous').all()).toEqual([{ synchronous: 2 }])
  await storage.close()
})

test('a copy of the SQLite file opens as a house of its own', async () => {
  const data = temporaryFolder()
  const server = await house({ data })
  const ada = await guest(server.url, 'Ada')
  const { id } = await ada.table({ seats: ['me', 'open'] })
  const target = temporaryFolder()
  await backup({ data }, join(target, SQLITE_FILE))
  expect(statSync(join(target, SQLITE_FILE)).mode & 0o077).toBe(0)
  const copy = await house({ data: target })
  const again = await guest(copy.url)
  again.cookie = ada.cookie
  expect((await again.must('GET', `/api/tables/${id}`)).table.you.owner).toBe(true)
})

test('what cannot be opened or copied is said with its name, and nothing is made up for it', async () => {
  const folder = temporaryFolder()
  await expect(openStorage({ data: '/proc/nowhere/at/all' })).rejects.toThrow(/the folder \/proc\/nowhere cannot be made/)
  await expect(backup({ data: join(folder, 'misspelt') }, join(folder, 'copy.jsonl'))).rejects.toThrow('misspelt')
  expect(existsSync(join(folder, 'misspelt'))).toBe(false)
  writeFileSync(join(folder, SQLITE_FILE), 'this is a letter, not a database'.repeat(500))
  await expect(openStorage({ data: folder })).rejects.toThrow(/branchline\.sqlite: .*it is damaged: put a backup in its place/)
  await expect(openStorage({ data: join(folder, SQLITE_FILE) })).rejects.toThrow('branchline.sqlite is not a folder')
  for (const [name, text] of [
    ['empty', ''],
    ['letter', 'Dear all,\n'],
    ['strange', '{"table":"sqlite_master","row":[]}\n'],
  ] as const) {
    writeFileSync(join(folder, name), text)
    await expect(restore({ data: join(folder, 'new') }, join(folder, name))).rejects.toThrow(/is empty|line 1 of .* is not a row/)
  }
})

test('a database of a newer version is left alone', async () => {
  const data = temporaryFolder()
  const storage = await openStorage({ data })
  storage.file!.exec("insert into kysely_migration values ('9999-tomorrow', '2030-01-01')")
  await storage.close()
  await expect(openStorage({ data })).rejects.toThrow('newer version of Branchline (its step 9999-tomorrow)')
})
