import { readFileSync } from 'node:fs'
import { type GameEvent, randomFrom } from '@branchline/engine'
import { expect, test } from 'vitest'
import type { nuremberg } from '../rules/index.ts'
import type { Move } from '../rules/move.ts'
import { gameOf, USUAL } from './table.ts'

test.each([
  ['wensleydale', 'RULES.md', {}],
  ['nuremberg', 'RULES-nuremberg.md', { map: 'nuremberg' }],
  ['nuremberg', 'RULES-nuremberg.md', { map: 'wensleydale', largerSouth: true }],
] as const)('%s: every prompt, event and refusal cites a clause of %s', (title, file, wishes) => {
  const text = readFileSync(new URL(`../${file}`, import.meta.url), 'utf8')
  const known = new Set([...text.matchAll(/^\*\*([A-Z]{2}-[\d.]+)\*\*/gm)].map(([, clause]) => clause))
  const cited = new Set<string | undefined>()
  const game = gameOf(title) as typeof nuremberg
  const random = randomFrom(title)
  const met: Move[] = []
  const options = { ...USUAL, ...wishes }
  for (let n = 0; n < 6; n++) {
    const state = game.setup(options, 3, `clauses-${n}`)
    while (game.toAct(state) !== null) {
      const moves = game.moves(state)
      cited.add(game.prompt(state)?.clause)
      for (let tries = 0; tries < 20 && met.length > 0; tries++)
        cited.add(game.explain(state, met[random.below(met.length)] as Move)?.clause)
      const move = moves[random.below(moves.length)] as Move
      met.push(move)
      game.play(state, move, (event: GameEvent) => cited.add(event.clause))
    }
  }
  cited.delete(undefined)
  expect([...cited].filter((clause) => !known.has(clause ?? ''))).toEqual([])
  expect(cited.size).toBeGreaterThan(30)
})
