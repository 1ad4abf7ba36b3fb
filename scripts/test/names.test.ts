/** Only a game's own folder and the catalogue know that there is such a game: everything else asks the catalogue. */
import { TITLES } from '@branchline/games/catalogue'
import { expect, it } from 'vitest'
import { isTest, sourcesOf, textOf } from './sources.ts'

const ROOMS = ['engine', 'design', 'packs', 'tournaments', 'bots', 'server', 'faults', 'bench', 'web', 'cli', 'scripts']
const FILES = ROOMS.flatMap((room) => sourcesOf(room, /\.([cm]?[jt]sx?|css|html)$/))

const FOLDERS = [...new Set(sourcesOf('games').flatMap((file) => /^games\/([^/]+)\/title[^/]*\.ts$/.exec(file)?.[1] ?? []))]

/** As an id (`some-game`), as a name in a program (someGame, SomeGame), and as people write it (Some Game). */
function spellingsOf(id: string): string[] {
  const words = id.split('-').map((word) => word.charAt(0).toUpperCase() + word.slice(1))
  const joined = words.join('')
  return [id, joined, joined.charAt(0).toLowerCase() + joined.slice(1), words.join(' ')]
}
const NAMES = new RegExp(
  `(?<![\\w-])(${[...new Set([...TITLES.map(({ id }) => id), ...FOLDERS].flatMap(spellingsOf))].join('|')})(?![\\w-])`,
)

const naming = (files: readonly string[]) => files.filter((file) => NAMES.test(textOf(file)))

it('no source outside games/ names a title or the folder of a game', () => {
  expect(FILES.length).toBeGreaterThan(400)
  expect(naming(FILES.filter((file) => !isTest(file)))).toEqual([])
})

/**
 * Tests about what one game does (its orders, its hidden hands, its moves in words), and those that need a certain game to happen (a short
 * one, one with an auction, one whose record they hold). A new title needs no line here, and no new test belongs here that could go
 * over the catalogue.
 */
const ABOUT_A_GAME: ReadonlySet<string> = new Set([
  'cli/test/arena.test.ts',
  'cli/test/balance.test.ts',
  'cli/test/by-words.test.ts',
  'cli/test/cli.test.ts',
  'cli/test/play.test.ts',
  'cli/test/puzzles.test.ts',
  'cli/test/reports.test.ts',
  'cli/test/tournament.test.ts',
  'cli/test/verify.test.ts',
  'faults/test/campaign.test.ts',
  'scripts/test/documents.test.ts',
  'scripts/test/glossary.test.ts',
  'scripts/test/house.test.ts',
  'scripts/test/indexing.test.ts',
  'server/test/characters.test.ts',
  'server/test/child-dies.ts',
  'server/test/forced.test.ts',
  'server/test/from-record.test.ts',
  'server/test/orders-crash.test.ts',
  'server/test/orders.test.ts',
  'server/test/players.test.ts',
  'server/test/several-time.test.ts',
  'server/test/stranger.test.ts',
  'server/test/three-seats.ts',
  'web/test/account.spec.ts',
  'web/test/bar-height.spec.ts',
  'web/test/by-words.spec.ts',
  'web/test/coach-at-work.spec.ts',
  'web/test/coach-by-touch.spec.ts',
  'web/test/coach.spec.ts',
  'web/test/earlyPicture.ts',
  'web/test/company.spec.ts',
  'web/test/email.spec.ts',
  'web/test/ending.spec.ts',
  'web/test/frame.spec.ts',
  'web/test/glossary.spec.ts',
  'web/test/glossedIn.test.ts',
  'web/test/keyboard.spec.ts',
  'web/test/lighterMaps.test.ts',
  'web/test/local.spec.ts',
  'web/test/motion.spec.ts',
  'web/test/notices.spec.ts',
  'web/test/ofThisBoard.test.ts',
  'web/test/phone.spec.ts',
  'web/test/turns.test.ts',
  'web/test/offline.spec.ts',
  'web/test/online.spec.ts',
  'web/test/pictures.spec.ts',
  'web/test/player.ts',
  'web/test/puzzles.spec.ts',
  'web/test/recap.spec.ts',
  'web/test/replay.spec.ts',
  'web/test/rulebook.test.ts',
  'web/test/screens.spec.ts',
  'web/test/shuffle.spec.ts',
  'web/test/slips.spec.ts',
  'web/test/table.spec.ts',
  'web/test/time-and-orders.spec.ts',
  'web/test/waiting.spec.ts',
  'web/test/weight.spec.ts',
  'web/test/whole.spec.ts',
  'web/test/wording.test.ts',
])

it('tests go over the catalogue, but for those that are about a game', () => {
  const found = naming(FILES.filter(isTest))
  expect(found.filter((file) => !ABOUT_A_GAME.has(file))).toEqual([])
  expect(
    [...ABOUT_A_GAME].filter((file) => !found.includes(file)),
    'no longer about a game: take it off the list',
  ).toEqual([])
})

it('notices a name when there is one', () => {
  const [{ id }] = TITLES as [(typeof TITLES)[number]]
  for (const spelling of spellingsOf(id)) expect(`open('${spelling}')`).toMatch(NAMES)
  expect(`${id}s are not meant`).not.toMatch(NAMES)
})
