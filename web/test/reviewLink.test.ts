import { TITLES } from '@branchline/games/catalogue'
import { describe, expect, it } from 'vitest'
import { unpackRecord } from '../replay/packed.ts'
import { carriedIn, reviewLink } from '../replay/reviewLink.ts'
import { recordOf } from './sittings.ts'

describe('the address of a position', () => {
  const record = recordOf(TITLES[0].id)

  it('carries the record, and names its title openly', async () => {
    const address = await reviewLink(record, 7)
    expect(address).toMatch(/^\/replay#at=7&g=[a-z-]+&r=[\w-]+$/)
    const carried = carriedIn(`Look at this: https://example.org${address}`)
    expect(carried?.at).toBe(7)
    expect(JSON.parse((await unpackRecord(carried?.packed ?? '')) ?? '')).toMatchObject({ game: record.game, moves: record.moves })
  })

  it('opens too as it was written before it named its title', async () => {
    const { packed } = carriedIn(await reviewLink(record, 7)) ?? {}
    expect(carriedIn(`#at=12&r=${packed}`)).toEqual({ at: 12, packed })
    expect(carriedIn('#at=12')).toBe(null)
  })
})
