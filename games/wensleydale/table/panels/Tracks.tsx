import { Count, classes, SeatMark, SeatName, type TableProps } from '@branchline/design'
import { useRef } from 'react'
import { type Words, wordsFor } from '../messages/index.ts'
import { expectedOrders, INFLUENCES, pointsIn, type State } from '../rules.ts'
import { figure, signed } from '../sentences.ts'
import { Profit } from './Profit.tsx'
import { CubeIcon, Token } from './Token.tsx'
import styles from './Tracks.module.css'

/** The tracks as figures one reads in a second: influence, cubes, links, money; the place in an order beside what decides it. */
export function TracksTable(props: TableProps<State>) {
  const { view, players, locale, game } = props
  const t = wordsFor(locale)
  const orders = expectedOrders(view)
  const scores = game.standing(view)
  return (
    <table className={styles.tracks}>
      <caption className="visually-hidden">{t.tracks}</caption>
      <thead>
        <tr>
          <th scope="col">{t.player}</th>
          {INFLUENCES.map((colour) => (
            <th key={colour} scope="col" title={t.influenceHelp[colour]}>
              <Token colour={colour} title={t.influenceHelp[colour]} />
            </th>
          ))}
          <th scope="col" title={t.cubesHelp}>
            <CubeIcon />
            <span className="visually-hidden">{t.cubes}</span>
          </th>
          <th scope="col" title={t.linksHelp}>
            {t.linksLeft}
          </th>
          <th scope="col" className={styles.profitHead}>
            {t.profit}
          </th>
          <th scope="col">{t.score}</th>
        </tr>
      </thead>
      <tbody>
        {view.order.map((seat) => (
          <tr key={seat} className={classes(view.actor === seat && styles.acting)} data-seat={seat}>
            <th scope="row">
              <SeatName seat={seat} name={players[seat]?.name ?? ''} size={20} />
            </th>
            {INFLUENCES.map((colour, at) => (
              <Figure
                key={colour}
                name={colour}
                value={view.influence[seat * 4 + at] as number}
                place={colour === 'white' ? orders.build.indexOf(seat) + 1 : colour === 'brown' ? orders.trains.indexOf(seat) + 1 : null}
                t={t}
              />
            ))}
            <Figure name="cubes" value={view.cubes[seat] as number} place={null} t={t} />
            <Figure name="links" value={view.links[seat]?.length ?? 0} place={null} t={t} />
            <Profit {...props} seat={seat} place={orders.players.indexOf(seat) + 1} />
            <Figure name="score" value={scores.find((standing) => standing.seat === seat)?.score ?? 0} place={null} t={t} />
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** A figure counts to its new value and says by how much it changed. */
export function Figure({ name, value, place, t }: { name: string; value: number; place: number | null; t: Words }) {
  const last = useRef({ value, change: 0 })
  if (last.current.value !== value) last.current = { value, change: value - last.current.value }
  const { change } = last.current
  return (
    <td data-track={name} data-value={value}>
      <span className={styles.figure}>
        <Count value={value} format={figure} />
      </span>
      {place === null ? null : <span className={styles.place}>{t.place({ place })}</span>}
      {change === 0 ? null : (
        <span key={`${value} ${change}`} className={styles.change}>
          {signed(change)}
        </span>
      )}
    </td>
  )
}

/** The three orders of play. Before they are set they show what the standing bids and the pieces moved so far would make of them. */
export function Orders({ view, speaker, locale }: TableProps<State>) {
  const t = wordsFor(locale)
  const expected = expectedOrders(view)
  const isSet = view.phase === 'build' || view.phase === 'trains'
  const isOpen = view.phase === 'auction'
  const isSettled = view.phase === 'takeover' || view.phase === 'over'
  const rows = [
    {
      key: 'players',
      label: t.playerOrder,
      order: view.order,
      values: view.profit,
      token: null,
      note: null,
      isActive: view.phase === 'auction' || view.phase === 'takeover',
    },
    {
      key: 'build',
      label: t.buildOrder,
      order: expected.build,
      values: isOpen ? influenceIfBidsStand(view, 0) : null,
      token: 'white',
      note: isSet || isSettled ? null : t.ifBidsStand,
      isActive: view.phase === 'build',
    },
    {
      key: 'trains',
      label: t.trainOrder,
      order: expected.trains,
      values: isOpen ? influenceIfBidsStand(view, 1) : null,
      token: 'brown',
      note: isSet || isSettled ? null : t.ifBidsStand,
      isActive: view.phase === 'trains',
    },
  ] as const
  return (
    <dl className={styles.orders}>
      {rows.map(({ key, label, order, values, token, note, isActive }) => (
        <div key={key} className={classes(isActive && styles.activeOrder, note !== null && styles.expected)} data-order={key}>
          <dt title={note === null ? label : `${label}, ${note}`}>
            {token ? <Token colour={token} size={18} /> : <i className={styles.greyDisc} aria-hidden="true" />}
            <span className={styles.orderName}>{label}</span>
            {note ? <small className="visually-hidden"> {note}</small> : null}
          </dt>
          <dd>
            {stacksIn(order, values).map((stack) => (
              <span
                key={stack.join()}
                className={classes(stack.length > 1 && styles.stack)}
                data-stack={stack.join(' ')}
                title={stack.length > 1 ? t.stacked({ names: stack.map((seat) => speaker.seat(seat)).join(', ') }) : undefined}
              >
                {stack.map((seat, under) => (
                  <span
                    key={seat}
                    className={classes(styles.ordered, isActive && view.actor === seat && styles.now)}
                    style={{ zIndex: stack.length - under }}
                  >
                    <span className="visually-hidden">{t.place({ place: order.indexOf(seat) + 1 })}</span>
                    <SeatMark seat={seat} size={22} title={speaker.seat(seat)} />
                  </span>
                ))}
              </span>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** Who stands on the same space lies in one stack, the disc on top first. An order once set no longer follows its track: no stacks. */
export function stacksIn(order: readonly number[], values: readonly number[] | null): number[][] {
  const stacks: number[][] = []
  for (const seat of order) {
    const last = stacks.at(-1)
    if (last !== undefined && values !== null && values[last[0] as number] === values[seat]) last.push(seat)
    else stacks.push([seat])
  }
  return stacks
}

function influenceIfBidsStand(view: State, colour: number): number[] {
  return Array.from({ length: view.seats }, (_, seat) =>
    view.bidder.reduce(
      (sum, bidder, box) => sum + (bidder === seat ? (pointsIn(view, box)[colour] as number) : 0),
      view.influence[seat * 4 + colour] as number,
    ),
  )
}
