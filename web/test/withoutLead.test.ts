import { expect, test } from 'vitest'
import { withoutLead } from '../coach/withoutLead.ts'

test('what stands on the chip is not said again below it', () => {
  expect(withoutLead({ lead: 'To Horton', text: 'To Horton: 4 pieces in reach; for 2 cubes.' })).toBe('4 pieces in reach; for 2 cubes.')
  expect(withoutLead({ lead: 'Vers Horton', text: 'Vers Horton : rien.' })).toBe('Rien.')
  expect(withoutLead({ lead: 'To Horton', text: 'Something else.' })).toBe('Something else.')
})
