/** The table of Slip Coach: the platform, the trains one below the other, the own hand below them. */
import { type GameTable, type LegalMove, type TableProps, Target } from '@branchline/design'
import type { Move, State } from '../rules/state.ts'
import { WIDTH as COACH, Coach, GAP, standing } from './Coach.tsx'
import styles from './table.module.css'

const [LEFT, TOP, LINE, WIDTH] = [200, 130, 96, 1180]
/** Coaches on the platform that are shown: the others stand behind them. */
const SHOWN = 6

export const table: GameTable<State> = {
  size: (view) => ({ width: WIDTH, height: heightOf(view) }),
  Board,
}

const heightOf = (view: State) => TOP + LINE * (view.trains.length + 1)
/** The legal move of that meaning, with its text. */
const meant = (moves: readonly LegalMove[], wanted: Move) => moves.find(({ move }) => JSON.stringify(move) === JSON.stringify(wanted))

const across = (place: number) => LEFT + place * (COACH + GAP)

function Board(props: TableProps<State>) {
  const { view, speaker } = props
  return (
    <g className={styles.board}>
      <rect width={WIDTH} height={heightOf(view)} className={styles.ground} />
      <Platform {...props} />
      {view.trains
        .map((train, seat) => ({ train, seat }))
        .map(({ train, seat }) => (
          <g key={seat} transform={`translate(0 ${TOP + seat * LINE})`}>
            <path d={`M${LEFT - 16} 60H${WIDTH - 20}`} className={styles.rail} />
            <text x="24" y="32" className={styles.label}>
              {speaker.seat(seat)}
            </text>
            <text x="24" y="56" className={styles.tokens}>
              {'●'.repeat(view.tokens[seat] ?? 0)}
            </text>
            {standing(train).map(({ weight, place, key }) => (
              <Coach key={key} x={across(place)} y={8} weight={weight} seat={seat} />
            ))}
          </g>
        ))}
      <Hand {...props} />
    </g>
  )
}

/** The last coach stands in front, and can be caught. */
function Platform({ view, speaker, moves, attention, choose }: TableProps<State>) {
  const shown = view.platform.slice(-SHOWN)
  const front = shown.length - 1
  return (
    <g>
      <text x="24" y="62" className={styles.label}>
        {speaker.word('table.platform')}
      </text>
      {standing(shown).map(({ weight, place, key }) => {
        const coach = <Coach x={across(place)} y={34} weight={weight} isFaint={place < front} />
        const move = place === front ? meant(moves, { do: 'catch' }) : undefined
        if (move === undefined) return <g key={key}>{coach}</g>
        return (
          <Target key={key} move={move.text} label={speaker.word('table.catch')} attention={attention} choose={choose}>
            {coach}
          </Target>
        )
      })}
    </g>
  )
}

/** One's own coaches: a click couples where that is possible, and slips where it is not. The list beside the board has every move. */
function Hand({ view, viewer, speaker, moves, attention, choose }: TableProps<State>) {
  const hand = viewer === 'spectator' ? [] : (view.hands[viewer] ?? [])
  return (
    <g transform={`translate(0 ${TOP + view.trains.length * LINE})`}>
      <text x="24" y="44" className={styles.label}>
        {hand.length === 0 ? null : speaker.word('table.hand')}
      </text>
      {standing(hand).map(({ weight, place, key }) => {
        const move = meant(moves, { do: 'couple', weight }) ?? meant(moves, { do: 'slip', weight })
        const coach = <Coach x={across(place)} y={16} weight={weight} />
        if (move === undefined) return <g key={key}>{coach}</g>
        return (
          <Target key={key} move={move.text} label={move.text} attention={attention} choose={choose}>
            {coach}
          </Target>
        )
      })}
    </g>
  )
}
