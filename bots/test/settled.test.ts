import { describe, expect, it } from 'vitest'
import { blockShares, diceFrom, sequenceOf, settledBy, type TalliedGame } from '../index.ts'

/** Blocks of two games, each won with this chance. */
function blocks(dice: ReturnType<typeof diceFrom>, chance: number, count: number): number[] {
  const game = () => (dice.fraction() < chance ? 1 : 0)
  return Array.from({ length: count }, () => (game() + game()) / 2)
}

/** In how many of many runs, looked at after every block, a verdict falls; and after how many blocks on average. */
function verdicts(chance: number, runs: number, most: number): { up: number; down: number; blocks: number } {
  const dice = diceFrom(`settled ${chance}`)
  let [up, down, total] = [0, 0, 0]
  for (let run = 0; run < runs; run++) {
    const values: number[] = []
    let verdict = 0
    for (; values.length < most && verdict === 0; verdict = sequenceOf(values, 0.5).verdict) values.push(...blocks(dice, chance, 1))
    if (verdict > 0) up++
    if (verdict < 0) down++
    total += values.length
  }
  return { up: up / runs, down: down / runs, blocks: total / runs }
}

describe('a run that stops when the question is settled', () => {
  it('is wrong in no more than one of twenty runs among equals, however often one looks', () => {
    const { up, down } = verdicts(0.5, 400, 200)
    expect(up + down).toBeLessThan(0.05)
  })
  it('finds out who is stronger, sooner the clearer it is', () => {
    const clear = verdicts(0.8, 100, 400)
    const closer = verdicts(0.65, 100, 400)
    expect(clear.up).toBe(1)
    expect(closer.up).toBeGreaterThan(0.9)
    expect(closer.down).toBe(0)
    expect(clear.blocks).toBeLessThan(30)
    expect(closer.blocks).toBeGreaterThan(clear.blocks)
    expect(verdicts(0.2, 100, 400).down).toBe(1)
  })
  it('says nothing before there are a dozen blocks, even if all went one way', () => {
    expect(sequenceOf(new Array(11).fill(1), 0.5).verdict).toBe(0)
    expect(sequenceOf(new Array(12).fill(1), 0.5).verdict).toBe(1)
    expect(sequenceOf([], 0.5).verdict).toBe(0)
  })
  it('is not taken back by games that were still under way when it was settled', () => {
    const [won, lostSince] = [new Array(12).fill(1), [0, 0, 0, 0, 0, 0]]
    expect(sequenceOf([...won, ...lostSince], 0.5).verdict).toBe(0)
    expect(settledBy([...won, ...lostSince], 0.5)).toEqual(sequenceOf(won, 0.5))
    expect(settledBy(lostSince, 0.5)).toEqual(sequenceOf(lostSince, 0.5))
  })
})

describe('blocks', () => {
  const game = (lineUp: number[], shares: number[]) => ({ lineUp, block: 0, result: { shares } }) as unknown as TalliedGame
  it('count when all their games are played, in order, up to the first gap', () => {
    const won = game([0, 1], [1, 0])
    const lost = game([1, 0], [1, 0])
    expect(blockShares([won, lost, won, won], 2)).toEqual([0.5, 1])
    expect(blockShares([won, lost, won], 2)).toEqual([0.5])
    expect(blockShares([won, undefined, won, won], 2)).toEqual([])
  })
  it('add up all seats of the first bot', () => {
    expect(blockShares([game([0, 1, 0], [0.5, 0, 0.5])], 1)).toEqual([1])
  })
})
