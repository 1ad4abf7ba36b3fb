/** Tables that were begun before a rule changed go on as they were begun. */
import type { AnyGame, OptionSchema } from '@branchline/engine'
import { expect } from 'vitest'
import { parcels } from '../../engine/test/parcels.ts'
import { onBothDatabases } from './both.ts'
import { guest } from './client.ts'
import { house } from './start.ts'

/** Version 2 has a choice that version 1 had not; `seen` is what each game was set up with. */
function changed(seen: boolean[], earlier: NonNullable<AnyGame['earlier']>): AnyGame {
  return {
    ...parcels,
    rulesVersion: 2,
    options: { ...parcels.options, old: { kind: 'flag', default: false } } as OptionSchema<unknown>,
    earlier,
    setup({ old, ...options }, seats, seed) {
      seen.push(old)
      return parcels.setup(options, seats, seed)
    },
  }
}

onBothDatabases((onBoth) => {
  onBoth('a running table keeps the rules it was begun under, a new one has those of today', async (place) => {
    const before = await house(place, { games: [parcels] })
    const ada = await guest(before.url, 'Ada')
    const { id } = await ada.table({ seats: ['me', { bot: 'random' }] })
    await ada.start(id)
    await before.close()

    const seen: boolean[] = []
    const after = await house(place, { games: [changed(seen, { 1: { old: true } })] })
    const again = ada.at(after)
    expect((await again.position(id)).over).toBe(false)
    expect(new Set(seen)).toEqual(new Set([true]))
    seen.length = 0
    const { id: next } = await again.table({ seats: ['me', { bot: 'random' }] })
    await again.start(next)
    expect(new Set(seen)).toEqual(new Set([false]))
  })

  onBoth('a table of rules that are no longer known says so, and others are not disturbed', async (place) => {
    const before = await house(place, { games: [parcels] })
    const ada = await guest(before.url, 'Ada')
    const { id } = await ada.table({ seats: ['me', { bot: 'random' }] })
    await ada.start(id)
    await before.close()

    const after = await house(place, { games: [changed([], {})] })
    await expect(ada.at(after).position(id)).rejects.toThrow(/version 1 of the rules/)
    const { id: next } = await ada.at(after).table({ seats: ['me', { bot: 'random' }] })
    await ada.at(after).start(next)
    expect((await ada.at(after).position(next)).over).toBe(false)
  })
})
