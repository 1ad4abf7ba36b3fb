/** The route bonuses a player has won: lit while the bonus can be used. */
import { classes, pick, Sign, type TableProps, useChosen } from '@branchline/design'
import { ABILITIES } from '../rules/cards.ts'
import type { Move } from '../rules/move.ts'
import { MARKERS } from '../rules/move.ts'
import { boardOf, type State } from '../rules/state.ts'
import { PennantSign } from './legend.tsx'
import { wordsFor } from './messages/index.ts'
import styles from './strip.module.css'

export function RouteTokens({ view, viewer, moves, attention, choose, speaker, locale, seat }: TableProps<State> & { seat: number }) {
  const t = wordsFor(locale)
  const chosen = useChosen(attention)
  const own = view.routeOwner.flatMap((owner, marker) => (owner === seat ? [marker] : []))
  if (own.length === 0) return null
  return (
    <span className={styles.tokens}>
      {own.map((marker) => {
        const { ability } = boardOf(view).routes[view.routes[marker]]
        const letter = MARKERS[marker].toUpperCase()
        const bonus = speaker.word(`name.route-${ABILITIES[ability].id}`)
        const isUsed = view.routeUsed[marker]
        const use = seat === viewer ? moves.find(({ move }) => isUseOf(move as Move, marker))?.text : undefined
        const name = isUsed ? t.routeTokenUsed({ letter, bonus }) : t.routeToken({ letter, bonus })
        if (use === undefined)
          return (
            <Sign key={letter} name={name}>
              <span className={classes(styles.token, isUsed && styles.used)}>
                <PennantSign letter={letter} />
              </span>
            </Sign>
          )
        return (
          <button
            key={letter}
            type="button"
            data-sign={name}
            data-move={use}
            data-lit
            aria-label={name}
            aria-pressed={chosen === use}
            className={classes(styles.token, styles.usable)}
            onClick={() => (chosen === use ? choose(use) : pick(attention, use))}
          >
            <PennantSign letter={letter} />
          </button>
        )
      })}
    </span>
  )
}

const isUseOf = (move: Move, marker: number) => move.do === 'route' && move.marker === marker
