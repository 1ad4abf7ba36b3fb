import { Fragment } from 'react'
import type { Words } from '../messages/index.ts'
import styles from './cards.module.css'
import { hyphenated } from './hyphenated.ts'

/** A name parted between words, and within one only where it is wider than the card. */
export function Parted({ name, t }: { name: string; t: Words }) {
  return name.split(' ').map((word, at) => (
    <Fragment key={word}>
      {at === 0 ? null : ' '}
      <span className={styles.word}>{hyphenated(word, t.hyphenation)}</span>
    </Fragment>
  ))
}
