import { lessonComplaints } from '@branchline/engine/kit'
import { expect, it } from 'vitest'
import { title } from '../title.ts'

it('the lessons can be gone through, by every way', async () => {
  expect(await lessonComplaints(title)).toEqual([])
})
