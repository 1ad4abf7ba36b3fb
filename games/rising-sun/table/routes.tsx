/** The route bonuses a player has won, as tokens in the own row: lit while the bonus can be used. */
import { classes, Sign, type TableProps } from '@branchline/design'
import { ABILITIES } from '../rules/cards.ts'
import { MARKERS, type Move } from '../rules/move.ts'
import { boardOf, type State } from '../rules/state.ts'
import { PennantSign } from './marks.tsx'
import { wordsFor } from './messages/index.ts'
import styles from './strip.module.css'

type Told = Pick<TableProps<State>, 'view' | 'speaker' | 'locale'>

/** "Route A: draw two cards, once". */
export function routeName({ view, speaker, locale }: Told, marker: number): string {
  const t = wordsFor(locale)
  const { ability } = boardOf(view).routes[view.routes[marker]]
  const named = { letter: MARKERS[marker].toUpperCase(), bonus: speaker.word(`name.route-${ABILITIES[ability].id}`) }
  return view.routeUsed[marker] ? t.routeTokenUsed(named) : t.routeToken(named)
}

export function RouteTokens(props: TableProps<State> & { readonly seat: number }) {
  const { view, viewer, moves, seat } = props
  const own = view.routeOwner.flatMap((owner, marker) => (owner === seat ? [marker] : []))
  if (own.length === 0) return null
  const isUsable = (marker: number) => seat === viewer && moves.some(({ move }) => isUseOf(move as Move, marker))
  return (
    <span className={styles.tokens}>
      {own.map((marker) => (
        <Sign key={marker} name={routeName(props, marker)}>
          <span className={classes(styles.token, view.routeUsed[marker] && styles.used, isUsable(marker) && styles.usable)}>
            <PennantSign letter={MARKERS[marker]} size={20} />
          </span>
        </Sign>
      ))}
    </span>
  )
}

const isUseOf = (move: Move, marker: number) => move.do === 'route' && move.marker === marker
