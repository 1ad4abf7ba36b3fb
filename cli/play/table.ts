/** A table in the terminal: people at some seats, bots at the others, events told as they happen. */
import { writeFileSync } from 'node:fs'
import { homedir } from 'node:os'
import { adviseMoves, type Bot, type Known } from '@branchline/bots'
import {
  type AnyHistory,
  advance,
  type GameEvent,
  hashOf,
  isRefusal,
  type Locale,
  legalTexts,
  outlineOf,
  priceInWords,
  printRecord,
  recordOf,
  rewind,
  type Seat,
  type Standing,
  speaker,
  type ToldSection,
} from '@branchline/engine'
import { plainly, sayRefusal } from '../arguments.ts'
import { wordsIn } from '../messages/index.ts'
import { problemWords } from '../messages/problems/index.ts'
import { rulesText } from '../rules/book.ts'
import { titleNamed } from '../titles.ts'
import type { Lines } from './lines.ts'
import { answers, foretold, nearMoves, pricesOf } from './questions.ts'
import { completions, moveMeant, movesText, sectionText } from './text.ts'

export interface Table extends Known {
  /** How many moves the saved file has; none is saved yet when undefined. */
  saved?: number
  /** Something was taken back: what has no alternative is not made again at once. */
  isLookedAt?: boolean
  readonly history: AnyHistory
  readonly names: readonly string[]
  /** By seat; null for a person. */
  readonly bots: readonly (Bot | null)[]
  readonly locale: Locale
  readonly lines: Lines
}

const COMMANDS = ['help', 'board', 'moves', 'card', 'price', 'look', 'why', 'advice', 'undo', 'save', 'log', 'rules', 'quit'] as const

/** Plays until the game is over or the players leave; true when it ended. */
export async function playTable(table: Table): Promise<boolean> {
  const { game, history } = table
  tell(table, '')
  if (people(table).length > 0) showBoard(table)
  for (let seat: Seat | null = game.toAct(history.state); seat !== null; seat = game.toAct(history.state)) {
    const bot = table.bots[seat]
    if (bot) {
      botMoves(table, bot, seat)
      // A bot's turn may be many decisions long: whoever wants to leave is heard between them.
      await table.lines.listen()
      if (table.lines.isClosed) return false
    } else if (!(await personMoves(table, seat))) return false
  }
  tell(table, '')
  for (const section of outlineOf(game, history.state, table.locale, table.names)) show(table, section)
  const winners = (game.standing(history.state) as readonly Standing[]).filter(({ rank }) => rank === 1)
  const say = speaker(game, table.locale, table.names)
  tell(table, wordsIn(table.locale).winners({ n: winners.length, names: winners.map(({ seat }) => say.seat(seat)) }))
  return true
}

function show(table: Table, section: ToldSection): void {
  tell(table, `${sectionText(section, process.stdout.columns ?? Number.POSITIVE_INFINITY)}\n`)
}

function tell(_table: Table, text: string): void {
  process.stdout.write(`${text}\n`)
}

const people = ({ bots }: Table) => bots.flatMap((bot, seat) => (bot ? [] : [seat]))

/** What the person at the seat may see: with several at one terminal, the one who acts. */
function showBoard(table: Table, wanted = ''): void {
  const { game, history, locale, names } = table
  const seat = game.toAct(history.state)
  const viewer = seat !== null && table.bots[seat] === null ? seat : (people(table)[0] ?? 'spectator')
  const sections = outlineOf(game, game.view(history.state, viewer), locale, names)
  const found = sections.filter(({ title }) => title.toLowerCase().startsWith(wanted.toLowerCase()))
  if (found.length === 0) tell(table, wordsIn(locale).sections({ titles: sections.map(({ title }) => title) }))
  for (const section of found) show(table, section)
}

