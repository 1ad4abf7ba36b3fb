import {
  BarButton,
  type Consequence,
  Decide,
  type MoveText,
  pick,
  SeatMark,
  type TableProps,
  TrayButton,
  useChosen,
} from '@branchline/design'
import { useMemo } from 'react'
import { type Words, wordsFor } from '../messages/index.ts'
import { inNotation, offers } from '../moves.ts'
import { placeCalled, placeName } from '../placeNames.ts'
import { isWithinReach } from '../plan.ts'
import { boardOf, CHEESE, earningsOf, hirePrice, INCOME, MEANS, type Move, PASS, piecesFor, STONE, type State, trainIn } from '../rules.ts'
import { kindWord } from '../sentences.ts'
import { kindOf, movableBy, rivalsAfter, uncontested } from '../shipping.ts'
import { PieceIcon, SlotIcon } from '../signs/Icons.tsx'
import { wayOf } from '../way.ts'
import styles from './decision.module.css'
import { Means, press, usePayment } from './Pay.tsx'

/** A piece to move, a train to hire, or the end of it. */
export function TrainsDecision(props: TableProps<State>) {
  const { view, moves, locale, attention } = props
  const t = wordsFor(locale)
  const chosen = useChosen(attention)
  const move = offers(moves).find(({ text }) => text === chosen)?.move
  if (move?.do === 'move') return <Moving {...props} ship={move} />
  if (move?.do === 'hire') return <Hiring {...props} train={move.train} />
  const movable = movableBy(view, view.actor)
  const hires = offers(moves).filter((offer) => offer.move.do === 'hire')
  const mayHire = hires.length > 0
  const isWorthIt = movable.length > 0 || fetchable(view).size > 0
  return (
    <Decide
      question={movable.length > 0 ? (mayHire ? t.moveOrHire : t.whichPiece) : isWorthIt ? t.hireATrain : t.nothingToFetch}
      {...(movable.length > 0 ? { where: mayHire ? t.pointPieceOrTrain : t.pointPiece } : {})}
      figures={movable.length > 0 ? [stillFigure(props, t)] : [wouldFigure(props, t)]}
      buttons={
        <>
          <Pass {...props} look={isWorthIt ? 'quiet' : 'primary'} />
          {mayHire && movable.length > 0 ? <TrayButton data-testid="to-trains">{t.toTrains}</TrayButton> : null}
          <MoveAll {...props} look="primary" />
          {mayHire && movable.length === 0 && isWorthIt ? (
            <BarButton look="primary" data-testid="choose-train" onClick={() => pick(attention, cheapest(view, hires))}>
              {t.chooseTrain}
            </BarButton>
          ) : null}
        </>
      }
    />
  )
}

/** To begin with; any other is chosen among the trains. */
function cheapest(view: State, hires: ReturnType<typeof offers>): MoveText {
  const costOf = ({ move }: (typeof hires)[number]) => {
    const { brown, exchange } = move.do === 'hire' ? hirePrice(view, view.actor, move.train) : { brown: 0, exchange: 0 }
    return brown + exchange
  }
  return hires.reduce((least, one) => (costOf(one) < costOf(least) ? one : least)).text
}

type Ship = Extract<Move, { do: 'move' }>

function Moving(props: TableProps<State> & { ship: Ship }) {
  const { view, ship, speaker, locale, choose } = props
  const t = wordsFor(locale)
  const board = boardOf(view)
  const kind = kindOf(view, ship.kind)
  const way = wayOf(view, view.actor, ship.kind, ship.area)
  // Goods of 2009 are simply taken: they go nowhere (WD-9.10).
  const isTaken = board.rules === 2009 && (ship.kind === STONE || ship.kind === CHEESE)
  const rivals = rivalsAfter(view, view.actor, kind, board.ids[ship.area] as string)
  const figures: Consequence[] = [
    {
      label: t.earns,
      value: <span data-earns={earningsOf(view, view.actor, ship.kind)}>+{earningsOf(view, view.actor, ship.kind)}</span>,
      why: t.earnsWhy({ bySlot: board.rules === 2010 }),
    },
    { label: t.income, value: <span data-income={INCOME[ship.kind]}>+{INCOME[ship.kind]}</span>, why: t.incomeWhy },
    ...(way.length > 1 && !isTaken ? [{ label: t.goesTo, value: placeCalled(board, way.at(-1) as string, speaker) }] : []),
    {
      label: t.rivalsAfter,
      value:
        rivals.length === 0 ? t.nobody : rivals.map((seat) => <SeatMark key={seat} seat={seat} size={21} title={speaker.seat(seat)} />),
    },
    stillFigure(props, t, ship),
  ]
  return (
    <Decide
      question={t.moveFrom({ kind: kindWord(kind, speaker), area: placeName(board, ship.area, speaker) })}
      figures={figures}
      buttons={
        <>
          <Pass {...props} />
          <MoveAll {...props} look="plain" />
          <BarButton look="primary" onClick={() => choose(inNotation(view, ship))} data-testid="move-it">
            {t.moveIt}
          </BarButton>
        </>
      }
    />
  )
}

