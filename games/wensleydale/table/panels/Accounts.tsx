import { Figures, SeatName, type TableProps } from '@branchline/design'
import type { GameEvent } from '@branchline/engine'
import { useEntries } from '../history.ts'
import { wordsFor } from '../messages/index.ts'
import { boardOf, forecast, type State, setsOf } from '../rules.ts'
import { figure, kindWord, signed } from '../sentences.ts'
import styles from './Panels.module.css'
import { PieceIcon } from './Token.tsx'

interface Account {
  readonly seat: number
  readonly income: number
  readonly upkeep: number
  readonly before: number
  readonly after: number
}

/** Income, upkeep and result of every player: of the round under way, or of the one just settled. */
export function AccountsPanel(props: TableProps<State>) {
  const { view, players, locale } = props
  const t = wordsFor(locale)
  const entries = useEntries()
  const settled = lastAccount(
    view,
    entries.flatMap(({ events }) => events),
  )
  const isSettled = (view.phase === 'takeover' || view.phase === 'over' || view.phase === 'auction') && settled.length > 0
  const rows: readonly Account[] = isSettled
    ? settled
    : view.order.map((seat) => {
        const { income, upkeep, profit, after } = forecast(view, seat)
        return { seat, income, upkeep, before: profit, after }
      })
  return (
    <Figures
      caption={isSettled ? t.lastAccount : t.account}
      showCaption
      rows={rows}
      rowKey={({ seat }) => seat}
      emphasis={({ seat }) => seat === view.actor}
      columns={[
        { key: 'player', head: t.player, cell: ({ seat }) => <SeatName seat={seat} name={players[seat]?.name ?? ''} size={18} /> },
        { key: 'income', head: t.income, figure: true, cell: ({ income }) => `+${income}` },
        { key: 'upkeep', head: t.upkeep, figure: true, cell: ({ upkeep }) => figure(-upkeep) },
        { key: 'result', head: t.result, figure: true, cell: ({ income, upkeep }) => signed(income - upkeep) },
        {
          key: 'now',
          head: isSettled ? t.after : t.now,
          figure: true,
          cell: ({ before, after }) => (isSettled ? figure(after) : `${figure(before)} → ${figure(after)}`),
        },
      ]}
    />
  )
}

function lastAccount(view: State, events: readonly GameEvent[]): readonly Account[] {
  const profits = events.filter(({ type }) => type === 'profit').slice(-view.seats)
  return profits.map((event) => ({
    seat: event.seat as number,
    income: event.income as number,
    upkeep: event.upkeep as number,
    before: Number.NaN,
    after: event.profit as number,
  }))
}

/** The score by source, and the pieces behind it with sets shown as sets. */
export function ScorePanel(props: TableProps<State>) {
  const { view, game, players, locale, speaker } = props
  const t = wordsFor(locale)
  const standing = [...game.standing(view)].sort((a, b) => a.rank - b.rank)
  const sources = standing[0]?.parts.map(({ source }) => source) ?? []
  return (
    <div className={styles.score}>
      <Figures
        caption={t.scoring}
        showCaption
        rows={standing}
        rowKey={({ seat }) => seat}
        columns={[
          { key: 'player', head: t.player, cell: ({ seat }) => <SeatName seat={seat} name={players[seat]?.name ?? ''} size={18} /> },
          ...sources.map((source) => ({
            key: source,
            head: speaker.word(`source.${source}`),
            figure: true,
            cell: ({ parts }: (typeof standing)[number]) => figure(parts.find((part) => part.source === source)?.points ?? 0),
          })),
          { key: 'total', head: t.total, figure: true, cell: ({ score }) => <strong>{figure(score)}</strong> },
        ]}
      />
      <ul className={styles.sets}>
        {standing.map(({ seat }) => (
          <Sets key={seat} {...props} seat={seat} />
        ))}
      </ul>
    </div>
  )
}

/** The pieces of a player: every set in a frame of its own, then what is left over. */
export function Sets({ view, players, seat, locale, speaker }: TableProps<State> & { seat: number }) {
  const t = wordsFor(locale)
  const board = boardOf(view)
  const kinds = [board.kinds[0] as string, board.kinds[1] as string, 'red-passenger', 'green-passenger']
  const sets = setsOf(view, seat)
  const counts = kinds.map((_, kind) => (view.won[seat * 4 + kind] as number) + (view.loaded[seat * 4 + kind] as number))
  return (
    <li data-sets={sets}>
      <SeatName seat={seat} name={players[seat]?.name ?? ''} size={18} />
      <span className={styles.collection}>
        {Array.from({ length: sets }, (_, set) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: sets are all alike
          <span key={set} className={styles.set} title={t.set}>
            {kinds.map((kind) => (
              <PieceIcon key={kind} kind={kind} size={17} title={kindWord(kind, speaker)} />
            ))}
          </span>
        ))}
        {kinds.map((kind, at) => {
          const left = (counts[at] as number) - sets
          return left === 0 ? null : (
            <span key={kind} className={styles.gainOf} title={t.single}>
              {left} <PieceIcon kind={kind} size={17} title={kindWord(kind, speaker)} />
            </span>
          )
        })}
      </span>
    </li>
  )
}
