/** Names that try to break sentences: whatever somebody calls themselves stands in every sentence as it is, and nothing else changes. */
import {
  type AnyGame,
  defaultOptions,
  type GameEvent,
  LOCALES,
  loadLanguages,
  outlineOf,
  type Refusal,
  randomFrom,
  speaker,
} from '@branchline/engine'
import { expect, test } from 'vitest'
import { TITLES } from '../catalogue.ts'

const NAMES = [
  'Wolfeschlegelsteinhausenbergerdorff-Smit', // forty signs
  'أمينة ‏بنت محمد',
  '👩‍🚂🏳️‍🌈',
  '<b onclick="x()">&amp;</b>',
  "{seat, plural, one {'} # '}}",
]
const PLAIN = ['Qa', 'Qb', 'Qc', 'Qd', 'Qe']

/** All that is said in a game by chance: the log, what is asked of a player and told of them, what is refused, the position. */
function said(game: AnyGame, seats: number, names: readonly string[]): string[] {
  const random = randomFrom(`names ${game.id}`)
  const state = game.setup(defaultOptions(game.options), seats, `names ${game.id}`)
  const speakers = LOCALES.map((locale) => ({ locale, say: speaker(game, locale, names) }))
  const lines: string[] = []
  for (let ply = 0; ; ply++) {
    const seat = game.toAct(state)
    if (ply % 40 === 0 || seat === null)
      for (const { locale } of speakers)
        for (const { title, lines: told } of outlineOf(game, game.view(state, 0), locale, names)) lines.push(title, ...told)
    if (seat === null) return lines
    const prompt = game.prompt(state)
    const refused = game.parse(state, 'nonsense') as Refusal
    for (const { say } of speakers) {
      lines.push(say.seat(seat))
      if (prompt !== null) lines.push(say.prompt(prompt), say.prompt(prompt, 'spectator'))
      lines.push(say.refusal(refused))
    }
    const moves = game.moves(state)
    game.play(state, moves[random.below(moves.length)], (event: GameEvent) => {
      for (const { say } of speakers) lines.push(say.event(event))
    })
  }
}

const withNames = (line: string) => PLAIN.reduce((text, plain, seat) => text.replaceAll(plain, () => NAMES[seat]), line)

test.each(TITLES.map((title) => [title.id, title] as const))('%s: hostile names stand in every sentence as they are', async (_, title) => {
  const game = await title.rules()
  await loadLanguages()
  const seats = game.seats.max
  const [plain, hostile] = [said(game, seats, PLAIN), said(game, seats, NAMES)]
  expect(hostile.length).toBeGreaterThan(500)
  expect(plain.filter((line) => PLAIN.some((name) => line.includes(name))).length).toBeGreaterThan(100)
  const broken = plain.flatMap((line, at) => (withNames(line) === hostile[at] ? [] : [`${line} → ${hostile[at]}`]))
  expect(broken.slice(0, 5)).toEqual([])
})
