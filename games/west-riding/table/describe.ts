/** The position in sentences, from the same figures that the table shows. */
import type { Locale, Speaker } from '@branchline/engine'
import { hexNames, urbanHexes } from '../rules/board.ts'
import { dividendsNow } from '../rules/index.ts'
import { BASIC_RAILWAYS, COMPANIES, GROUPINGS, LOT_IDS } from '../rules/railways.ts'
import { FINISHED_REASONS, HIDDEN, occupies, type State, sharesOf } from '../rules/state.ts'
import { livery } from './livery.ts'
import { pounds } from './money.ts'
import { wordsIn } from './words.ts'

export function describe(view: State, speaker: Speaker, locale: Locale): readonly string[] {
  const words = wordsIn(locale).describe
  const names = (seats: readonly number[]) => seats.map((seat) => speaker.seat(seat)).join(', ')
  const lines = [words.turn(view.turn, view.lastTurn), words.order(names(view.order))]
  if (view.phase === 'bid') {
    const passed = view.order.filter((seat) => (view.passed >> seat) & 1)
    const lot = speaker.word(`name.${LOT_IDS[view.lot]}`)
    const name = lot.startsWith('name.') ? livery(view.lot).letters : lot
    lines.push(words.auction(name, view.bid === 0 ? '' : pounds(view.bid), view.bid === 0 ? '' : speaker.seat(view.bidder), names(passed)))
  }
  return [...lines, ...players(view, speaker, locale), ...groupings(view, locale), ...railways(view, speaker, locale)]
}

function players(view: State, speaker: Speaker, locale: Locale): string[] {
  const words = wordsIn(locale).describe
  return view.order.map((seat) => {
    const holdings = Array.from({ length: COMPANIES }, (_, company) => company)
      .filter((company) => sharesOf(view, seat, company) > 0)
      .map((company) => words.holding(sharesOf(view, seat, company), livery(company).letters, view.president[company] === seat))
    if (view.hullBarnsleyOwner === seat) holdings.push(words.certificate)
    const cash = view.cash[seat] === HIDDEN ? words.hiddenCash : pounds(view.cash[seat])
    return words.player(speaker.seat(seat), cash, holdings.join(', ') || words.noShares)
  })
}

function groupings(view: State, locale: Locale): string[] {
  const { companies } = dividendsNow(view)
  return GROUPINGS.map((grouping) => {
    const towns = urbanHexes.filter((_, urban) => view.control[urban] === grouping).map((hex) => hexNames[hex])
    const { letters } = livery(grouping)
    return wordsIn(locale).describe.grouping(letters, companies[grouping].perShare, view.treasury[grouping], towns.length, towns.join(', '))
  })
}

function railways(view: State, speaker: Speaker, locale: Locale): string[] {
  const words = wordsIn(locale).describe
  const { companies } = dividendsNow(view)
  return Array.from({ length: BASIC_RAILWAYS }, (_, railway) => {
    const towns = urbanHexes.filter((hex) => occupies(view, railway, hex)).map((hex) => hexNames[hex])
    const group = livery(view.group[railway]).letters
    const { letters } = livery(railway)
    const said = words.railway(letters, group, companies[railway].perShare, view.treasury[railway], view.supply[railway], towns.join(', '))
    const reason = FINISHED_REASONS[view.finished[railway]]
    return reason === '' ? said : `${said} ${words.finished(speaker.word(`name.${reason}`))}`
  })
}
