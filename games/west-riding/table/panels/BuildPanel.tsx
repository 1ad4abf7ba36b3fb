/** The new route: the money there is, and every way to spend it, with what it brings. */
import { classes, type MoveText, Panel, type TableProps } from '@branchline/design'
import { hexNames } from '../../rules/board.ts'
import { meansOf } from '../../rules/buy-and-build-route.ts'
import { type PathPrice, pathOutlooks, type RouteOffer } from '../../rules/index.ts'
import type { State } from '../../rules/state.ts'
import { type Destination, destinationsNow, hexOf, priceOf } from '../foresight.ts'
import { pounds } from '../money.ts'
import { fromNotation, inNotation } from '../moves.ts'
import { wordsIn } from '../words.ts'
import styles from './panels.module.css'
import { CompanySign, isLegal, MoveButton } from './parts.tsx'

export function BuildPanel(props: TableProps<State>) {
  const { view, locale } = props
  const words = wordsIn(locale).build
  const { budget, supply } = meansOf(view)
  return (
    <Panel
      title={
        <span className={styles.lot}>
          <CompanySign company={view.lot} />
          {words[view.phase === 'from' ? 'whereFrom' : view.phase === 'path' ? 'whichWay' : 'whereTo']}
        </span>
      }
      className={styles.decision}
      aside={<span className={styles.standing}>{pounds(budget)}</span>}
    >
      <p className={styles.money}>
        {budget > view.onShare ? words.bidAndTreasury(view.onShare, budget - view.onShare) : words.bidOnly(view.onShare)}{' '}
        {words.cubes(supply)}
      </p>
      {view.phase === 'path' ? <Paths {...props} /> : <Routes {...props} />}
    </Panel>
  )
}

type BuildWords = ReturnType<typeof wordsIn>['build']

function Routes(props: TableProps<State>) {
  const { view, locale } = props
  const words = wordsIn(locale).build
  const destinations = destinationsNow(view)
  if (view.phase === 'from') {
    const destination = destinations[0]
    return (
      <ul className={styles.rows}>
        {(destination?.offers ?? []).map((offer) => (
          <li key={offer.origin}>
            <Row table={props} text={inNotation(view, { kind: 'from', hex: hexOf(offer.origin) })} price={priceOf(offer)}>
              <strong>{words.fromTo(hexNames[hexOf(offer.origin)], hexNames[hexOf(offer.town)])}</strong>
              <small>{prices(offer, words)}</small>
            </Row>
          </li>
        ))}
      </ul>
    )
  }
  return (
    <ul className={styles.rows}>
      {destinations.map((destination) => (
        <li key={destination.town}>
          <Row table={props} text={inNotation(view, { kind: 'to', hex: destination.town })} price={destination.price}>
            <strong>{hexNames[destination.town]}</strong>
            <small>
              {words.from(hexNames[hexOf(destination.offers[0].origin)])} {prices(destination.offers[0], words)}
            </small>
            <small>{gains(destination, words)}</small>
          </Row>
        </li>
      ))}
    </ul>
  )
}

function Row({ table, text, price, children }: { table: TableProps<State>; text: MoveText; price: number; children: React.ReactNode }) {
  const inside = (
    <>
      <span className={styles.what}>{children}</span>
      <span className={styles.price}>{pounds(price)}</span>
    </>
  )
  if (!isLegal(table, text)) return <div className={classes(styles.stillRow, styles.two)}>{inside}</div>
  return (
    <MoveButton text={text} table={table} className={classes(styles.row, styles.two)}>
      {inside}
    </MoveButton>
  )
}

/** "cheapest £9 for 3 hexes, shortest £10 for 2". */
function prices({ cheapest, shortest }: RouteOffer, words: BuildWords): string {
  const same = cheapest !== null && shortest !== null && cheapest.cost === shortest.cost && cheapest.length === shortest.length
  const said: [PathPrice | null, (price: number, hexes: number) => string][] = same
    ? [[cheapest, words.onePath]]
    : [
        [cheapest, words.cheapest],
        [shortest, words.shortest],
      ]
  return said.flatMap(([price, say]) => (price === null ? [] : [say(price.cost, price.length)])).join('; ')
}

/** What the town earns, the bonus of the first route, who takes control and who loses by it. */
function gains({ outlook, offers }: Destination, words: BuildWords): string {
  const best = offers[0].cheapest ?? offers[0].shortest
  const bonus = best?.length ?? 0
  const parts = [words.gains(outlook.income, bonus)]
  if (outlook.control !== null) parts.push(words.control(outlook.control.toUpperCase()))
  for (const { railway, income } of outlook.losses) parts.push(words.loses(railway.toUpperCase(), -income))
  return parts.join(' ')
}

function Paths(props: TableProps<State>) {
  const { view, locale } = props
  const words = wordsIn(locale).build
  const outlooks = pathOutlooks(view).flatMap((outlook) => {
    const move = fromNotation(view, outlook.choice)
    return move === null ? [] : [{ ...outlook, move }]
  })
  const ready = outlooks.filter(({ move }) => move.kind !== 'via')
  const steps = outlooks.filter(({ move }) => move.kind === 'via')
  const line = ({ move, cost, length, hexes }: (typeof outlooks)[number]) => (
    <li key={inNotation(view, move)}>
      <Row table={props} text={inNotation(view, move)} price={cost}>
        <strong>
          {move.kind === 'via' ? words.by(hexNames[move.hex]) : move.kind === 'cheapest' ? words.theCheapest : words.theShortest}
        </strong>
        <small>{words.hexes(length, hexes.map((id) => hexNames[hexOf(id)]).join(' – '))}</small>
      </Row>
    </li>
  )
  return (
    <>
      <p className={styles.money}>{words.fromTo(hexNames[view.origin], hexNames[view.target])}</p>
      <ul className={styles.rows}>{ready.map(line)}</ul>
      {steps.length > 0 ? <p className={styles.money}>{words.hexByHex}</p> : null}
      <ul className={styles.rows}>{steps.map(line)}</ul>
    </>
  )
}
