/** An auction: who bids, who has passed, why bids start where they do, what the lot would earn, and one's own bid. */
import { Panel, SeatName, type TableProps } from '@branchline/design'
import { hexNames, hullBarnsleyDividend } from '../../rules/board.ts'
import { minimumBid } from '../../rules/buy-and-build-offer.ts'
import { HULL_BARNSLEY, HULL_BARNSLEY_FINAL, SHARES_OF_BASIC } from '../../rules/railways.ts'
import { HIDDEN, type State } from '../../rules/state.ts'
import { cheapestNewRoute, purchaseOutlook } from '../foresight.ts'
import { pounds } from '../money.ts'
import { wordsIn } from '../words.ts'
import { BidControl } from './BidControl.tsx'
import styles from './panels.module.css'
import { CertificateSign, CompanySign } from './parts.tsx'

export function AuctionPanel(props: TableProps<State>) {
  const { view, locale, viewer } = props
  const words = wordsIn(locale).auction
  const isCertificate = view.lot === HULL_BARNSLEY
  const minimum = minimumBid(view)
  const mayDecide = props.moves.length > 0
  const seat = mayDecide ? view.bidding : viewer === 'spectator' ? view.bidding : viewer
  return (
    <Panel
      title={
        <span className={styles.lot}>
          {isCertificate ? <CertificateSign /> : <CompanySign company={view.lot} />}
          {isCertificate ? words.certificate : words.share(view.outstanding[view.lot] + 1, SHARES_OF_BASIC)}
        </span>
      }
      className={styles.decision}
      aside={<span className={styles.standing}>{view.bid === 0 ? words.noBid : pounds(view.bid)}</span>}
    >
      <Bidders {...props} />
      {mayDecide ? <BidControl key={`${view.bid} ${view.bidding}`} {...props} minimum={minimum} cash={view.cash[view.bidding]} /> : null}
      <dl className={styles.facts}>
        <dt>{words.minimum(minimum)}</dt>
        <dd>{isCertificate ? words.certificateMinimum : <Minimum view={view} words={words} />}</dd>
        <dt>{words.wouldEarn}</dt>
        <dd>
          {isCertificate ? (
            words.certificateEarns(
              hullBarnsleyDividend(view.turn, view.seats, view.plainHullBarnsley),
              allToCome(view),
              HULL_BARNSLEY_FINAL,
            )
          ) : (
            <Earnings view={view} seat={seat} price={minimum} words={words} name={props.speaker.seat} />
          )}
        </dd>
      </dl>
    </Panel>
  )
}

type AuctionWords = ReturnType<typeof wordsIn>['auction']

function Bidders({ view, speaker, locale }: TableProps<State>) {
  const words = wordsIn(locale).auction
  const first = view.at
  const round = view.order.map((_, place) => view.order[(first + place) % view.seats])
  return (
    <ul className={styles.bidders} aria-label={words.bidders}>
      {round.map((seat) => {
        const hasPassed = ((view.passed >> seat) & 1) === 1
        const state = hasPassed ? words.passed : seat === view.bidder ? pounds(view.bid) : seat === view.bidding ? words.toBid : words.waits
        return (
          <li key={seat} data-passed={hasPassed || undefined} data-leader={seat === view.bidder || undefined}>
            <SeatName seat={seat} name={speaker.seat(seat)} active={seat === view.bidding} size={18} />
            <span className={styles.bidState}>
              {state}
              {view.cash[seat] === HIDDEN ? null : <small> {words.has(view.cash[seat])}</small>}
            </span>
          </li>
        )
      })}
    </ul>
  )
}

/** The minimum as a sum: the steps of the cheapest route (drawn on the board). */
function Minimum({ view, words }: { view: State; words: AuctionWords }) {
  const route = cheapestNewRoute(view, view.lot)
  if (route === null) return null
  const names = [route.origin, ...route.path].map((hex) => hexNames[hex]).join(' – ')
  return words.cheapestRoute(names, route.steps.map((step) => pounds(step)).join(' + '), route.cost)
}

function Earnings({
  view,
  seat,
  price,
  words,
  name,
}: {
  view: State
  seat: number
  price: number
  words: AuctionWords
  name: (seat: number) => string
}) {
  const outlook = purchaseOutlook(view, seat, view.lot, price)
  if (outlook === null) return null
  const { now, later, presidentSeat } = outlook
  return (
    <>
      {words.earns(now.perShare, now.bySeat[seat], later.perShare)}{' '}
      {presidentSeat === seat ? words.youPreside : words.presides(name(presidentSeat))}
    </>
  )
}

function allToCome(view: State): number {
  let sum = 0
  for (let turn = view.turn; turn <= view.lastTurn; turn++) sum += hullBarnsleyDividend(turn, view.seats, view.plainHullBarnsley)
  return sum
}
