/** What happened, as one would tell it: a step for each player and phase; boxes won, accounts and Nuremberg joined with Fürth are steps of their own. */

import { type LogEntry, type RecapStep, type TableProps, withMinus } from '@branchline/design'
import type { GameEvent } from '@branchline/engine'
import type { ReactNode } from 'react'
import { biddingInWords } from './bidding.ts'
import { boxesInWords } from './boxesWon.ts'
import { joiningLines } from './joining.ts'
import { type Words, wordsFor } from './messages/index.ts'
import { placeCalled } from './placeNames.ts'
import { boardOf, type State } from './rules.ts'
import { gainsInWords, signed } from './sentences.ts'
import { CubeIcon, Token } from './signs/Icons.tsx'
import type { Influence } from './signs/shapes.ts'

type Phase = 'auction' | 'build' | 'trains' | 'takeover'

const PHASE_OF: Readonly<Record<string, Phase>> = {
  bid: 'auction',
  'auction-pass': 'auction',
  'link-built': 'build',
  'building-ended': 'build',
  'train-hired': 'trains',
  'piece-moved': 'trains',
  'trains-pass': 'trains',
  takeover: 'takeover',
  'takeover-declined': 'takeover',
}

interface Part {
  readonly phase: Phase
  readonly seat: number
  readonly from: number
  to: number
  readonly events: GameEvent[]
  /** All that happened in its auction. */
  readonly auction: readonly GameEvent[]
}

export function recap(entries: readonly LogEntry[], props: TableProps<State>): readonly RecapStep[] {
  const t = wordsFor(props.locale)
  const steps: (RecapStep | Part)[] = []
  let open: Part[] = []
  let auction: GameEvent[] = []
  let phase: Phase = 'auction'
  for (const { n, seat, events, kind } of entries) {
    if (kind !== undefined && kind !== 'move') continue
    const own = events.filter((event) => event.seat === undefined || event.seat === seat || event.type === 'outbid')
    const found: Phase = own.map(({ type }) => PHASE_OF[type]).find((known) => known !== undefined) ?? phase
    // What a player does in one phase is one step, also where others act in between.
    if (found !== phase) {
      open = []
      auction = []
    }
    phase = found
    if (phase === 'auction') auction.push(...events)
    let part = open.find((before) => before.seat === seat)
    if (part === undefined) {
      part = { phase, seat, from: n, to: n, events: [], auction }
      open.push(part)
      steps.push(part)
    }
    part.to = n
    part.events.push(...own)
    for (const skipped of passedFor(events, n, seat)) {
      if (open.some((before) => before.seat === skipped.seat && before.phase === skipped.phase)) continue
      open.push(skipped)
      steps.push(skipped)
    }
    steps.push(...asides(events, n, props, t))
  }
  return steps.map((step) => ('phase' in step ? told(step, props, t) : step)).filter(({ act }) => act !== '')
}

/** Who could do nothing was passed over with somebody else's move. */
const passedFor = (events: readonly GameEvent[], n: number, mover: number): Part[] =>
  events.flatMap((event) =>
    event.seat === undefined || event.seat === mover || !['building-ended', 'trains-pass'].includes(event.type)
      ? []
      : [{ phase: PHASE_OF[event.type], seat: event.seat, from: n, to: n, events: [event], auction: [] }],
  )

/** What the game itself did at the end of a phase. */
function asides(events: readonly GameEvent[], n: number, { view, speaker }: TableProps<State>, t: Words): RecapStep[] {
  const at = { from: n, to: n }
  const joined = events.filter(({ type }) => type === 'fuerth-bonus')
  const profits = events.filter(({ type }) => type === 'profit')
  const won = events.filter(({ type }) => type === 'box-won')
  return [
    ...(events.some(({ type }) => type === 'fuerth-joined')
      ? [
          {
            ...at,
            seat: null,
            act: t.joined,
            result: gainsInWords(joined, speaker, t),
            places: joiningLines(view).path,
          },
        ]
      : []),
    ...(won.length > 0 ? [{ ...at, seat: null, act: t.boxesWon, result: boxesInWords(won, speaker, t), places: [] }] : []),
    ...profits.map(({ seat, income, upkeep, profit }) => ({
      ...at,
      seat: Number(seat),
      act: t.accountOf({ income: Number(income), upkeep: Number(upkeep) }),
      // Not what the two before it come to: that is counted to what one had, and ends at both ends of its track.
      result: t.profitNow({ profit: withMinus(Number(profit)) }),
      places: [],
    })),
  ]
}

