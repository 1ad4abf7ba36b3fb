/**
 * Reasons read as people read them: positions of games among apprentices, spread over titles' set-ups and phases, with what the coach says there and
 * what advice lists; and counted, what would make nobody trust either.
 */
import { type AdvisedMove, adviseMoves, type Bot, botFor, diceFrom } from '@branchline/bots'
import { type Candidate, coaching } from '@branchline/bots/coach'
import type { AnyCoach } from '@branchline/engine'
import { setUpFor } from './self-play.ts'
import { subjectNamed } from './subjects.ts'

interface Read {
  readonly title: string
  /** The position, in words: which game of the seed, after how many moves of how many, what is decided. */
  readonly where: string
  readonly phase: string
  readonly coach: readonly Candidate[]
  readonly advice: readonly AdvisedMove[]
  readonly seat: number
  readonly faults: Faults
}

/** Of the coach, and of the five moves that advice lists. */
interface Faults {
  readonly coach: readonly Fault[]
  readonly advice: readonly Fault[]
}

/** Nearly one sentence for different moves; the first is not the one with the best chance; what stands above is refuted by what stands below. */
type Fault = 'alike' | 'order' | 'contradiction'

const NAMES = ['Anna', 'Dinsdale', 'Metcalfe', 'Hird', 'Thwaite']
const WORLDS = 16
const ITERATIONS = 1200
/** Of the words of two reasons, names and numbers left out: from here on people take them for one. */
const ALIKE = 0.8
/** Chances are told in whole per cent. */
const percent = (chance: number) => Math.round(100 * chance)

/** One position of each of so many games, the k-th about k parts of the way through. */
export function* readReasons(title: string, positions: number, seed: string): Generator<Read> {
  const { game, insight } = subjectNamed(title)
  const known = { game, insight }
  for (let number = 0, found = 0; found < positions && number < 4 * positions; number++) {
    const at = positionOf(title, `${seed} ${number}`, (found + 0.5) / positions)
    if (at === null) continue
    const { state, seat, ply, length, set } = at
    let told: readonly Candidate[] = []
    for (const one of coaching(known, state, seat, { players: NAMES, worlds: WORLDS, seed }))
      if (one !== null) told = one.candidates.slice(0, one.shown)
    if (told.length === 0) continue
    found++
    const advice = adviseMoves(known, state, { iterations: ITERATIONS, seed })
    yield {
      title,
      where: `game ${number} (${set}), move ${ply} of ${length}, seat ${seat}`,
      phase: (insight.coach as AnyCoach).phase(state),
      coach: told,
      advice,
      seat,
      faults: {
        coach: faultsOfCoach(told),
        advice: faultsOf(
          advice.map(({ reason }) => reason),
          advice.map(({ chances }) => chances[seat]),
        ),
      },
    }
  }
}

/** As one reads it at the table, then what is wrong with it. */
export function printRead({ title, where, phase, coach, advice, seat, faults }: Read): string {
  const list = (found: readonly Fault[]) => (found.length === 0 ? '' : `  ← ${found.join(', ')}`)
  return [
    `${title}, ${where}, ${phase}`,
    `  coach${list(faults.coach)}`,
    ...coach.map(({ worth, text }) => `    ${percent(worth)} % ${text}`),
    `  advice${list(faults.advice)}`,
    ...advice.map(
      ({ move, chances, scores, reason }) => `    ${percent(chances[seat])} %, ${scores[seat].toFixed(0)}: ${move} – ${reason}`,
    ),
  ].join('\n')
}

/** In how many of the positions the coach, and advice, has which fault. */
export function printCounts(read: readonly Read[]): string {
  const count = (of: keyof Faults, fault: Fault) => read.filter(({ faults }) => faults[of].includes(fault)).length
  const said = (of: keyof Faults) =>
    `${of}: alike ${count(of, 'alike')}, first not best ${count(of, 'order')}, contradictions ${count(of, 'contradiction')}`
  return `${read.length} positions. ${said('coach')}; ${said('advice')}`
}

/** In a game of equals, so far through it, the next beginning of something to decide. Played twice, the same both times. */
function positionOf(title: string, seed: string, part: number) {
  const { game, insight } = subjectNamed(title)
  const coach = insight.coach as AnyCoach
  const { seats, options } = setUpFor(game, diceFrom(seed))
  const play = (from: number) => {
    const state = game.setup(options, seats, seed)
    const bots = Array.from({ length: seats }, (_, seat) => botFor('apprentice', { game, insight }, { seed: `${seed} ${seat}` }) as Bot)
    let ply = 0
    for (let seat = game.toAct(state); seat !== null; seat = game.toAct(state), ply++) {
      const moves = game.moves(state)
      if (ply >= from && moves.length > 2 && !coach.isUnderWay(state)) return { state, seat, ply }
      game.play(state, moves.length === 1 ? moves[0] : bots[seat].decide(game.view(state, seat), seat))
    }
    return { state, seat: null, ply }
  }
  const { ply: length } = play(Number.POSITIVE_INFINITY)
  const { state, seat, ply } = play(Math.floor(part * length))
  const { map } = options as { map?: string }
  return seat === null ? null : { state, seat, ply, length, set: [`${seats} players`, ...(map === undefined ? [] : [map])].join(', ') }
}

function faultsOfCoach(shown: readonly Candidate[]): Fault[] {
  const faults = faultsOf(
    shown.map(({ text }) => text),
    shown.map(({ worth }) => worth),
  )
  return isRefuted(shown) ? [...faults, 'contradiction'] : faults
}

/** What is below is said to be better than what is above, or tells another sum of it than it tells itself. */
function isRefuted(shown: readonly Candidate[]): boolean {
  return shown.some((one, place) => {
    const other = shown.findIndex(({ line }) => line.join() === one.against.line.join())
    if (other < 0) return false
    if (other < place) return true
    const own = [...shown[other].reason.gain, ...shown[other].reason.cost]
    return [...one.reason.gain, ...one.reason.cost].some(({ id, when, other: said }) =>
      own.some((figure) => figure.id === id && figure.when === when && figure.n !== said),
    )
  })
}

function faultsOf(texts: readonly string[], chances: readonly number[]): Fault[] {
  const faults: Fault[] = []
  // Moves that come to the same are said to.
  const told = texts.filter((text) => !text.startsWith('the same as number')).map(wordsOf)
  if (told.some((one, place) => told.slice(place + 1).some((other) => likeness(one, other) >= ALIKE))) faults.push('alike')
  if (chances.some((chance) => percent(chance) > percent(chances[0]))) faults.push('order')
  return faults
}

/** Without names (they are written large) and numbers. */
const wordsOf = (text: string) =>
  new Set(
    text
      .split(/\s+/)
      .map((word) => word.replace(/[^\p{L}]/gu, ''))
      .filter((word, place) => word !== '' && (place === 0 || word[0] === word[0].toLowerCase())),
  )

function likeness(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const both = [...one].filter((word) => other.has(word)).length
  return both / Math.max(1, one.size + other.size - both)
}
