/** Trade 2 for 1 (WR-6.1 to WR-6.7). */
import { type Emit, type Refusal, refusal, type Seat } from '@branchline/engine'
import { updatePresident } from './president.ts'
import { BASIC_RAILWAYS, COMPANIES, COMPANY_IDS, GROUPINGS, type Grouping, type Railway, SHARES_OF_GROUPING } from './railways.ts'
import { isPresident, NOBODY, type ShareSource, type State, sharesOf } from './state.ts'

export function tradeRefusal(state: State, first: Railway, second: Railway, source: ShareSource): Refusal | null {
  if (state.phase !== 'trade') return refusal('WR-6.1', 'not-now', { asked: state.phase })
  if (first > second) return refusal('WR-6.1', 'pair-out-of-order', { first: COMPANY_IDS[first], second: COMPANY_IDS[second] })
  const seat = state.order[state.at]
  if (state.group[first] !== state.group[second]) {
    return refusal('WR-6.1', 'different-groups', { first: COMPANY_IDS[first], second: COMPANY_IDS[second] })
  }
  const each = first === second ? 2 : 1
  for (const railway of [first, second]) {
    const held = sharesOf(state, seat, railway)
    if (held < each) return refusal('WR-6.1', 'too-few-shares', { railway: COMPANY_IDS[railway], held, needed: each })
    const spare = spareShares(state, seat, railway)
    if (spare < each) return refusal('WR-6.6', 'president-must-stay', { railway: COMPANY_IDS[railway], held, spare })
  }
  return sourceRefusal(state, state.group[first], source)
}

/** WR-6.4, WR-6.5 */
export function sourceRefusal(state: State, grouping: Grouping, source: ShareSource): Refusal | null {
  const parameters = { grouping: COMPANY_IDS[grouping] }
  const president = state.president[grouping]
  if (source === 'president')
    return president === NOBODY ? null : refusal('WR-6.4', 'president-taken', { ...parameters, presidentSeat: president })
  if (president === NOBODY) return refusal('WR-6.4', 'president-first', parameters)
  if (source === 'public' && state.publiclyHeld[grouping] === 0) return refusal('WR-6.5', 'none-public', parameters)
  if (source === 'stack' && state.outstanding[grouping] === SHARES_OF_GROUPING) return refusal('WR-6.5', 'stack-empty', parameters)
  return null
}

export function passTradeRefusal(state: State): Refusal | null {
  return state.phase === 'trade' ? null : refusal('WR-6.1', 'not-now', { asked: state.phase })
}

/** WR-6.6: shares that can go without the presidency going with them. */
export function spareShares(state: State, seat: Seat, railway: Railway): number {
  const held = sharesOf(state, seat, railway)
  if (!isPresident(state, seat, railway)) return held
  let keep = 1
  for (let other = 0; other < state.seats; other++) {
    if (other !== seat) keep = Math.max(keep, sharesOf(state, other, railway))
  }
  return held - keep
}

/** WR-6.2: whether there is anything this player could trade. A share to be had for it there always is. */
export function canTrade(state: State, seat: Seat): boolean {
  for (const grouping of GROUPINGS) {
    let spare = 0
    for (let railway = 0; railway < BASIC_RAILWAYS; railway++) {
      if (state.group[railway] === grouping) spare += spareShares(state, seat, railway)
    }
    if (spare >= 2) return true
  }
  return false
}

export function trade(state: State, first: Railway, second: Railway, source: ShareSource, emit?: Emit): void {
  const seat = state.order[state.at]
  const grouping = state.group[first]
  giveUp(state, seat, first)
  giveUp(state, seat, second)
  emit?.({
    type: 'traded',
    clause: 'WR-6.1',
    seat,
    first: COMPANY_IDS[first],
    second: COMPANY_IDS[second],
    grouping: COMPANY_IDS[grouping],
    source,
  })
  takeGroupingShare(state, seat, grouping, source, emit)
  state.phase = 'traded'
}

export function passTrade(state: State, emit?: Emit): void {
  emit?.({ type: 'no-trade', clause: 'WR-6.1', seat: state.order[state.at] })
  state.phase = 'traded'
}

/** WR-6.3 */
export function giveUp(state: State, seat: Seat, railway: Railway): void {
  state.shares[seat * COMPANIES + railway]--
  state.publiclyHeld[railway]++
}

export function takeGroupingShare(state: State, seat: Seat, grouping: Grouping, source: ShareSource, emit?: Emit): void {
  if (source === 'public') state.publiclyHeld[grouping]--
  else state.outstanding[grouping]++
  state.shares[seat * COMPANIES + grouping]++
  updatePresident(state, grouping, seat, emit)
}
