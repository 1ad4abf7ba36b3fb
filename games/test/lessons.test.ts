/** Every lesson of every title can be gone through, by every way, with the rules as they are. */
import { lessonComplaints } from '@branchline/engine/kit'
import { describe, expect, it } from 'vitest'
import { TITLES } from '../index.ts'

describe.each(TITLES.filter(({ lessons }) => lessons !== undefined))('lessons of $id', (title) => {
  it('are as the rules are, and say what they need in every language', async () => {
    expect(await lessonComplaints(title)).toEqual([])
  })
})
