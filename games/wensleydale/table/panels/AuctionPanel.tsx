import { Button, classes, SeatMark, type TableProps } from '@branchline/design'
import { useState } from 'react'
import { deskOf, useDesk } from '../desk.ts'
import { type Words, wordsFor } from '../messages/index.ts'
import { inNotation, offers } from '../moves.ts'
import { boxesOf, clone, expectedOrders, INFLUENCES, leastBid, PASS, pointsIn, type State } from '../rules.ts'
import { seatOf } from '../seat.ts'
import styles from './Panels.module.css'
import { CubeIcon, Token } from './Token.tsx'

/** The boxes with printed and drawn discs, the bids that stand, and what each box would make of one's place in the two orders. */
export function AuctionPanel(props: TableProps<State>) {
  const { view, locale, attention, moves, askWhy } = props
  const t = wordsFor(locale)
  const seat = seatOf(props)
  const chosen = useDesk(attention, (sketch) => sketch.box)
  const boxes = boxesOf(view)
  const isMine = moves.length > 0
  const openTo = (box: number) => offers(moves).some(({ move }) => move.do === 'bid' && move.box === box)
  const choose = (box: number) => {
    if (isMine && !openTo(box)) askWhy(inNotation(view, { do: 'bid', box, amount: leastBid(view, box) }))
    deskOf(attention).change({ box: chosen === box ? null : box })
  }
  return (
    <div>
      <div className={styles.boxes} style={{ '--boxes': boxes.length / 2 } as React.CSSProperties}>
        {boxes.map((_, box) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: boxes are known by their number
          <BoxCard key={box} {...props} box={box} seat={seat} isOpen={openTo(box)} isChosen={chosen === box} onChoose={() => choose(box)} />
        ))}
      </div>
      {isMine ? (
        <div className={styles.decide}>
          {chosen !== null && openTo(chosen) ? (
            <Bidding key={`${chosen} ${view.bid[chosen]}`} {...props} box={chosen} />
          ) : (
            <>
              <p className={styles.help}>{t.chooseBox}</p>
              <PassButton {...props} />
            </>
          )}
        </div>
      ) : null}
    </div>
  )
}

interface BoxProps extends TableProps<State> {
  readonly box: number
  readonly seat: number | null
  readonly isOpen: boolean
  readonly isChosen: boolean
  readonly onChoose: () => void
}
function BoxCard({ view, speaker, locale, box, seat, isOpen, isChosen, onChoose }: BoxProps) {
  const t = wordsFor(locale)
  const onBox = boxesOf(view)[box]?.printed ?? []
  const drawn = view.discs[box] as number
  const bidder = view.bidder[box] as number
  const bid = bidder < 0 ? t.noBid : t.standing({ name: speaker.seat(bidder), amount: view.bid[box] as number })
  const discs = [
    ...onBox.map((colour) => t.influence[INFLUENCES[colour] ?? 'white']),
    `${t.influence[INFLUENCES[drawn] ?? 'white']} (${t.drawn})`,
  ]
  return (
    <button
      type="button"
      className={classes(styles.box, isOpen && styles.open, isChosen && styles.chosen)}
      aria-pressed={isChosen}
      aria-label={t.boxLabel({ box: box + 1, discs: discs.join(', '), bid })}
      onClick={onChoose}
      data-box={box + 1}
      data-open={isOpen}
    >
      <span className={styles.boxNumber}>{box + 1}</span>
      <span className={styles.discs}>
        {onBox.map((colour) => (
          <Token key={colour} colour={INFLUENCES[colour] ?? 'white'} size={17} />
        ))}
        <Token colour={INFLUENCES[drawn] ?? 'white'} size={17} drawn />
      </span>
      <span className={styles.bid}>
        {bidder < 0 ? (
          <small title={t.least({ amount: leastBid(view, box) })}>≥ {leastBid(view, box)}</small>
        ) : (
          <>
            <SeatMark seat={bidder} size={18} />
            <strong>{view.bid[box]}</strong>
          </>
        )}
      </span>
      {seat === null ? null : <Places view={view} box={box} seat={seat} t={t} />}
    </button>
  )
}

