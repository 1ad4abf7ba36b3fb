/** Whatever a player can be told to do has a word in every language: looked for in the recorded games. */
import { readdirSync, readFileSync } from 'node:fs'
import { LOCALES, legalTexts, openRecord, readRecord, UNFINISHED } from '@branchline/engine'
import { describe, expect, it } from 'vitest'
import { AT_HOME, GAMES_FOLDER } from './folders.ts'

describe.each(AT_HOME)('$title.id', ({ title, folder }) => {
  it('has a word for the first word of every move', async () => {
    const game = await title.rules()
    const records = new URL(`${folder}/test/records/`, GAMES_FOLDER)
    const verbs = new Set<string>()
    for (const file of readdirSync(records).filter((name) => name.endsWith('.json'))) {
      const record = readRecord(readFileSync(new URL(file, records), 'utf8'), (id) => (id === game.id ? game : undefined))
      if ('refused' in record) continue
      for (const move of record.moves) verbs.add(move.split(' ', 1)[0] as string)
      const { state } = openRecord(game, record, Math.floor(record.moves.length / 2)).history
      for (const move of legalTexts(game, state)) verbs.add(move.split(' ', 1)[0] as string)
    }
    expect(verbs.size).toBeGreaterThan(1)
    const words = await title.words?.()
    for (const locale of LOCALES.filter((one) => one !== 'en' && !UNFINISHED.includes(one)))
      expect([...verbs].filter((verb) => !words?.[locale]?.[verb])).toEqual([])
  })
})
