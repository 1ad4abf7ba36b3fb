/** Route bonus cards: their cities, what they are worth and do, and how many rails each player still lacks. */
import { classes, pick, SeatMark, type TableProps, useChosen } from '@branchline/design'
import { ABILITIES } from '../../rules/cards.ts'
import { MARKERS } from '../../rules/move.ts'
import { boardOf, type State } from '../../rules/state.ts'
import { useDealt } from '../dealt.ts'
import { railsMissing } from '../linking.ts'
import { PennantSign } from '../marks.tsx'
import styles from './Routes.module.css'

export function Routes(props: TableProps<State>) {
  const { view, choices, speaker, t, attention, choose } = useDealt(props)
  const chosen = useChosen(attention)
  const { routes, names } = boardOf(view)
  return (
    <ul className={styles.routes} data-row="routes">
      {view.routes.map((number, marker) => {
        const { from, to, points, ability } = routes[number]
        const owner = view.routeOwner[marker]
        const use = choices.routes.get(marker)
        const about = (
          <>
            <PennantSign letter={MARKERS[marker]} size={28} />
            <span className={styles.name}>
              <b>
                {names[from]} – {names[to]}
              </b>
              <small>
                {t.points({ n: points })} · {speaker.word(`name.route-${ABILITIES[ability].id}`)}
              </small>
            </span>
            {owner >= 0 ? (
              <span className={styles.owner}>
                <SeatMark seat={owner} size={20} title={speaker.seat(owner)} />
                {view.routeUsed[marker] ? t.routeUsed : t.routeClaimed}
              </span>
            ) : (
              <span className={styles.missing} data-sign={t.missing}>
                {view.railsLeft.map((_, seat) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place
                  <span key={seat} title={t.railsMissing({ name: speaker.seat(seat), n: railsMissing(view, seat, marker) })}>
                    <SeatMark seat={seat} size={18} /> {railsMissing(view, seat, marker)}
                  </span>
                ))}
              </span>
            )}
          </>
        )
        return (
          <li key={MARKERS[marker]}>
            {use === undefined ? (
              <div className={styles.route}>{about}</div>
            ) : (
              <button
                type="button"
                data-lit
                data-move={use}
                aria-pressed={chosen === use}
                className={classes(styles.route, styles.usable)}
                onClick={() => (chosen === use ? choose(use) : pick(attention, use))}
              >
                {about}
              </button>
            )}
          </li>
        )
      })}
    </ul>
  )
}
