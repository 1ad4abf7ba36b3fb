/** The President of a railway (WR-4.15, WR-6.7). */
import type { Emit, Seat } from '@branchline/engine'
import { COMPANY_IDS, type Company } from './railways.ts'
import { NOBODY, type State, sharesOf } from './state.ts'

/** Who is President once `seat` holds that many shares. */
export function presidentAfter(state: State, company: Company, seat: Seat, shares: number): Seat {
  const president = state.president[company]
  if (president === NOBODY) return seat
  return president !== seat && shares > sharesOf(state, president, company) ? seat : president
}

/** To be called when `seat` has received a share. */
export function updatePresident(state: State, company: Company, seat: Seat, emit?: Emit): void {
  const president = presidentAfter(state, company, seat, sharesOf(state, seat, company))
  if (president === state.president[company]) return
  state.president[company] = president
  emit?.({ type: 'president', clause: 'WR-4.15', seat: president, railway: COMPANY_IDS[company] })
}
