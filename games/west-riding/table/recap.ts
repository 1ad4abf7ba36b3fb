/** What others did, as one would tell it: a bidding war is one step once it is over, a route one, the dividends of a turn one. */
import type { LogEntry, RecapStep, TableProps } from '@branchline/design'
import { type GameEvent, list } from '@branchline/engine'
import { hexIds, homeOf, urbanHexes } from '../rules/board.ts'
import { westRiding } from '../rules/index.ts'
import { COMPANY_IDS, LOT_IDS } from '../rules/railways.ts'
import { occupies, type State, sharesOf } from '../rules/state.ts'
import { endsRound, paidIn, turnOf } from './dividends.ts'
import { wordsFor } from './messages/index.ts'
import { pounds } from './money.ts'

type Words = ReturnType<typeof wordsFor>['recap']

export function recap(entries: readonly LogEntry[], props: TableProps<State>): readonly RecapStep[] {
  const { locale } = props
  const words = wordsFor(locale).recap
  const steps: RecapStep[] = []
  /** Where the steps of the present auction begin: they are one when it is over. */
  let auction = 0
  /** The move it began with. */
  let offered = 0
  /** Moves that have brought nothing yet belong to what they lead to: a route is decided in several. */
  let begun = 0
  /** Who has bid in the present auction. */
  const bidders = new Set<GameEvent['seat']>()
  for (const entry of entries) {
    const { n, events } = entry
    if (events.length === 0) begun ||= n
    for (const event of events) {
      if (event.type === 'offered') bidders.clear()
      if (event.type === 'bid') bidders.add(event.seat)
      // Of an auction whose beginning is not among these nobody knows who else has bid.
      const isAlone = offered > 0 && bidders.size === 1 && bidders.has(event.seat)
      const step = event.type === 'turn-order' ? dividendsOf(entry, props) : stepOf(event, words, isAlone)
      if (event.type === 'sold' || event.type === 'unsold') bidders.clear()
      if (step === null) continue
      if (event.type === 'offered') {
        auction = steps.length
        offered = n
      }
      const from = offered || (steps[auction]?.from ?? n)
      if (event.type === 'sold' || event.type === 'unsold') {
        steps.splice(auction, steps.length - auction, { ...step, from, to: n })
        auction = steps.length
        offered = 0
      } else if ((event.type === 'bid' || event.type === 'passed') && steps.slice(auction).some(({ seat }) => seat === event.seat)) {
        // Only the last word of each bidder counts, and an offer with a bid is a bid.
        const place = steps.findLastIndex(({ seat }) => seat === event.seat)
        steps.splice(place, 1)
        steps.push({ ...step, from: n, to: n })
      } else if (event.type === 'controlled') {
        const built = steps.pop()
        if (built) steps.push({ ...built, result: `${String(built.result)} · ${String(event.grouping).toUpperCase()}` })
      } else steps.push({ ...step, from: event.type === 'built' && begun > 0 ? begun : n, to: n })
      if (event.type !== 'offered' && event.type !== 'bid' && event.type !== 'passed') auction = steps.length
      begun = 0
    }
  }
  return steps
}

/** A turn ended with this move, or an auction that another won: a pass may be the last. */
export const endsForAll = (entry: LogEntry): boolean =>
  endsRound(entry) || entry.events.some(({ type, seat }) => type === 'sold' && seat !== entry.seat)

type Told = Omit<RecapStep, 'from' | 'to'>

/** `isAlone`: nobody else has bid. */
function stepOf(event: GameEvent, words: Words, isAlone: boolean): Told | null {
  const seat = event.seat ?? null
  switch (event.type) {
    case 'offered':
      return { seat, act: words.offers({ lot: lotName(event, words) }), result: pounds(Number(event.minimum)), places: lotPlaces(event) }
    case 'bid':
      return { seat, act: words.bids({ lot: lotName(event, words) }), result: pounds(Number(event.amount)), places: lotPlaces(event) }
    case 'passed':
      return { seat, act: words.passes({ lot: lotName(event, words) }), places: lotPlaces(event) }
    case 'sold':
      return {
        seat,
        act: words.buys({ lot: lotName(event, words), isAlone }),
        result: pounds(Number(event.price)),
        places: lotPlaces(event),
      }
    case 'unsold':
      return { seat: null, act: words.unsold({ lot: lotName(event, words) }), places: lotPlaces(event) }
    case 'built': {
      const [railway, origin, town] = [event.railway, event.origin, event.town].map((id) => westRiding.label?.(String(id)) ?? String(id))
      const places = [String(event.origin), ...(event.path as readonly string[])]
      const [cost, fromTreasury, toTreasury] = [event.cost, event.fromTreasury, event.toTreasury].map(Number)
      return { seat, act: words.builds({ railway, origin, town }), result: words.builtFor({ cost, fromTreasury, toTreasury }), places }
    }
    case 'controlled':
      return { seat: null, act: '', places: [] }
    case 'traded': {
      const [first, second, grouping] = [event.first, event.second, event.grouping].map((id) => String(id).toUpperCase())
      return { seat, act: words.trades({ first, second, grouping }), places: [] }
    }
    case 'no-trade':
      return { seat, act: words.keeps, places: [] }
    case 'game-end':
      return { seat: null, act: words.payoff, places: [] }
    default:
      return null
  }
}

/** What one got, and who got most; on the map the towns it came from. */
function dividendsOf(entry: LogEntry, { view, viewer, speaker, locale }: TableProps<State>): Told | null {
  const paid = paidIn(entry)
  if (paid === null) return null
  const { recap: words, dividends } = wordsFor(locale)
  const most = Math.max(...paid)
  const best = paid.flatMap((amount, seat) => (amount === most ? [seat] : []))
  const isMost = viewer !== 'spectator' && best.includes(viewer)
  const mine = viewer === 'spectator' ? null : words.youGet({ amount: paid[viewer], isMost: isMost && best.length < paid.length })
  const others = isMost ? null : words.getMost({ names: list(locale, best.map(speaker.seat)), amount: most })
  const railways = COMPANY_IDS.filter((_, company) => viewer === 'spectator' || sharesOf(view, viewer, company) > 0)
  return {
    seat: null,
    act: dividends.ofTurn({ turn: turnOf(entry.events, view) }),
    result: [mine, others].filter((part) => part !== null).join(', '),
    places: [...new Set(railways.flatMap((railway) => townsOf(view, railway)))],
  }
}

function lotName({ lot }: GameEvent, words: Words): string {
  return lot === 'hull-barnsley' ? words.hullBarnsley : words.share({ railway: String(lot).toUpperCase() })
}

/** The home city of the railway that is for sale. */
function lotPlaces({ lot }: GameEvent): readonly string[] {
  const railway = LOT_IDS.indexOf(String(lot))
  return railway >= 0 && railway < homeOf.length ? [hexIds[homeOf[railway]]] : []
}

/** Where a railway earns: its towns, or those its grouping controls. */
function townsOf(view: State, id: string): readonly string[] {
  const company = (COMPANY_IDS as readonly string[]).indexOf(id)
  const isThere = (hex: number, urban: number) => (company < homeOf.length ? occupies(view, company, hex) : view.control[urban] === company)
  return urbanHexes.filter(isThere).map((hex) => hexIds[hex])
}
