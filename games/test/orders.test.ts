/** Standing orders in every title: whatever can be ordered, chosen or named as an end has words, and the sentence says what was chosen. */
import { type AnyGame, defaultOptions, LOCALES, type Order, orderKinds, speaker } from '@branchline/engine'
import { describe, expect, test } from 'vitest'
import { TITLES } from '../catalogue.ts'

/** Reasons an order may give for its own end, beside its triggers. */
const OWN_ENDS: Readonly<Record<string, readonly string[]>> = {
  wensleydale: ['outbid'],
  nuremberg: ['outbid'],
  'west-riding': ['outbid'],
  'rising-sun': ['sold-out'],
}

describe.each(TITLES)('$name', ({ id, rules }) => {
  test.each(LOCALES)('everything has words (%s)', async (locale) => {
    const game: AnyGame = await rules()
    const { word, order } = speaker(game, locale)
    const wordless: string[] = []
    const expectWords = (key: string) => {
      if (word(key) === key) wordless.push(key)
    }
    for (const [kind, { fields, triggers, always = [] }] of Object.entries(orderKinds(game))) {
      expectWords(`order.${kind}`)
      for (const trigger of [...triggers, ...always, ...(OWN_ENDS[id] ?? [])]) expectWords(`order.until.${trigger}`)
      const usual = defaultOptions(fields as never) as Order['fields']
      for (const [name, field] of Object.entries(fields)) {
        expectWords(`order.${kind}.${name}`)
        if (field.kind !== 'choice') continue
        const sentences = field.values.map((value) => order({ kind, fields: { ...usual, [name]: value }, until: [] }))
        expect(new Set(sentences).size, `order.${kind}.said tells the values of ${name} apart`).toBe(field.values.length)
        for (const value of field.values)
          if (word(`order.${kind}.${name}.${value}`) === `order.${kind}.${name}.${value}` && game.label?.(value) === undefined)
            expectWords(`name.${value}`)
      }
    }
    expect(wordless).toEqual([])
  })
})
