/** The final sheet: every city, remote location, card and route that scored, by player and source. */
import { SeatName, type TableProps } from '@branchline/design'
import { type ScoreSheet, scoreSheets } from '../rules/help.ts'
import { boardOf, type State } from '../rules/state.ts'
import styles from './Ending.module.css'
import { wordsFor } from './messages/index.ts'

export function Ending(props: TableProps<State>) {
  const { view, locale, speaker } = props
  const t = wordsFor(locale)
  const sheets = scoreSheets(view).sort((a, b) => a.rank - b.rank || a.seat - b.seat)
  return (
    <section aria-label={t.finalSheet} data-testid="ending" className={styles.ending}>
      <h2>{t.finalSheet}</h2>
      {sheets.map((sheet) => (
        <div key={sheet.seat} data-seat={sheet.seat}>
          <h3>
            <SeatName seat={sheet.seat} name={speaker.seat(sheet.seat)} size={20} /> {t.points({ n: sheet.score })}
          </h3>
          <dl className={styles.finalSheet}>
            {sheet.parts.map(({ source, points }) =>
              points === 0 ? null : (
                <div key={source} data-source={source}>
                  <dt>
                    {speaker.word(`source.${source}`)} <b>{points}</b>
                  </dt>
                  <dd>{itemsOf(props, sheet, source).join(' · ')}</dd>
                </div>
              ),
            )}
          </dl>
        </div>
      ))}
    </section>
  )
}

/** What the points of a source are made of, the best first. */
function itemsOf({ view, locale, speaker }: TableProps<State>, sheet: ScoreSheet, source: string): string[] {
  const t = wordsFor(locale)
  const board = boardOf(view)
  const named = (hex: string) => board.names[board.hexNumber(hex)]
  const best = <Item extends { readonly points: number }>(items: readonly Item[]) =>
    items.filter(({ points }) => points > 0).sort((a, b) => b.points - a.points)
  switch (source) {
    case 'cities':
      return best(sheet.cities).map(({ hex, stations, points }) => t.cityScores({ name: named(hex), stations, points }))
    case 'remotes':
      return best(sheet.remotes).map(({ hex, points }) => `${named(hex)} ${points}`)
    case 'gold':
      return best(sheet.gold).map(({ card, copies, points }) => `${copies} × ${speaker.word(`name.${card}`)} ${points}`)
    case 'routes':
      return best(view.routeOwner.flatMap((owner, marker) => (owner === sheet.seat ? [board.routes[view.routes[marker]]] : []))).map(
        ({ from, to, points }) => `${board.names[from]} – ${board.names[to]} ${points}`,
      )
    default:
      return []
  }
}
