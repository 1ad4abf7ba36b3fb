import type { Candidate } from '@branchline/bots/coach'
import { expect, test } from 'vitest'
import { formerIn } from '../coach/formerIn.ts'

const first = (lead: string, ...line: string[]) => ({ candidates: [{ lead, line } as unknown as Candidate] })

test('the coach takes back what it said first only where something else is first now, and names it', () => {
  const box = first('Box 7 at 4', 'bid 4 on box 7')
  expect(formerIn(box, first('No bid', 'pass'))).toBe('Box 7 at 4')
  expect(formerIn(box, first('Box 7 at 4, to build first', 'bid 4 on box 7'))).toBeNull()
  expect(formerIn(box, box)).toBeNull()
  expect(formerIn({ candidates: [] }, box)).toBeNull()
})
