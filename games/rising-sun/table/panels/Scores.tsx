/** The score as it stands, by source, and what each player still has. */
import { Figures, type FiguresColumn, SeatName } from '@branchline/design'
import { type ScoreSheet, scoreSheets } from '../../rules/help.ts'
import { boardOf } from '../../rules/state.ts'
import type { Dealt } from './dealt.ts'
import styles from './panels.module.css'

export function Scores({ view, seat, speaker, t }: Dealt) {
  const sheets = scoreSheets(view)
  const board = boardOf(view)
  const sources = sheets[0].parts.map(({ source }) => source)
  const columns: FiguresColumn<ScoreSheet>[] = [
    {
      key: 'seat',
      head: t.player,
      cell: (row) => <SeatName seat={row.seat} name={speaker.seat(row.seat)} active={row.seat === view.active} size={20} />,
    },
    ...sources.map((source) => ({
      key: source,
      head: speaker.word(`source.${source}`),
      figure: true,
      cell: (row: ScoreSheet) => row.parts.find((part) => part.source === source)?.points ?? 0,
    })),
    { key: 'score', head: t.points({ n: 2 }).replace('2 ', ''), figure: true, cell: (row) => <b>{row.score}</b> },
    { key: 'rails', head: t.railsLeft, figure: true, cell: (row) => view.railsLeft[row.seat] },
    {
      key: 'cards',
      head: t.handDeckDiscard,
      figure: true,
      cell: (row) => `${view.hands[row.seat].length} · ${view.decks[row.seat].length} · ${view.discards[row.seat].length}`,
    },
  ]
  const own = sheets.find((sheet) => sheet.seat === seat)
  const named = (hex: string) => board.names[board.hexNumber(hex)]
  return (
    <div className={styles.scores}>
      <Figures caption={t.scores} columns={columns} rows={sheets} rowKey={(row) => row.seat} emphasis={(row) => row.seat === seat} />
      {own === undefined ? null : (
        <p className={styles.hint}>
          {[
            ...own.cities.map(({ hex, points }) => `${named(hex)} ${points}`),
            ...own.remotes.map(({ hex, points }) => `${named(hex)} ${points}`),
            ...own.gold.map(({ card, copies, points }) => `${copies} × ${speaker.word(`name.${card}`)} ${points}`),
          ].join(' · ')}
        </p>
      )}
    </div>
  )
}
