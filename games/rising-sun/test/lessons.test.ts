import { LOCALES, speaker } from '@branchline/engine'
import { expect, test } from 'vitest'
import { lessons } from '../lessons/index.ts'
import { risingSun } from '../rules/index.ts'

test('a hex without a name is told by what one sees of it', () => {
  const { state } = lessons.position({ map: 'chiba', seats: [{}, {}] })
  const named = (target: string) => LOCALES.map((locale) => lessons.target?.(state, target, speaker(risingSun, locale), locale))
  expect(named('place:f3')[0]).toBe('Mountain beside Ohara')
  for (const name of named('place:f3')) expect(name).not.toContain('F3')
  expect(new Set(named('place:kimitsu'))).toEqual(new Set(['Kimitsu']))
})
