import { Button, type TableProps } from '@branchline/design'
import { wordsFor } from '../messages/index.ts'
import { INFLUENCES, type Move, type State } from '../rules.ts'
import styles from './Panels.module.css'
import { CubeIcon, Token } from './Token.tsx'

/** Payment point by point; asked only where there is a choice. */
export function PayPanel({ view, moves, locale, speaker, choose }: TableProps<State>) {
  const t = wordsFor(locale)
  const seat = view.actor
  return (
    <fieldset className={styles.pay}>
      <legend>{t.payTitle({ due: view.due })}</legend>
      {moves.map(({ text, move }) => {
        const pay = move as Move
        if (pay.do !== 'pay') return null
        const colour = INFLUENCES[pay.with]
        const held = colour === undefined ? view.cubes[seat] : view.influence[seat * 4 + pay.with]
        return (
          <Button key={text} onClick={() => choose(text)} data-move={text}>
            {colour === undefined ? <CubeIcon /> : <Token colour={colour} />}{' '}
            {t.payWith({ means: colour === undefined ? t.cube : speaker.word(`name.${colour}`), held: held as number })}
          </Button>
        )
      })}
    </fieldset>
  )
}
