import { ButtonLink, Notice, TextField } from '@branchline/design/parts'
import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useSpoken } from '../language/spoken.ts'
import { nameOf } from '../titles/titles.ts'
import { Glossary } from './Glossary.tsx'
import styles from './RulesPage.module.css'
import { RuleBlock, RulesText } from './RulesText.tsx'
import { clauseCount, loadFiveMinutes, loadRulebook, type Rulebook, searchRules } from './rulebook.ts'

export function RulesPage({ game, clause }: { game: string; clause: string | undefined }) {
  const t = useTranslations('rules')
  const [book, setBook] = useState<Rulebook | null | 'loading'>('loading')
  const [search, setSearch] = useState('')
  const [brief, setBrief] = useState<Awaited<ReturnType<typeof loadFiveMinutes>>>(null)
  const locale = useSpoken()
  useEffect(() => {
    document.title = `${t('title', { title: nameOf(game) })} · Branchline`
    void loadRulebook(game, locale).then(setBook)
  }, [game, locale, t])
  useEffect(() => void loadFiveMinutes(game, locale).then(setBrief), [game, locale])
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
          <ol className={styles.contents} lang={book.locale}>
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
      <div className={styles.text}>
        {brief === null || search !== '' ? null : (
          <section id="five-minutes" className={styles.brief} lang={brief.locale} aria-label={t('fiveMinutes')}>
            <h2>{t('fiveMinutes')}</h2>
            {brief.blocks.map((block, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the place in the text is what it is
              <RuleBlock key={index} block={block} />
            ))}
          </section>
        )}
        <RulesText book={found} clause={clause} search={search} />
        {search === '' ? <Glossary game={game} term={clause} /> : null}
      </div>
    </div>
  )
}
