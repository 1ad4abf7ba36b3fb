import { insightComplaints } from '@branchline/engine/kit'
import { describe, expect, it } from 'vitest'
import { priorsOf } from '../search.ts'
import { known, TABLES } from './tables.ts'

it.each(TABLES)('the insight of $name keeps what bots trust in', ({ game, options, seats }) => {
  expect(insightComplaints(game, known(game).insight, [{ options, seats }])).toEqual([])
})

describe('priors', () => {
  it('are shares in proportion to worth, none for what is not worth a thought', () => {
    const [worst, best, never] = priorsOf([0, 2, Number.NEGATIVE_INFINITY], 2) as unknown as [number, number, number]
    expect(best / worst).toBeCloseTo(3)
    expect(worst + best).toBeCloseTo(1)
    expect(never).toBe(0)
  })
  it('are even when nothing is worth a thought', () => {
    expect([...priorsOf([Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY], 1)]).toEqual([0.5, 0.5])
  })
})