function Hiring(props: TableProps<State> & { train: number }) {
  const { view, train, locale } = props
  const t = wordsFor(locale)
  const found = trainIn(view, train)
  const { rehearsal, tokens } = usePayment(props, [{ do: 'hire', train }])
  const brown = (view.influence[view.actor * 4 + 1] as number) - (rehearsal.after.influence[view.actor * 4 + 1] as number)
  const isOld = boardOf(view).rules === 2009
  return (
    <Decide
      question={t.hire({ train: found.id })}
      figures={[
        {
          label: t.slots,
          value: (
            <>
              {Array.from({ length: found.goods }, (_, slot) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: slots have no other name than their place
                <SlotIcon key={`goods ${slot}`} points="goods" size={19} title={t.goodsSlot} />
              ))}
              {found.passengers.map((points, slot) => (
                <SlotIcon
                  // biome-ignore lint/suspicious/noArrayIndexKey: slots have no other name than their place
                  key={`people ${slot}`}
                  points={isOld ? 1 : points}
                  size={19}
                  title={!isOld && points > 1 ? t.firstClassSlot({ points }) : t.passengerSlot}
                />
              ))}
            </>
          ),
        },
        {
          label: t.costs,
          value: (
            <>
              {Array.from({ length: brown }, (_, token) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: tokens of a colour are all alike
                <Means key={token} means={1} size={21} title={t.means.brown} />
              ))}
              {tokens === null ? (
                rehearsal.points.map(({ means }, point) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: points of a payment have no other name than their place
                  <Means key={point} means={means} size={21} title={t.means[MEANS[means] ?? 'cube']} />
                ))
              ) : (
                <small>{t.any({ points: rehearsal.points.length })}</small>
              )}
            </>
          ),
        },
      ]}
      buttons={
        <>
          <Pass {...props} />
          <BarButton look="primary" onClick={() => press(props, rehearsal)} data-testid="hire">
            {t.hireIt}
          </BarButton>
        </>
      }
    >
      {tokens}
    </Decide>
  )
}

/** What could still be moved now; without the one in question. */
function stillFigure({ view, speaker }: TableProps<State>, t: Words, but?: Ship): Consequence {
  const movable = movableBy(view, view.actor)
  const counts = new Map<string, number>()
  for (const { kind, pieces } of movable) counts.set(kind, (counts.get(kind) ?? 0) + pieces)
  if (but !== undefined) {
    const kind = kindOf(view, but.kind)
    counts.set(kind, (counts.get(kind) ?? 1) - 1)
  }
  return { label: but === undefined ? t.movable : t.thenStill, value: <Counts counts={counts} speaker={speaker} none={t.none} /> }
}

/** What a train could fetch from one's track as it lies. */
function wouldFigure({ view, speaker }: TableProps<State>, t: Words): Consequence {
  return { label: t.onYourTrack, value: <Counts counts={fetchable(view)} speaker={speaker} none={t.none} /> }
}

function fetchable(view: State): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const { kind, pieces, refusal } of piecesFor(view, view.actor)) {
    if (isWithinReach(refusal)) counts.set(kind, (counts.get(kind) ?? 0) + pieces)
  }
  return counts
}

function Counts({ counts, speaker, none }: { counts: ReadonlyMap<string, number>; speaker: TableProps['speaker']; none: string }) {
  const found = [...counts].filter(([, pieces]) => pieces > 0)
  if (found.length === 0) return none
  return found.map(([kind, pieces]) => (
    <span key={kind} className={styles.counted}>
      <PieceIcon kind={kind} size={21} title={kindWord(kind, speaker)} /> {pieces}
    </span>
  ))
}

/** Everything that no rival can take: one press. */
function MoveAll(props: TableProps<State> & { look: 'primary' | 'plain' }) {
  const { view, locale, look } = props
  const t = wordsFor(locale)
  const safe = useMemo(() => uncontested(view, view.actor), [view])
  if (safe.length < 2) return null
  return (
    <BarButton
      look={look}
      title={t.moveAllWhy}
      onClick={() => press(props, { queue: safe })}
      data-testid="move-all"
      data-pieces={safe.length}
    >
      {t.moveAll({ pieces: safe.length })}
    </BarButton>
  )
}

function Pass({ view, moves, choose, locale, look = 'quiet' }: TableProps<State> & { look?: 'quiet' | 'primary' }) {
  const t = wordsFor(locale)
  if (!offers(moves).some(({ move }) => move.do === 'pass')) return null
  const why = boardOf(view).rules === 2010 ? `${t.passTrains}. ${t.passReturns}` : t.passTrains
  return (
    <BarButton look={look} title={why} onClick={() => choose(inNotation(view, PASS))} data-testid="pass">
      {t.pass}
    </BarButton>
  )
}
