import { Button, type Company, Dialog, Notice, Select } from '@branchline/design'
import { type FormEvent, useEffect, useId, useState } from 'react'
import { useTranslations } from 'use-intl'
import styles from './AboutPerson.module.css'

const REASONS = ['abuse', 'spam', 'cheating', 'name', 'other'] as const
type Mark = 'follow' | 'mute' | 'block' | null

export interface Subject {
  readonly person: string
  readonly name: string
  /** What they wrote, where it is about that. */
  readonly line?: { readonly id: number; readonly text: string }
}

interface Named {
  readonly company: Company | undefined
  readonly person: string | null | undefined
  readonly name: string
}

/** Beside a name: leads to what one may do about its bearer. Nothing for oneself, for bots, and where there is no server. */
export function PersonButton({ company, person, name, onChoose }: Named & { onChoose: (subject: Subject) => void }) {
  const t = useTranslations('company')
  if (company === undefined || company.me === null || person == null || person === company.me) return null
  return (
    <Button small look="quiet" label={t('about', { name })} onClick={() => onChoose({ person, name })} data-testid="about-person">
      …
    </Button>
  )
}

/** Stands outside of what it is about: a line of chat goes away when its writer is muted. */
export function PersonDialog({
  company,
  subject,
  onClose,
}: {
  company: Company | undefined
  subject: Subject | null
  onClose: () => void
}) {
  const t = useTranslations('company')
  const shell = useTranslations('shell')
  return (
    <Dialog title={t('about', { name: subject?.name ?? '' })} closeLabel={shell('close')} open={subject !== null} onClose={onClose}>
      {company === undefined || subject === null ? null : <About key={subject.person} company={company} {...subject} />}
    </Dialog>
  )
}

/** Both, for names that stay where they are. */
export function AboutPerson(named: Named) {
  const [subject, setSubject] = useState<Subject | null>(null)
  return (
    <>
      <PersonButton {...named} onChoose={setSubject} />
      <PersonDialog company={named.company} subject={subject} onClose={() => setSubject(null)} />
    </>
  )
}

function About({ company, person, name, line }: { company: Company } & Subject) {
  const t = useTranslations('company')
  const [mark, setMark] = useState<Mark>(null)
  const [trouble, setTrouble] = useState<string | null>(null)
  useEffect(() => {
    company.markOf(person).then(setMark, () => undefined)
  }, [company, person])
  const choose = (next: Mark) =>
    void company.mark(person, next).then(
      () => {
        setTrouble(null)
        setMark(next)
      },
      (error: Error) => setTrouble(error.message),
    )
  const isHeard = mark === null || mark === 'follow'
  return (
    <div className={styles.about}>
      <a href={`/people/${person}`}>{t('page', { name })}</a>
      {trouble === null ? null : <Notice kind="warn">{t('failed', { why: trouble })}</Notice>}
      <div className={styles.choice}>
        <Button onClick={() => choose(isHeard ? 'mute' : null)} data-testid="mute">
          {isHeard ? t('mute') : mark === 'mute' ? t('unmute', { name }) : t('unblock', { name })}
        </Button>
        {isHeard ? <small>{t('muteHelp', { name })}</small> : null}
      </div>
      {mark === 'block' ? null : (
        <div className={styles.choice}>
          <Button onClick={() => choose('block')} data-testid="block">
            {t('block')}
          </Button>
          <small>{t('blockHelp')}</small>
        </div>
      )}
      <Report company={company} person={person} {...(line === undefined ? {} : { line })} />
    </div>
  )
}

function Report({ company, person, line }: { company: Company } & Omit<Subject, 'name'>) {
  const t = useTranslations('company')
  const id = useId()
  const [reason, setReason] = useState<(typeof REASONS)[number]>('abuse')
  const [text, setText] = useState('')
  const [outcome, setOutcome] = useState<'sent' | Error | null>(null)
  const send = (event: FormEvent) => {
    event.preventDefault()
    company.report({ person, reason, text: text.trim(), ...(line === undefined ? {} : { line: line.id }) }).then(
      () => setOutcome('sent'),
      (error: Error) => setOutcome(error),
    )
  }
  if (outcome === 'sent') return <Notice kind="good">{t('sent')}</Notice>
  return (
    <form className={styles.report} onSubmit={send}>
      <h3>{t('report')}</h3>
      {line === undefined ? null : (
        <p>
          {t('reportLine')} <q>{line.text}</q>
        </p>
      )}
      <Select
        label={t('reason')}
        value={reason}
        onChange={setReason}
        choices={REASONS.map((value) => ({ value, label: t(`reasons.${value}`) }))}
      />
      <label htmlFor={id}>{t('words')}</label>
      <textarea id={id} rows={3} maxLength={1000} value={text} onChange={(event) => setText(event.target.value)} />
      <small>{t('reportHelp')}</small>
      {outcome instanceof Error ? <Notice kind="warn">{t('failed', { why: outcome.message })}</Notice> : null}
      <Button type="submit" data-testid="send-report">
        {t('send')}
      </Button>
    </form>
  )
}
