/** What the things of a title are called, each with one sentence. */

import { classes } from '@branchline/design/parts'
import type { Glossary as TitleGlossary } from '@branchline/engine'
import { useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useSpoken } from '../language/spoken.ts'
import { loadGlossary } from '../titles/titles.ts'
import { addressOfTerm } from './addressOfTerm.ts'
import styles from './Glossary.module.css'

/** Opens at `term`, an address as clauses have theirs, and marks it. */
export function Glossary({ game, term }: { game: string; term?: string | undefined }) {
  const t = useTranslations('rules')
  const locale = useSpoken()
  const [glossary, setGlossary] = useState<TitleGlossary | null>(null)
  useEffect(() => {
    let current = true
    void loadGlossary(game).then((loaded) => current && setGlossary(loaded ?? null))
    return () => {
      current = false
    }
  }, [game])
  const list = useRef<HTMLDListElement>(null)
  useEffect(() => {
    if (glossary !== null && term?.startsWith(addressOfTerm('')))
      list.current?.querySelector(`[id="${CSS.escape(term)}"]`)?.scrollIntoView({ block: 'center' })
  }, [glossary, term])
  if (glossary === null) return null
  const { terms, messages } = glossary
  return (
    <section className={styles.glossary} aria-labelledby="glossary" data-testid="glossary">
      <h3 id="glossary">{t('glossary')}</h3>
      <dl ref={list}>
        {terms.map(({ id }) => (
          <div
            key={id}
            id={addressOfTerm(id)}
            className={classes(addressOfTerm(id) === term && styles.here)}
            aria-current={addressOfTerm(id) === term || undefined}
          >
            <dt>{messages.say(locale, `${id}.name`)}</dt>
            <dd>{messages.say(locale, `${id}.means`)}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
