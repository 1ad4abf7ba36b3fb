/** What the things of a title are called, each with one sentence. */
import type { Glossary as TitleGlossary } from '@branchline/engine'
import { useEffect, useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { loadGlossary } from '../titles/titles.ts'
import styles from './Glossary.module.css'

export function Glossary({ game }: { game: string }) {
  const t = useTranslations('rules')
  const locale = useLocale()
  const [glossary, setGlossary] = useState<TitleGlossary | null>(null)
  useEffect(() => {
    let current = true
    void loadGlossary(game).then((loaded) => current && setGlossary(loaded ?? null))
    return () => {
      current = false
    }
  }, [game])
  if (glossary === null) return null
  const { terms, messages } = glossary
  return (
    <section className={styles.glossary} aria-labelledby="glossary" data-testid="glossary">
      <h3 id="glossary">{t('glossary')}</h3>
      <dl>
        {terms.map(({ id }) => (
          <div key={id}>
            <dt>{messages.say(locale, `${id}.name`)}</dt>
            <dd>{messages.say(locale, `${id}.means`)}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
