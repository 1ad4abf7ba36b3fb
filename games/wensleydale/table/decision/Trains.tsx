import { BarButton, type Consequence, Decide, SeatMark, type TableProps, TrayButton, useChosen } from '@branchline/design'
import { type ReactNode, useMemo } from 'react'
import { type Words, wordsFor } from '../messages/index.ts'
import { inNotation, moving, offers, type Shipping } from '../moves.ts'
import { placeCalled, placeName } from '../placeNames.ts'
import { isWithinReach } from '../plan.ts'
import { boardOf, CHEESE, earningsOf, INCOME, piecesFor, STONE, type State } from '../rules.ts'
import { kindWord } from '../sentences.ts'
import { contestedPiece, freightOf, kindOf, movableBy, rivalsAfter, uncontested } from '../shipping.ts'
import { PieceIcon } from '../signs/Icons.tsx'
import { wayOf } from '../way.ts'
import styles from './decision.module.css'
import { Hiring } from './Hiring.tsx'
import { PassTrains } from './PassTrains.tsx'
import { press } from './Pay.tsx'

/** What comes first: the piece that is chosen, else the one that a rival could take; a train, or the end of it. */
export function TrainsDecision(props: TableProps<State>) {
  const { view, moves, locale, attention } = props
  const t = wordsFor(locale)
  const chosen = useChosen(attention)
  const contested = useMemo(() => contestedPiece(view, view.actor), [view])
  const move = offers(moves).find(({ text }) => text === chosen)?.move
  if (move?.do === 'hire') return <Hiring {...props} train={move.train} />
  const hires = offers(moves).flatMap((offer) => (offer.move.do === 'hire' ? [offer.move.train] : []))
  const toTrains = (look: 'primary' | 'plain', words: string = t.toTrains) =>
    hires.length === 0 ? null : (
      <TrayButton look={look} data-testid="to-trains">
        {words}
      </TrayButton>
    )
  const ship = move?.do === 'move' ? move : contested === null ? undefined : moving(view, contested)
  if (ship !== undefined) return <Moving {...props} ship={ship} toTrains={ship === move ? null : toTrains('plain', t.trains)} />
  if (movableBy(view, view.actor).length > 0)
    return (
      <Decide
        question={hires.length > 0 ? t.moveOrHire : t.whichPiece}
        figures={[stillFigure(props, t)]}
        buttons={
          <>
            <PassTrains {...props} />
            {toTrains('plain')}
            <MoveAll {...props} look="primary" />
          </>
        }
      />
    )
  const isWorthIt = hires.some((train) => freightOf(view, view.actor, train).length > 0)
  const idle = fetchable(view).size > 0 ? t.noTrainForIt : t.nothingToFetch
  return (
    <Decide
      question={isWorthIt ? t.hireATrain : idle}
      {...(isWorthIt ? { where: t.pointTrain } : {})}
      figures={[wouldFigure(props, t)]}
      buttons={
        <>
          <PassTrains {...props} look={isWorthIt ? 'quiet' : 'primary'} />
          {toTrains(isWorthIt ? 'primary' : 'plain')}
        </>
      }
    />
  )
}

function Moving(props: TableProps<State> & { ship: Shipping; toTrains: ReactNode }) {
  const { view, ship, toTrains, speaker, locale, choose } = props
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
          <PassTrains {...props} />
          {toTrains}
          <MoveAll {...props} look="plain" />
          <BarButton look="primary" onClick={() => choose(inNotation(view, ship))} data-testid="move-it">
            {t.moveIt}
          </BarButton>
        </>
      }
    />
  )
}

/** What could still be moved now; without the one in question. */
function stillFigure({ view, speaker }: TableProps<State>, t: Words, but?: Shipping): Consequence {
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
  const { view, moves, locale, look, speaker } = props
  const t = wordsFor(locale)
  const safe = useMemo(() => uncontested(view, view.actor), [view])
  if (safe.length < 2) return null
  const known = offers(moves)
  const kinds = safe.flatMap((text) => {
    const move = known.find((offer) => offer.text === text)?.move
    return move?.do === 'move' ? [kindOf(view, move.kind)] : []
  })
  return (
    <BarButton
      look={look}
      title={t.moveAllWhy}
      onClick={() => press(props, { queue: safe })}
      data-testid="move-all"
      data-pieces={safe.length}
    >
      {t.moveAll({ pieces: safe.length })}{' '}
      <span className={styles.which}>
        {[...new Set(kinds)].map((kind) => (
          <PieceIcon key={kind} kind={kind} size={19} title={kindWord(kind, speaker)} />
        ))}
      </span>
    </BarButton>
  )
}