/** The place in building and in trains if the box became one's own and all else stood. */
function Places({ view, box, seat, t }: { view: State; box: number; seat: number; t: Words }) {
  const { before, after } = placesWith(view, box, seat)
  return (
    <span className={styles.places}>
      {(['build', 'trains'] as const).map((order) => (
        <span
          key={order}
          className={classes(after[order] < before[order] && styles.better)}
          title={t.orderWould({ order: order === 'build' ? t.buildOrder : t.trainOrder, from: before[order], to: after[order] })}
          data-place={order}
          data-value={after[order]}
        >
          <Token colour={order === 'build' ? 'white' : 'brown'} size={14} />
          {after[order]}.
        </span>
      ))}
    </span>
  )
}

export function placesWith(view: State, box: number, seat: number) {
  const then = clone(view)
  then.bidder[box] = seat
  const place = (state: State) => {
    const { build, trains } = expectedOrders(state)
    return { build: build.indexOf(seat) + 1, trains: trains.indexOf(seat) + 1 }
  }
  return { before: place(view), after: place(then) }
}

/** How many cubes: stepper, the amounts at hand, and what the box would bring. */
function Bidding(props: TableProps<State> & { box: number }) {
  const { view, moves, box, locale, choose } = props
  const t = wordsFor(locale)
  const seat = view.actor
  const least = leastBid(view, box)
  const most = view.cubes[seat] as number
  const [amount, setAmount] = useState(least)
  const text = inNotation(view, { do: 'bid', box, amount })
  const isLegal = moves.some((move) => move.text === text)
  const gains = pointsIn(view, box)
  const { before, after } = placesWith(view, box, seat)
  const step = (by: number) => setAmount((now) => Math.min(most, Math.max(least, now + by)))
  return (
    <fieldset className={styles.bidding}>
      <legend className="visually-hidden">{t.bidOf({ box: box + 1 })}</legend>
      <div className={styles.stepper}>
        <Button icon small label={t.lower} disabled={amount <= least} onClick={() => step(-1)}>
          −
        </Button>
        <input
          type="range"
          min={least}
          max={most}
          value={amount}
          aria-label={t.bidOf({ box: box + 1 })}
          onChange={(event) => setAmount(Number(event.target.value))}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && isLegal) choose(text)
          }}
        />
        <Button icon small label={t.higher} disabled={amount >= most} onClick={() => step(1)}>
          +
        </Button>
        {[least, least + 1, least + 2]
          .filter((quick) => quick <= most)
          .map((quick) => (
            <Button key={quick} small look={quick === amount ? 'legal' : 'plain'} onClick={() => setAmount(quick)}>
              {quick}
            </Button>
          ))}
      </div>
      <Button look="primary" small disabled={!isLegal} onClick={() => choose(text)} data-testid="bid">
        {t.bidAmount({ amount, box: box + 1 })}
      </Button>
      <PassButton {...props} />
      <p className={styles.would}>
        <span>{t.would}:</span>
        {gains.map((points, colour) =>
          points === 0 ? null : (
            <span key={INFLUENCES[colour]} className={styles.gainOf}>
              <Token colour={INFLUENCES[colour] ?? 'white'} size={18} /> {view.influence[seat * 4 + colour]} →{' '}
              <strong>{(view.influence[seat * 4 + colour] as number) + points}</strong>
            </span>
          ),
        )}
        <span>{t.orderWould({ order: t.buildOrder, from: before.build, to: after.build })}</span>
        <span>{t.orderWould({ order: t.trainOrder, from: before.trains, to: after.trains })}</span>
        <span className={styles.gainOf}>
          <CubeIcon size={16} /> {t.keeps({ cubes: most - amount })}
        </span>
      </p>
    </fieldset>
  )
}

function PassButton({ view, choose, locale }: TableProps<State>) {
  return (
    <Button small onClick={() => choose(inNotation(view, PASS))} data-testid="pass" label={wordsFor(locale).passAuction}>
      {wordsFor(locale).pass}
    </Button>
  )
}
