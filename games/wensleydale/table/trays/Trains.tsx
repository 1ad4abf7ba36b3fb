import { classes, pick, SeatMark, SeatName, type TableProps, useChosen } from '@branchline/design'
import { type Words, wordsFor } from '../messages/index.ts'
import { inNotation } from '../moves.ts'
import { hirePrice, NOT_ON_OFFER, type State, TRAINS, trainIn } from '../rules.ts'
import { seatOf } from '../seat.ts'
import { kindWord, slotsInWords } from '../sentences.ts'
import { kindOf } from '../shipping.ts'
import { PieceIcon, SlotIcon, Token } from '../signs/Icons.tsx'
import { TrainSlots } from '../signs/TrainSlots.tsx'
import styles from './trays.module.css'

/** The trains on offer and on hire, dear ones first, and what one has loaded oneself; before their phase with what each will cost. */
export function TrainsTray(props: TableProps<State>) {
  const { view, locale } = props
  const t = wordsFor(locale)
  const seat = seatOf(props)
  return (
    <div className={classes(styles.tray, styles.trains)}>
      {[3, 2, 1].map((price) => (
        // biome-ignore lint/a11y/useSemanticElements: a row of cards is no form
        <div key={price} className={styles.row} role="group" aria-label={t.price({ price })}>
          {TRAINS.map((train, number) =>
            train.price === price && view.trains[number] !== NOT_ON_OFFER ? <TrainCard key={train.id} {...props} train={number} /> : null,
          )}
        </div>
      ))}
      {view.phase === 'trains' ? null : <p className={styles.help}>{t.brownLacking}</p>}
      {view.phase === 'trains' && seat !== null ? <Load {...props} seat={seat} /> : null}
      {view.phase === 'trains' ? <RivalsLoad {...props} seat={seat} /> : null}
    </div>
  )
}

function TrainCard(props: TableProps<State> & { train: number }) {
  const { view, train, moves, locale, speaker, attention, askWhy, choose } = props
  const t = wordsFor(locale)
  const found = trainIn(view, train)
  const seat = seatOf(props)
  const chosen = useChosen(attention)
  const owner = view.trains[train] as number
  const text = inNotation(view, { do: 'hire', train })
  const isLegal = moves.some((move) => move.text === text)
  const isNow = view.phase === 'trains'
  const { brown, exchange } = seat === null || !isNow ? { brown: found.price, exchange: 0 } : hirePrice(view, seat, train)
  const slots = slotsInWords(view, train, t)
  const label =
    owner >= 0
      ? t.heldBy({ train: found.id, slots, name: speaker.seat(owner) })
      : isNow
        ? t.hireLabel({ train: found.id, slots, brown, exchange })
        : t.trainFor({ train: found.id, slots, price: found.price })
  const point = () => {
    if (isLegal) return chosen === text && exchange === 0 ? choose(text) : pick(attention, text)
    if (moves.length > 0 && isNow) askWhy(text)
  }
  return (
    <button
      type="button"
      className={classes(styles.train, isLegal && styles.open, chosen === text && styles.chosen, owner >= 0 && styles.taken)}
      aria-label={label}
      aria-pressed={chosen === text}
      onClick={point}
      data-train={found.id}
      data-legal={isLegal}
      data-lit={isLegal || undefined}
    >
      <span className={styles.trainHead}>
        <strong>{found.id}</strong>
        {owner >= 0 ? (
          <SeatMark seat={owner} size={18} />
        ) : isLegal || !isNow ? (
          <Price brown={brown} exchange={exchange} any={t.any} />
        ) : null}
      </span>
      <span className={styles.slots} data-sign={slots}>
        <TrainSlots view={view} train={train} t={t} size={13} first={16} />
      </span>
    </button>
  )
}

function Price({ brown, exchange, any }: { brown: number; exchange: number; any: (p: { points: number }) => string }) {
  return (
    <span className={styles.trainPrice}>
      {Array.from({ length: brown }, (_, token) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: tokens of a colour are all alike
        <Token key={token} colour="brown" size={15} />
      ))}
      {exchange > 0 ? any({ points: exchange }) : null}
    </span>
  )
}

/** What the seat has loaded this round, and its slots that are still empty. */
function Load({ view, seat, locale, speaker }: TableProps<State> & { seat: number }) {
  const t = wordsFor(locale)
  const loaded = [0, 1, 2, 3].flatMap((kind) => new Array<string>(view.loaded[seat * 4 + kind] as number).fill(kindOf(view, kind)))
  const own = TRAINS.filter((_, train) => view.trains[train] === seat).map(({ id }) => id)
  if (own.length === 0 && loaded.length === 0) return null
  return (
    <section className={styles.load} data-loads={seat}>
      <h3>{t.yourTrains({ trains: own.length === 0 ? t.noTrain : own })}</h3>
      <span className={styles.slots}>
        {loaded.map((kind, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: pieces of a kind are all alike
          <PieceIcon key={place} kind={kind} size={22} title={kindWord(kind, speaker)} />
        ))}
        <Free view={view} seat={seat} t={t} size={20} />
      </span>
    </section>
  )
}

/** What rivals could still load; who has passed loads nothing more. */
function RivalsLoad({ view, seat, players, locale }: TableProps<State> & { seat: number | null }) {
  const t = wordsFor(locale)
  const free = (of: number) => view.slots.slice(of * 4, of * 4 + 4).some((slots) => slots > 0)
  return view.trainOrder.map((rival) =>
    rival === seat || view.passed[rival] === 1 || !free(rival) ? null : (
      <div key={rival} className={styles.rivalsLoad} data-free={rival}>
        <SeatName seat={rival} name={players[rival]?.name ?? ''} size={18} />
        <span className={styles.slots}>
          <Free view={view} seat={rival} t={t} size={16} />
        </span>
      </div>
    ),
  )
}

/** Slots that are still empty. */
function Free({ view, seat, t, size }: { view: State; seat: number; t: Words; size: number }) {
  const [goods = 0, ...passengers] = view.slots.slice(seat * 4, seat * 4 + 4)
  return (
    <>
      {Array.from({ length: goods }, (_, slot) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: slots have no other name than their place
        <SlotIcon key={`goods ${slot}`} points="goods" size={size} title={t.goodsSlot} />
      ))}
      {passengers.flatMap((free, at) =>
        Array.from({ length: free }, (_, slot) => (
          <SlotIcon
            // biome-ignore lint/suspicious/noArrayIndexKey: slots have no other name than their place
            key={`${at} ${slot}`}
            points={at + 1}
            size={size}
            title={at > 0 ? t.firstClassSlot({ points: at + 1 }) : t.passengerSlot}
          />
        )),
      )}
    </>
  )
}
