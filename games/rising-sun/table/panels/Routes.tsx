/** Route bonus cards: their cities, what they are worth and do, and how many rails each player still lacks. */
import { Button, SeatMark } from '@branchline/design'
import { ABILITIES } from '../../rules/cards.ts'
import { MARKERS } from '../../rules/move.ts'
import { boardOf } from '../../rules/state.ts'
import { railsMissing } from '../linking.ts'
import type { Dealt } from './dealt.ts'
import styles from './Routes.module.css'

export function Routes({ view, choices, speaker, t, choose }: Dealt) {
  const { routes, names } = boardOf(view)
  return (
    <ul className={styles.routes} data-row="routes">
      {view.routes.map((number, marker) => {
        const { from, to, points, ability } = routes[number]
        const owner = view.routeOwner[marker]
        const use = choices.routes.get(marker)
        return (
          <li key={MARKERS[marker]} className={styles.route}>
            <span className={styles.routeLetter}>{MARKERS[marker].toUpperCase()}</span>
            <span className={styles.routeName}>
              <b>
                {names[from]} – {names[to]}
              </b>
              <small>
                {t.points({ n: points })} · {speaker.word(`name.route-${ABILITIES[ability].id}`)}
              </small>
            </span>
            {owner >= 0 ? (
              <span className={styles.claimed}>
                <SeatMark seat={owner} size={20} title={speaker.seat(owner)} />
                {view.routeUsed[marker] ? t.routeUsed : t.routeClaimed}
                {use === undefined ? null : (
                  <Button small look="legal" data-lit data-move={use} onClick={() => choose(use)}>
                    {t.useRoute}
                  </Button>
                )}
              </span>
            ) : (
              <span className={styles.progress}>
                {view.railsLeft.map((_, seat) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place
                  <span key={seat} title={t.railsMissing({ name: speaker.seat(seat), n: railsMissing(view, seat, marker) })}>
                    <SeatMark seat={seat} size={18} /> {railsMissing(view, seat, marker)}
                  </span>
                ))}
                <small>{t.missing}</small>
              </span>
            )}
          </li>
        )
      })}
    </ul>
  )
}
