/** kit/FAULTS.md tells which faults the kit was tried with: neither more nor fewer than the tests do, and at least one against every law. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { CHECKS } from '../kit/finding.ts'

const LAWS = Object.keys(CHECKS)

/** Faults stand in lists, each with what is broken and the law that must be named. */
function tried(): string[] {
  const texts = readdirSync(import.meta.dirname)
    .filter((file) => /^kit.*\.test\.ts$/.test(file))
    .map((file) => readFileSync(join(import.meta.dirname, file), 'utf8'))
  return texts
    .flatMap((text) => [...text.matchAll(/\[\s*'([^']+)',\s*'(\w+)',/g)])
    .filter(([, , law]) => LAWS.includes(law))
    .map(([, what, law]) => `${law}: ${what}`)
}

function written(): string[] {
  const text = readFileSync(join(import.meta.dirname, '..', 'kit', 'FAULTS.md'), 'utf8')
  return text.split(/^## /m).flatMap((section) => {
    const [law] = section.split('\n')
    return [...section.matchAll(/^- (.+)$/gm)].map(([, what]) => `${law}: ${what}`)
  })
}

it('what is written is what is tried', () => {
  expect(tried().length).toBeGreaterThan(100)
  expect(written().toSorted()).toEqual(tried().toSorted())
})

it.each(LAWS)('the law “%s” is broken by one of them', (law) => {
  expect(tried().filter((one) => one.startsWith(`${law}: `))).not.toEqual([])
})