function botMoves(table: Table, bot: Bot, seat: Seat): void {
  const { game, history, locale } = table
  const view = game.view(history.state, seat)
  const move = bot.decide(view, seat)
  const isForced = game.moves(view).length === 1
  const why = isForced ? '' : ` — ${bot.reason(view, seat, move, locale)}`
  const text = game.print(view, move)
  const say = speaker(game, locale, table.names)
  tell(table, `${say.seat(seat)}: ${text}${why}`)
  advance(history, text, (event) => tellEvent(table, event))
}

/** What only one seat may know is told when nobody else looks at the screen; several find it on the board, each in turn. */
function tellEvent(table: Table, event: GameEvent): void {
  if (event.only !== undefined && (table.bots[event.only] || people(table).length > 1)) return
  const text = speaker(table.game, table.locale, table.names).event(event)
  if (text !== '' && text !== `event.${event.type}`) tell(table, `  · ${text}`)
}

/** Asks until a move is made; false when the person leaves. */
async function personMoves(table: Table, seat: Seat): Promise<boolean> {
  const { game, history } = table
  const moves = legalTexts(game, history.state)
  const forced = table.isLookedAt === true ? null : (game.forced?.(game.view(history.state, seat)) ?? null)
  table.isLookedAt = false
  if (forced !== null) {
    advance(history, moves[0], (event) => tellEvent(table, event))
    tell(table, `  ${speaker(game, table.locale, table.names).said(forced)}`)
    return true
  }
  ask(table, seat, moves)
  for (;;) {
    const line = await table.lines.ask('> ', (typed) => completions(typed, moves, COMMANDS))
    if (line === null) return false
    const [typed = '', ...rest] = line.trim().split(/\s+/)
    const word = typed.toLowerCase()
    if (word === '' && moves.length !== 1) continue
    if (word === 'quit' || word === 'exit') return false
    if (word === 'undo') {
      if (takeBack(table)) return true
      continue
    }
    if (word === 'rules') {
      await showRules(table, rest.join(' '))
      continue
    }
    if (command(table, word, rest.join(' '), seat, moves)) continue
    const meant = word === '' ? moves[0] : (moveMeant(line, moves) ?? line)
    const answer = advance(history, meant, (event) => tellEvent(table, event))
    if (!isRefusal(answer)) return true
    tell(table, `${sayRefusal(game, answer, table.names)} (${wordsIn(table.locale).forHelp})`)
    const near = nearMoves(line, moves)
    if (near.length > 0) tell(table, wordsIn(table.locale).near({ moves: near }))
  }
}

async function showRules({ game, locale }: Table, clause: string): Promise<void> {
  const title = titleNamed(game.id)
  process.stdout.write(`${(await rulesText(title, locale, clause)) ?? problemWords(locale).noSuchClause({ clause })}\n`)
}

function ask(table: Table, seat: Seat, moves: readonly string[]): void {
  const { game, history, locale, names } = table
  const say = speaker(game, locale, names)
  const prompt = game.prompt(history.state)
  tell(table, `\n${say.seat(seat)}: ${prompt === null ? '' : `${say.prompt(prompt)} (${prompt.clause})`}`)
  tell(table, movesText(moves, process.stdout.columns ?? 80, pricesOf({ ...table, view: game.view(history.state, seat) })))
}

/** Commands that change nothing; false when the word is none of them. */
function command(table: Table, word: string, rest: string, seat: Seat, moves: readonly string[]): boolean {
  switch (word) {
    case 'help':
    case '?':
      tell(table, wordsIn(table.locale).help)
      return true
    case 'board':
      showBoard(table, rest)
      return true
    case 'moves':
      ask(table, seat, moves)
      return true
    case 'log':
      for (const step of table.history.steps.slice(-20)) tell(table, `  ${table.names[step.seat]}: ${step.move}`)
      return true
    case 'card':
    case 'price':
    case 'look':
      for (const line of answers({ ...table, view: table.game.view(table.history.state, seat), seat }, word, rest)) tell(table, line)
      return true
    case 'why':
      tell(table, why(table, rest, seat, moves))
      return true
    case 'advice':
      advise(table, seat)
      return true
    case 'save':
      save(table, rest)
      return true
    default:
      return false
  }
}

