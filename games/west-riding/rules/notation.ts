/** Moves as text: `offer mr`, `bid 7`, `build to halifax`, `build from bradford`, `via g11`, `trade mr+lyr for lmsr-public`. */
import { type Refusal, refusal, unreadable, words } from '@branchline/engine'
import { hexById, hexIds } from './board.ts'
import { minimumBid } from './buy-and-build-offer.ts'
import { BASIC_RAILWAYS, COMPANY_IDS, GROUPINGS, HULL_BARNSLEY, LOT_IDS } from './railways.ts'
import type { Move, ShareSource, State } from './state.ts'

export function print(state: State, move: Move): string {
  switch (move.kind) {
    case 'offer':
      return `offer ${LOT_IDS[move.lot]}`
    case 'bid':
      return `bid ${move.amount}`
    case 'to':
      return `build to ${hexIds[move.hex]}`
    case 'from':
      return `build from ${hexIds[move.hex]}`
    case 'via':
      return `via ${hexIds[move.hex]}`
    case 'trade': {
      const grouping = COMPANY_IDS[state.group[move.first]]
      return `trade ${COMPANY_IDS[move.first]}+${COMPANY_IDS[move.second]} for ${grouping}-${move.source}`
    }
    default:
      return move.kind
  }
}

const EXPECTED =
  'offer <railway>, bid <pounds>, pass, build to <town>, build from <town>, via <hex>, cheapest, shortest, trade <railway>+<railway> for <share>'

export function parse(state: State, text: string): Move | Refusal {
  const [verb, ...rest] = words(text)
  // "build" is what a person says; what follows says which step.
  const [step, ...names] = verb === 'build' ? rest : [verb, ...rest]
  const name = names.join('-')
  switch (step) {
    case 'pass':
    case 'cheapest':
    case 'shortest':
      return names.length === 0 && verb !== 'build' ? { kind: step } : unreadable(text, step)
    case 'offer': {
      const lot = LOT_IDS.indexOf(HULL_BARNSLEY_NAMES.test(name) ? LOT_IDS[HULL_BARNSLEY] : name)
      if (GROUPING_IDS.includes(name)) return refusal('WR-4.1', 'grouping-offered', { railway: name })
      return lot >= 0 && verb !== 'build' ? { kind: 'offer', lot } : unreadable(text, `offer ${LOT_IDS.join(' | ')}`)
    }
    case 'bid':
      if (name === '' && verb !== 'build')
        return state.phase === 'bid'
          ? refusal('WR-4.10', 'bid-how-much', { minimum: minimumBid(state) })
          : refusal('WR-4.6', 'not-now', { asked: state.phase })
      return /^£?\d{1,6}$/.test(name) && verb !== 'build'
        ? { kind: 'bid', amount: Number(name.replace('£', '')) }
        : unreadable(text, 'bid <whole pounds>')
    case 'to':
    case 'from':
    case 'via': {
      const hex = hexById.get(name)
      return hex === undefined ? unreadable(text, `${step} <town or hex>`) : { kind: step, hex }
    }
    case 'trade':
      return verb === 'trade' ? parseTrade(state, text, names.join(' ')) : unreadable(text, EXPECTED)
    default: {
      // "build halifax": which step that is, the position says.
      const hex = verb === 'build' ? hexById.get([step, ...names].join('-')) : undefined
      const kind = state.phase === 'from' ? 'from' : state.phase === 'path' ? 'via' : 'to'
      return hex === undefined ? unreadable(text, EXPECTED) : { kind, hex }
    }
  }
}

/** As people call it: h&b, hb, hull, hull & barnsley. */
const HULL_BARNSLEY_NAMES = /^h-?&?-?b$|^hull(-?&?-?barnsley)?$/
const GROUPING_IDS: readonly string[] = GROUPINGS.map((grouping) => COMPANY_IDS[grouping])

const TRADE = /^([a-z]+) ?\+ ?([a-z]+) for (lmsr|lner)[- ](president|public|stack)$/

function parseTrade(state: State, text: string, pair: string): Move | Refusal {
  const found = TRADE.exec(pair)
  const railways = [found?.[1], found?.[2]].map((id) => LOT_IDS.indexOf(id ?? '')).sort((a, b) => a - b)
  const [first, second] = railways
  if (found === null || first < 0 || second >= BASIC_RAILWAYS) {
    return unreadable(text, 'trade <railway>+<railway> for <lmsr or lner>-<president, public or stack>')
  }
  const named = found[3]
  if (!railways.some((railway) => COMPANY_IDS[state.group[railway]] === named)) {
    return refusal('WR-6.1', 'other-group', { railway: COMPANY_IDS[first], grouping: COMPANY_IDS[state.group[first]] })
  }
  return { kind: 'trade', first, second, source: found[4] as ShareSource }
}
