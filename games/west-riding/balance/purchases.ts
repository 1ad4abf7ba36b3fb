/** What every basic share that was sold brought its buyer until the end, dividends and Big Payoff, also as half of a grouping share. */
import type { BalanceNotes, GameEvent } from '@branchline/engine'
import { BASIC_RAILWAYS, COMPANY_IDS } from '../rules/railways.ts'
import type { State } from '../rules/state.ts'

type Mark = 'buyer' | 'company' | 'price' | 'turn' | 'brought'

const SOLD = 'shares sold'

export function notePurchase(event: GameEvent, { memory }: BalanceNotes, turn: number): void {
  const share = memory.get(SOLD) ?? 0
  memory.set(SOLD, share + 1)
  const marks = { buyer: Number(event.seat), company: numberOf(event.lot), price: Number(event.price), turn, brought: 0 }
  for (const [mark, value] of Object.entries(marks)) memory.set(keyOf(share, mark as Mark), value)
}

/** Whatever pays a share, or makes it another. */
export function followShares(state: State, event: GameEvent, notes: BalanceNotes): void {
  const { type, seat } = event
  if (type === 'dividend' || type === 'payoff-treasury') payShares(numberOf(event.railway), Number(event.perShare), notes)
  if (type === 'traded')
    for (const railway of [event.first, event.second]) regroup(numberOf(railway), numberOf(event.grouping), seat, notes)
  if (type === 'payoff-exchange')
    for (let share = 0; share < 2 * Number(event.pairs); share++) {
      const railway = firstHeld(state, numberOf(event.grouping), seat, notes)
      if (railway !== undefined) regroup(railway, numberOf(event.grouping), seat, notes)
    }
  if (type === 'payoff-odd-share') {
    const odd = sharesIn(notes).find((share) => isBasicOf(state, share, numberOf(event.grouping), seat, notes))
    if (odd !== undefined) add(odd, Number(event.amount), notes)
  }
}

export function tellPurchases(notes: BalanceNotes): void {
  for (const share of sharesIn(notes)) {
    const [brought, price, turn] = [mark(share, 'brought', notes), mark(share, 'price', notes), mark(share, 'turn', notes)]
    notes.figure('share-brings', brought, turn)
    notes.figure('share-loses', brought < price ? 100 : 0, turn)
  }
}

/** Two basic shares are one of their group: each has half of what it pays. */
function payShares(company: number, perShare: number, notes: BalanceNotes): void {
  const amount = company < BASIC_RAILWAYS ? perShare : perShare / 2
  for (const share of sharesIn(notes)) if (mark(share, 'company', notes) === company) add(share, amount, notes)
}

function regroup(railway: number, grouping: number, seat: number | undefined, notes: BalanceNotes): void {
  const given = sharesIn(notes).find((share) => mark(share, 'company', notes) === railway && mark(share, 'buyer', notes) === seat)
  if (given !== undefined) notes.memory.set(keyOf(given, 'company'), grouping)
}

/** In the Big Payoff pairs are made in the order of the railways. */
function firstHeld(state: State, grouping: number, seat: number | undefined, notes: BalanceNotes): number | undefined {
  const held = sharesIn(notes).filter((share) => isBasicOf(state, share, grouping, seat, notes))
  return held.map((share) => mark(share, 'company', notes)).sort((one, other) => one - other)[0]
}

function isBasicOf(state: State, share: number, grouping: number, seat: number | undefined, notes: BalanceNotes): boolean {
  const company = mark(share, 'company', notes)
  return company < BASIC_RAILWAYS && state.group[company] === grouping && mark(share, 'buyer', notes) === seat
}

const keyOf = (share: number, name: Mark) => `share ${share} ${name}`
const mark = (share: number, name: Mark, { memory }: BalanceNotes) => memory.get(keyOf(share, name)) ?? 0
const sharesIn = ({ memory }: BalanceNotes) => Array.from({ length: memory.get(SOLD) ?? 0 }, (_, share) => share)
const numberOf = (id: unknown) => (COMPANY_IDS as readonly string[]).indexOf(String(id))

function add(share: number, amount: number, notes: BalanceNotes): void {
  notes.memory.set(keyOf(share, 'brought'), mark(share, 'brought', notes) + amount)
}