function why(table: Table, text: string, seat: Seat, moves: readonly string[]): string {
  const { game, history, locale } = table
  if (text === '') return wordsIn(locale).whyWhat
  const meant = moveMeant(text, moves) ?? text
  const move = game.parse(history.state, meant)
  if (isRefusal(move)) {
    const priced = pricedAnyway({ ...table, view: game.view(history.state, seat), seat }, text)
    if (priced.length > 0) return priced.join('\n')
    return [
      sayRefusal(game, move, table.names),
      ...[nearMoves(text, moves)].filter((near) => near.length > 0).map((near) => wordsIn(locale).near({ moves: near })),
    ].join('\n')
  }
  const view = game.view(history.state, seat)
  const refused = game.explain(history.state, move)
  if (refused !== null)
    return [...pricedAnyway({ ...table, view, seat }, game.print(view, move)), sayRefusal(game, refused, table.names)].join('\n')
  const price = priceInWords(game, speaker(game, locale, table.names), view, move)
  const { lines, isOpen } = foretold({ ...table, view, seat }, move)
  const found = adviseMoves(table, view, { locale, moves: 500, iterations: 300 }).find((one) => one.move === game.print(view, move))
  return [
    ...(price === '' ? [] : [`${meant}: ${price}`]),
    ...lines.map((line) => `  · ${line}`),
    ...(isOpen ? [`  · ${wordsIn(locale).thenChance}`] : []),
    found === undefined ? wordsIn(locale).hardlyGood : `${found.reason} (${percent(found.chances[seat]).trim()})`,
  ].join('\n')
}

/** What cannot be done now may have its price all the same: a link for which influence is short, or which is for later. */
function pricedAnyway(asking: Parameters<typeof answers>[0], move: string): string[] {
  const { game, view } = asking
  // A move is asked about with its verb, a link also by its name alone.
  const named = move
    .trim()
    .toLowerCase()
    .replace(/^\S+\s+/, '')
  if (game.questions?.ids(view, 'price').includes(named) !== true) return []
  const [price, ...more] = answers(asking, 'price', named)
  return more.length === 0 ? [] : [price]
}

function advise(table: Table, seat: Seat): void {
  const { history, locale } = table
  tell(table, `  ${wordsIn(locale).advice}`)
  const advice = adviseMoves(table, history.state, { locale, now: () => performance.now(), milliseconds: 3000 })
  for (const { move, chances, scores, reason } of advice) {
    tell(table, `  ${move.padEnd(30)} ${percent(chances[seat])}  ${(scores[seat] ?? 0).toFixed(0).padStart(4)}  ${reason}`)
  }
}

const percent = (chance: number | undefined) => `${Math.round(100 * (chance ?? 0))} %`.padStart(5)

/** Against bots taking back is always free: to the decision before of whoever sits at the terminal. */
function takeBack(table: Table): boolean {
  const { history, bots } = table
  let to = history.steps.length - 1
  while (to >= 0 && bots[history.steps[to]?.seat ?? 0]) to--
  if (to < 0) {
    tell(table, wordsIn(table.locale).nothingToTakeBack)
    return false
  }
  rewind(history, to)
  table.isLookedAt = true
  return true
}

function save(table: Table, typed: string): void {
  const { game, history, names, locale } = table
  if (typed === '') return tell(table, wordsIn(locale).saveWhere)
  // No shell has read this line: a home folder is still written as people write it.
  const path = typed.replace(/^~(?=\/)/, homedir())
  const record = { ...recordOf(history, names), ...(game.toAct(history.state) === null ? { finalHash: hashOf(history.state) } : {}) }
  try {
    writeFileSync(path, printRecord(record))
    table.saved = history.steps.length
    tell(table, wordsIn(locale).saved({ command: `branchline play ${game.id} --load ${path}` }))
  } catch (error) {
    const words = problemWords(locale)
    tell(table, words.cannotWrite({ path, why: plainly(words, error as NodeJS.ErrnoException) }))
  }
}
