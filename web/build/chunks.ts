/**
 * What is always fetched together lies in one file: fifty small ones compress a tenth worse than one, and each is a request. A browser asks for six at
 * a time, so that a file of a hundred letters holds up a large one for a round trip. Left alone the bundler makes a file for every set of pages that
 * share something. Nothing in a group may need a group below it: a test looks for circles.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isOfBorders } from './lighterMaps.ts'

const GAMES = join(import.meta.dirname, '..', '..', 'games')
const ICON = 'node_modules/lucide-react/dist/esm/icons'

export const CHUNKS = [
  // Every page begins with these.
  group('react', [
    'node_modules/(preact|react|react-dom|use-intl|zustand|@formatjs|icu-minify)/',
    'node_modules/lucide-react/dist/esm/(?!icons)',
    'design/classes.ts',
    'rolldown/runtime.js',
    'branchline-no-referee',
  ]),
  // The front page, the set-up and every table.
  group('common', [
    'games/catalogue.ts',
    'games/[^/]+/title[^/]*.ts',
    'web/titles/(titles|packs|drawn|offered).ts',
    'web/rules/addressOfTerm.ts',
    'web/store/(localTables|newId|keptBoards).ts',
    'web/play/(botName|botPlan|ladder|usualSeats).ts',
    'web/online/(nameAt|inSentence|company|seatWish).ts',
    'bots/levels.ts',
    'design/(Scroll|Seat|seats)[^/]*',
    `${ICON}/(users|book-open|x|check).mjs`,
  ]),
  // Pages with forms and lists.
  group('pages', [
    'design/(Field|Figures)[^/]*',
    'design/poster/',
    'web/titles/Poster',
    'web/learn/progress.ts',
    'web/online/tables.ts',
    'web/settings/(fromAccount|toAccount).ts',
    'web/language/MoreWords.tsx',
    'web/learn/withAccount.ts',
    'web/puzzles/progress.ts',
    'web/time/pace.ts',
    `${ICON}/(globe|plus|minus).mjs`,
  ]),
  // Whoever sets up a game or waits for others: who sits where, and what is played.
  group('gathering', [
    'web/setup/(CharacterChoice|OptionFields|optionWords|ofThisBoard)',
    'web/account/(person.ts|Words.tsx)',
    'web/clubs/(club.ts|ForClub.tsx|Clubs.module.css)',
  ]),
  // What the rules of all games stand on.
  group('engine', [
    'engine/(chance|hash|fair|language|catalogue|options|notation|questions|history|record|submit)[^/]*.ts',
    'engine/messages/(index|en).ts',
    'design/table/notation.ts',
    'web/table/movesAt.ts',
    'web/language/(games|icu).ts',
    'node_modules/@noble/',
  ]),
  // What every table is made of, and the page of one on this device.
  group('table', [
    'design/(Count|Pieces|Tabs|minus|motion|walk)[^/]*',
    'design/table/',
    'web/play/(LocalTablePage|localTable|botMove|create|ownName|think).tsx?',
    'web/time/(left|SeatClock)[^/]*',
    'web/learn/pointed.ts',
    'web/coach/coached.ts',
    'web/shell/sound.ts',
    'web/table/(Viewport|boardZoom|panZoom|Inset|Beyond|LiveBoard|earlyTap|useKeptBoard|useModel|pictured)[^/]*',
    'web/table/(TableFrame|Regions|ActionBar|Waiting|Head|PlayerStrip|Trays|PhoneNav|Sheets?|SideButtons|Tool|SkipLinks)\\.[^/]*',
    'web/table/(Announcer|Curtain|EndSheet|Glossed|Clause|SlipLine|Slips|slipStore|recapStore|since|unread|wording|focusWhenDrawn)\\.[^/]*',
    'web/table/(frame|layout|useAside|useForced|useFrameTools|useFreeKeys|useNews|useRecapOffer|useSlipsLeave|useTableKeys|useZoomKeys)\\.ts',
    'web/table/motion/(useMotion|motionQueue|interludes|Rings|motion|places|MotionLayer)[^/]*',
    `${ICON}/(arrow-(left|right|up|down)|ellipsis|graduation-cap|layout-grid|lightbulb|list|map|maximize|redo-2|undo-2|zoom-in|zoom-out).mjs`,
  ]),
  // Lessons and puzzles: a table for one, with words above its bar.
  group('guided', ['web/learn/(players|Strip|Lesson\\.)[^/]*', 'web/play/tableForOne.ts', `${ICON}/(chevron-left|rotate-ccw).mjs`]),
  // One game: what its rules read, and what they and its table say in English.
  ...gameFolders().map((game) => group(`${game}-rules`, rulesOf(game))),
]

function group(name: string, paths: readonly string[]) {
  return { name, test: new RegExp(`[/\\0](${paths.join('|')})`), includeDependenciesRecursively: false }
}

function gameFolders(): readonly string[] {
  return readdirSync(GAMES).filter((name) => existsSync(join(GAMES, name, 'rules')))
}

/** A map that is drawn by its borders has a part for the rules, and its drawing is fetched by the table: see lighterMaps.ts. */
function rulesOf(game: string): readonly string[] {
  const folder = join(GAMES, game, 'maps')
  const maps = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.json')) : []
  const isDrawnApart = maps.some((name) => isOfBorders(JSON.parse(readFileSync(join(folder, name), 'utf8'))))
  return [
    `games/${game}/rules/(?!messages/([^/]+-)?(de|fr)\\.ts|referee)`,
    `games/${game}/(cards/|words.ts)`,
    `games/${game}/table/messages/(index|en).ts`,
    isDrawnApart ? `games/${game}/maps/[^/]+.rules.js` : `games/${game}/maps/`,
  ]
}
