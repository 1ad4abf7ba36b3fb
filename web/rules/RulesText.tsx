import { classes, Notice } from '@branchline/design/parts'
import { type ReactNode, useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { useSpoken } from '../language/spoken.ts'
import styles from './RulesText.module.css'
import { addressOf, type Block, type Rulebook } from './rulebook.ts'

/** The rulebook on the page; opens at `clause` and marks it. */
export function RulesText({ book, clause, search = '' }: { book: Rulebook; clause?: string | undefined; search?: string }) {
  const page = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (clause === undefined || search !== '') return
    page.current?.querySelector(`[data-clause="${CSS.escape(clause)}"]`)?.scrollIntoView({ block: 'center' })
  }, [clause, search])
  const t = useTranslations('rules')
  const locale = useSpoken()
  return (
    <div ref={page} className={styles.rules} lang={book.locale}>
      {locale !== book.locale ? (
        <div lang={locale}>
          <Notice>{t('english')}</Notice>
        </div>
      ) : null}
      {book.sections.map((section) => (
        <section key={section.id} id={section.id} aria-label={section.title || book.title}>
          {section.title ? <h2 className={styles.section}>{section.title}</h2> : null}
          {section.blocks.map((block, index) => (
            <RuleBlock
              key={block.kind === 'clause' ? block.id : index}
              block={block}
              isHere={block.kind === 'clause' && block.id === clause}
              search={search}
            />
          ))}
        </section>
      ))}
    </div>
  )
}

export function RuleBlock({ block, isHere = false, search = '' }: { block: Block; isHere?: boolean; search?: string }) {
  const t = useTranslations('rules')
  const locale = useSpoken()
  switch (block.kind) {
    case 'clause':
      return (
        <p className={classes(styles.clause, isHere && styles.here)} data-clause={block.id} aria-current={isHere || undefined}>
          <a className={styles.number} id={block.id} href={addressOf(block.id) ?? `#${block.id}`}>
            {block.id}
          </a>
          <span>
            {inline(block.text, search)}
            {block.ours ? (
              <em className={styles.ours} lang={locale}>
                {t('ours')}
              </em>
            ) : null}
          </span>
        </p>
      )
    case 'paragraph':
      return <p className={styles.paragraph}>{inline(block.text, search)}</p>
    case 'heading':
      return <h3 className={styles.heading}>{block.text}</h3>
    case 'list':
      return (
        <ul className={styles.list}>
          {block.items.map((item) => (
            <li key={item}>{inline(item, search)}</li>
          ))}
        </ul>
      )
    case 'table':
      return (
        <div className={styles.tableScroll}>
          <table className={styles.table}>
            <tbody>
              {block.rows.map((row, line) => (
                <tr key={row.join('|')}>
                  {row.map((cell, column) =>
                    line === 0 || column === 0 ? (
                      // biome-ignore lint/suspicious/noArrayIndexKey: the column is its place
                      <th key={column} scope={line === 0 ? 'col' : 'row'}>
                        {inline(cell, search)}
                      </th>
                    ) : (
                      // biome-ignore lint/suspicious/noArrayIndexKey: the column is its place
                      <td key={column}>{inline(cell, search)}</td>
                    ),
                  )}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )
  }
}

/** Bold, italics, code and links of Markdown, numbers of clauses as links; found words marked. */
function inline(text: string, search: string): ReactNode[] {
  return text.split(/(\*\*[^*]+\*\*|\*[^*]+\*|`[^`]+`|\[[^\]]+\]\([^)]+\)|\b[A-Z]{2}-\d+\.\d+[a-z]?\b)/).map((part, index) => {
    const key = `${index} ${part}`
    const link = /^\[([^\]]+)\]\(([^)]+)\)$/.exec(part) ?? /^(([A-Z]{2}-\d+\.\d+[a-z]?))$/.exec(part)
    if (link !== null) {
      const address = addressOf(link[2])
      const words = mark(link[1], search)
      return address === null ? (
        <span key={key}>{words}</span>
      ) : (
        <a key={key} href={address}>
          {words}
        </a>
      )
    }
    if (part.startsWith('**')) return <strong key={key}>{mark(part.slice(2, -2), search)}</strong>
    if (part.startsWith('*') && part.length > 2) return <em key={key}>{mark(part.slice(1, -1), search)}</em>
    if (part.startsWith('`')) return <code key={key}>{part.slice(1, -1)}</code>
    return <span key={key}>{mark(part, search)}</span>
  })
}

function mark(text: string, search: string): ReactNode {
  const words = search.split(/\s+/).filter((word) => word.length > 1)
  if (words.length === 0) return text
  const pattern = new RegExp(`(${words.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|')})`, 'gi')
  // biome-ignore lint/suspicious/noArrayIndexKey: parts of a sentence have no other name than their place
  return text.split(pattern).map((part, index) => (index % 2 === 1 ? <mark key={`${index} ${part}`}>{part}</mark> : part))
}
