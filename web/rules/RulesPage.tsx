import { ButtonLink, Notice, TextField } from '@branchline/design/parts'
import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { nameOf } from '../titles/titles.ts'
import styles from './RulesPage.module.css'
import { RulesText } from './RulesText.tsx'
import { clauseCount, loadRulebook, type Rulebook, searchRules } from './rulebook.ts'

export function RulesPage({ game, clause }: { game: string; clause: string | undefined }) {
  const t = useTranslations('rules')
  const [book, setBook] = useState<Rulebook | null | 'loading'>('loading')
  const [search, setSearch] = useState('')
  useEffect(() => {
    document.title = `${t('title', { title: nameOf(game) })} · Branchline`
    void loadRulebook(game).then(setBook)
  }, [game, t])
  if (book === 'loading') return null
  if (book === null) return <Notice kind="warn">{t('missing')}</Notice>
  const found = searchRules(book, search)
  return (
    <div className={styles.page}>
      <aside className={styles.aside}>
        <h1>{nameOf(game)}</h1>
        <TextField label={t('search')} value={search} onChange={setSearch} />
        <p className={styles.count} aria-live="polite">
          {search === '' ? null : t('found', { n: clauseCount(found) })}
        </p>
        <nav aria-label={t('contents')}>
          <ol className={styles.contents} lang="en">
            {found.sections
              .filter((section) => section.title !== '')
              .map((section) => (
                <li key={section.id}>
                  <a
                    href={`#${section.id}`}
                    onClick={(event) => {
                      event.preventDefault()
                      document.getElementById(section.id)?.scrollIntoView()
                    }}
                  >
                    {section.title}
                  </a>
                </li>
              ))}
          </ol>
        </nav>
        <ButtonLink look="primary" href={`/new/${game}?mode=bots`}>
          {t('playNow')}
        </ButtonLink>
      </aside>
      <RulesText book={found} clause={clause} search={search} />
    </div>
  )
}
