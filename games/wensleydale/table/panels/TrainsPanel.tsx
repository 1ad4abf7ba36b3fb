import { Button, classes, SeatMark, SeatName, type TableProps } from '@branchline/design'
import { useMemo } from 'react'
import { deskOf } from '../desk.ts'
import { wordsFor } from '../messages/index.ts'
import { inNotation, moving, offers } from '../moves.ts'
import { boardOf, hirePrice, isOnOffer, PASS, type State, TRAINS } from '../rules.ts'
import { seatOf } from '../seat.ts'
import { kindWord } from '../sentences.ts'
import { outlookFor, uncontested } from '../shipping.ts'
import styles from './Panels.module.css'
import { PieceIcon, Token } from './Token.tsx'

/** The trains on offer and on hire, what has been loaded, and what can still be moved. */
export function TrainsPanel(props: TableProps<State>) {
  const { view, locale, moves } = props
  const t = wordsFor(locale)
  return (
    <div className={styles.trains}>
      {moves.length > 0 && view.phase === 'trains' ? <Shipping {...props} /> : null}
      <div className={styles.rows}>
        {[3, 2, 1].map((price) => (
          // biome-ignore lint/a11y/useSemanticElements: a row of cards is no form
          <div key={price} className={styles.row} role="group" aria-label={t.price({ price })}>
            <span className={styles.rowPrice} title={t.price({ price })}>
              {price}
            </span>
            {TRAINS.map((train, number) =>
              train.price === price && isOnOffer(number, view.seats) ? <TrainCard key={train.id} {...props} train={number} /> : null,
            )}
          </div>
        ))}
      </div>
      {view.phase === 'trains' ? <Loads {...props} /> : null}
    </div>
  )
}

function TrainCard(props: TableProps<State> & { train: number }) {
  const { view, train, moves, locale, speaker, choose, askWhy } = props
  const t = wordsFor(locale)
  const found = TRAINS[train]
  const seat = seatOf(props)
  if (found === undefined) return null
  const owner = view.trains[train] as number
  const text = inNotation(view, { do: 'hire', train })
  const isLegal = moves.some((move) => move.text === text)
  const isOld = boardOf(view).rules === 2009
  const { brown, exchange } = seat === null ? { brown: found.price, exchange: 0 } : hirePrice(view, seat, train)
  const label = t.hireLabel({ train: found.id, goods: found.goods, passengers: found.passengers.length, brown, exchange })
  return (
    <button
      type="button"
      className={classes(styles.train, isLegal && styles.open)}
      aria-label={owner >= 0 ? `${found.id}: ${t.heldBy({ name: speaker.seat(owner) })}` : label}
      onClick={() => (isLegal ? choose(text) : moves.length > 0 ? askWhy(text) : undefined)}
      data-train={found.id}
      data-legal={isLegal}
    >
      <span className={styles.trainId}>{found.id}</span>
      <span className={styles.slots}>
        {Array.from({ length: found.goods }, (_, slot) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: slots have no other name than their place
          <i key={slot} className={styles.goodsSlot} />
        ))}
        {found.passengers.map((points, slot) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: slots have no other name than their place
          <i key={slot} className={classes(styles.seatSlot, !isOld && points > 1 && styles.firstClass)}>
            {isOld || points === 1 ? '' : points}
          </i>
        ))}
      </span>
      {owner >= 0 ? (
        <SeatMark seat={owner} size={18} />
      ) : (
        <small className={isLegal ? styles.hire : styles.free} title={isLegal ? t.hireFor({ brown, exchange }) : t.notHired}>
          {isLegal ? (
            <>
              <Token colour="brown" size={14} />
              {brown}
              {exchange > 0 ? `+${exchange}` : ''}
            </>
          ) : null}
        </small>
      )}
    </button>
  )
}

/** Every player's loads of this round and empty slots. */
function Loads({ view, players, locale, speaker }: TableProps<State>) {
  const t = wordsFor(locale)
  const board = boardOf(view)
  const kinds = [board.kinds[0] as string, board.kinds[1] as string, 'red-passenger', 'green-passenger']
  return (
    <ul className={styles.loads} aria-label={t.loads}>
      {view.trainOrder.map((seat) => {
        const [goods = 0, ...passengers] = view.slots.slice(seat * 4, seat * 4 + 4)
        return (
          <li key={seat} className={classes(view.passed[seat] === 1 && styles.passed)} data-loads={seat}>
            <SeatName seat={seat} name={players[seat]?.name ?? ''} size={18} />
            <span className={styles.loaded}>
              {kinds.map((kind, at) =>
                Array.from({ length: view.loaded[seat * 4 + at] as number }, (_, place) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: pieces of a kind are all alike
                  <PieceIcon key={`${kind} ${place}`} kind={kind} size={18} title={kindWord(kind, speaker)} />
                )),
              )}
              {Array.from({ length: goods }, (_, slot) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: slots have no other name than their place
                <i key={`goods ${slot}`} className={styles.goodsSlot} />
              ))}
              {passengers.flatMap((free, at) =>
                Array.from({ length: free }, (_, slot) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: slots have no other name than their place
                  <i key={`${at} ${slot}`} className={classes(styles.seatSlot, at > 0 && styles.firstClass)}>
                    {at > 0 ? at + 1 : ''}
                  </i>
                )),
              )}
            </span>
          </li>
        )
      })}
    </ul>
  )
}

/** What can be moved, what not and why, all that nobody contests at one press, and the end of it. */
function Shipping(props: TableProps<State>) {
  const { view, locale, speaker, attention, choose, askWhy, moves } = props
  const t = wordsFor(locale)
  const seat = view.actor
  const { movable, stuck } = useMemo(() => outlookFor(view, seat), [view, seat])
  const safe = useMemo(() => uncontested(view, seat), [view, seat])
  const count = movable.reduce((sum, { pieces }) => sum + pieces, 0)
  return (
    <div className={styles.decide}>
      <p>{t.youCanMove({ pieces: count })}</p>
      {safe.length > 0 ? (
        <Button look="primary" small onClick={() => deskOf(attention).change({ queue: safe, queueOf: seat })} data-testid="move-safe">
          {t.moveSafe({ pieces: safe.length })}
        </Button>
      ) : null}
      {offers(moves).some(({ move }) => move.do === 'pass') ? (
        <Button
          small
          onClick={() => choose(inNotation(view, PASS))}
          data-testid="pass"
          label={boardOf(view).rules === 2010 ? `${t.passTrains}. ${t.passReturns}` : t.passTrains}
        >
          {t.pass}
        </Button>
      ) : null}
      {stuck.length > 0 ? (
        <details className={styles.stuck}>
          <summary>{t.youCannot}</summary>
          <ul>
            {stuck.map((piece) => (
              <li key={`${piece.kind} ${piece.area}`}>
                <button type="button" onClick={() => askWhy(inNotation(view, moving(view, piece)))}>
                  <PieceIcon kind={piece.kind} size={18} title={kindWord(piece.kind, speaker)} />{' '}
                  {boardOf(view).names[boardOf(view).areaOf.get(piece.area) as number]}
                </button>
                {piece.refusal ? <small> {speaker.refusal(piece.refusal)}</small> : null}
              </li>
            ))}
          </ul>
        </details>
      ) : null}
    </div>
  )
}
