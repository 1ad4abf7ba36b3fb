import { Dialog, Notice, TextField } from '@branchline/design/parts'
import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useSpoken } from '../language/spoken.ts'
import { Glossary } from '../rules/Glossary.tsx'
import { RulesText } from '../rules/RulesText.tsx'
import { clauseCount, loadRulebook, type Rulebook, searchRules } from '../rules/rulebook.ts'
import { nameOf } from '../titles/titles.ts'

/** The rulebook beside the board, opened at the clause at hand. */
export function RulesDrawer({ game, clause, open, onClose }: { game: string; clause: string | null; open: boolean; onClose: () => void }) {
  const t = useTranslations('rules')
  const shell = useTranslations('shell')
  const locale = useSpoken()
  const [book, setBook] = useState<Rulebook | null | 'loading'>('loading')
  const [search, setSearch] = useState('')
  useEffect(() => {
    if (open) void loadRulebook(game, locale).then(setBook)
    else setSearch('')
  }, [open, game, locale])
  return (
    <Dialog side title={t('title', { title: nameOf(game) })} closeLabel={shell('close')} open={open} onClose={onClose}>
      {book === null ? <Notice>{t('missing')}</Notice> : null}
      {book === null || book === 'loading' ? null : (
        <div
          style={
            {
              display: 'grid',
              gap: '1rem',
              '--sheet': 'var(--paper-raised)',
              '--sheet-top': 'calc(-1 * var(--space-4))',
            } as React.CSSProperties
          }
        >
          <TextField
            label={t('search')}
            value={search}
            onChange={setSearch}
            help={search === '' ? undefined : t('found', { n: clauseCount(searchRules(book, search)) })}
          />
          <RulesText book={searchRules(book, search)} clause={clause ?? undefined} search={search} />
          {search === '' ? <Glossary game={game} term={clause ?? undefined} /> : null}
        </div>
      )}
    </Dialog>
  )
}