function told(part: Part, props: TableProps<State>, t: Words): RecapStep {
  const { phase, seat, from, to } = part
  return { seat, from, to, ...TELLERS[phase](part, props, t) }
}

type Told = Pick<RecapStep, 'act' | 'result' | 'places'>

/** A part of a deed that is told when the rest of it is done, as a payment is. */
const NOTHING: Told = { act: '', places: [] }

const TELLERS: Readonly<Record<Phase, (part: Part, props: TableProps<State>, t: Words) => Told>> = {
  auction({ seat, events, auction }, { speaker }, t) {
    const bids = events.some(({ type }) => type === 'bid') ? biddingInWords(seat, auction, speaker, t) : ''
    const hasPassed = events.some(({ type }) => type === 'auction-pass')
    if (bids === '') return { act: hasPassed ? t.passes : '', places: [] }
    return { act: bids, places: [], ...(events.at(-1)?.type === 'auction-pass' ? { result: t.passes } : {}) }
  },
  build({ events }, { view, speaker }, t) {
    const links = events.filter(({ type }) => type === 'link-built')
    const [first, last] = [links[0], links.at(-1)]
    if (first === undefined || last === undefined) {
      const ended = events.find(({ type }) => type === 'building-ended')
      if (ended === undefined) return NOTHING
      return { act: Number(ended.links) > 0 ? t.stopsBuilding : t.buildsNothing, places: [] }
    }
    const board = boardOf(view)
    const nameOf = (id: unknown) => placeCalled(board, id as string, speaker)
    const sum = (key: string) => links.reduce((total, event) => total + Number(event[key] ?? 0), 0)
    const influence = events.filter(({ type, means }) => type === 'paid' && means !== 'cube')
    return {
      act: t.linksFromTo({ links: links.length, from: nameOf(first.from), to: nameOf(last.to) }),
      result: costs(sum('cubes'), [
        ...(['red', 'green', 'white'] as const).map((colour) => [colour, sum(colour)] as const),
        ...influence.map(({ means, points }) => [means as Influence, Number(points)] as const),
      ]),
      places: [first.from as string, ...links.map(({ to }) => to as string)],
    }
  },
  trains({ events }, _props, t) {
    const hired = events.flatMap(({ type, train }) => (type === 'train-hired' ? [String(train)] : []))
    const moved = events.filter(({ type }) => type === 'piece-moved')
    const acts = [
      ...(hired.length > 0 ? [t.hires({ trains: hired })] : []),
      ...(moved.length > 0 ? [t.moves({ pieces: moved.length })] : []),
    ]
    if (acts.length === 0) return events.some(({ type }) => type === 'trains-pass') ? { act: t.passes, places: [] } : NOTHING
    return {
      act: t.row({ items: acts }),
      places: moved.map(({ area }) => area as string),
      ...(moved.length > 0 ? { result: signed(moved.reduce((sum, { points }) => sum + Number(points), 0)) } : {}),
    }
  },
  takeover({ events }, { view }, t) {
    const sold = events.find(({ type }) => type === 'takeover')
    if (sold === undefined) return events.some(({ type }) => type === 'takeover-declined') ? { act: t.keepsAll, places: [] } : NOTHING
    const colour = sold.company === 'red' ? 'red' : 'green'
    return {
      act: t.handsOver({ links: Number(sold.links), company: t.companies[boardOf(view).map][colour] }),
      result: costs(0, [[colour, Number(sold.price)]]),
      places: sold.run as string[],
    }
  },
}

function costs(cubes: number, influence: readonly (readonly [Influence, number])[]): ReactNode {
  const sums = new Map<Influence, number>()
  for (const [colour, points] of influence) if (points > 0) sums.set(colour, (sums.get(colour) ?? 0) + points)
  return (
    <span style={{ display: 'inline-flex', alignItems: 'center', gap: 3 }}>
      {cubes > 0 ? (
        <>
          <CubeIcon size={16} /> {cubes}
        </>
      ) : null}
      {[...sums].map(([colour, points]) => (
        <span key={colour} style={{ display: 'inline-flex', alignItems: 'center', gap: 3 }}>
          <Token colour={colour} size={16} /> {points}
        </span>
      ))}
    </span>
  )
}
