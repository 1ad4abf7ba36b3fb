import { createContext, Fragment, type KeyboardEvent, useContext, useMemo } from 'react'
import { classes } from '../classes.ts'
import styles from './Terms.module.css'

/** A word of a text that the glossary knows: as it stands there, and what it is. */
export interface Glossed {
  readonly id: string
  readonly word: string
  readonly name: string
  readonly means: string
  /** Both, as its language sets them beside each other. */
  readonly sign?: string
}

/** Finds the words that the title's glossary knows; null until it is there. */
export const GlossaryOf = createContext<((text: string) => readonly (string | Glossed)[]) | null>(null)

/** A sentence whose words tell what they are: under the pointer, in focus, or pressed for long, as signs do (SignTips). It reads as any other sentence. */
export function Terms({ text, quiet }: { text: string /** Seen only under the pointer: for long lists. */; quiet?: boolean }) {
  const find = useContext(GlossaryOf)
  const pieces = useMemo(() => find?.(text) ?? [text], [find, text])
  return pieces.map((piece, place) =>
    typeof piece === 'string' ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text have no other name than their place
      <Fragment key={place}>{piece}</Fragment>
    ) : (
      // biome-ignore lint/a11y/useSemanticElements: a button is a box of its own, around which a sentence cannot break
      <span
        // biome-ignore lint/suspicious/noArrayIndexKey: as above
        key={place}
        role="button"
        tabIndex={0}
        onKeyDown={pressed}
        className={classes(styles.term, quiet && styles.quiet)}
        data-term={piece.id}
        data-sign={piece.sign ?? `${piece.name}: ${piece.means}`}
        aria-description={piece.means}
      >
        {piece.word}
      </span>
    ),
  )
}

/** What a button does by itself. */
function pressed(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'Enter' && event.key !== ' ') return
  event.preventDefault()
  event.currentTarget.click()
}
