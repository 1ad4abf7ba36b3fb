import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { botMove, PATIENCE } from '../play/botMove.ts'

describe('a bot on this device', () => {
  beforeEach(() => vi.useFakeTimers())
  afterEach(() => vi.useRealTimers())

  /** What each level does when it is asked: an answer, a failure, or silence. */
  function table(answers: Record<string, string | Error | null>, isWanted = true) {
    const asked: string[] = []
    const restart = vi.fn()
    const move = botMove('inspector', {
      ask(level) {
        asked.push(level)
        const answer = answers[level]
        if (answer instanceof Error) return Promise.reject(answer)
        return answer ? Promise.resolve(answer) : new Promise(() => {})
      },
      restart,
      anyMove: () => 'any move',
      isWanted: () => isWanted,
    })
    return { move, asked, restart }
  }

  it('plays what it found', async () => {
    const { move, restart } = table({ inspector: 'bid 7' })
    expect(await move).toBe('bid 7')
    expect(restart).not.toHaveBeenCalled()
  })
  it('that does not answer is put out of its trouble, and a weaker one answers', async () => {
    const { move, asked, restart } = table({ inspector: null, apprentice: 'pass' })
    await vi.advanceTimersByTimeAsync(PATIENCE)
    expect(await move).toBe('pass')
    expect(asked).toEqual(['inspector', 'apprentice'])
    expect(restart).toHaveBeenCalledOnce()
  })
  it('that fails is not waited for', async () => {
    const { move } = table({ inspector: new Error('broken'), apprentice: 'pass' })
    expect(await move).toBe('pass')
  })
  it('whose turn was taken back disturbs nobody', async () => {
    const { move, asked, restart } = table({ inspector: new Error('ended'), apprentice: 'pass' }, false)
    expect(await move).toBeNull()
    expect(asked).toEqual(['inspector'])
    expect(restart).not.toHaveBeenCalled()
  })
  it('never stalls the table, even when nobody can think at all', async () => {
    const { move } = table({ inspector: new Error('broken'), apprentice: null })
    await vi.advanceTimersByTimeAsync(PATIENCE)
    expect(await move).toBe('any move')
  })
})
