/** What a link out of a letter opens: what it would do, and a button. Opening it does nothing: mail programs open links, too. */
import { Button, ButtonLink, Notice, Panel } from '@branchline/design/parts'
import type { AnswerPage as Answer } from '@branchline/server/protocol'
import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Words } from '../account/Words.tsx'
import { ask, ServerError } from '../http/client.ts'
import { useSettings } from '../settings/settings.ts'
import styles from './Notices.module.css'

export function AnswerPage({ token }: { token: string }) {
  return (
    <Words>
      <Page token={token} />
    </Words>
  )
}

function Page({ token }: { token: string }) {
  const t = useTranslations('answer')
  const locale = useSettings((settings) => settings.locale)
  const [answer, setAnswer] = useState<Answer | 'unknown' | 'asking' | 'offline'>('asking')
  const [isGiven, setGiven] = useState(false)
  const path = `/answers/${token}?locale=${locale}`
  useEffect(() => {
    document.title = `${t('title')} · Branchline`
    ask<Answer>(path)
      .then(setAnswer)
      .catch((error: unknown) => setAnswer(error instanceof ServerError && error.code === 'not-found' ? 'unknown' : 'offline'))
  }, [path, t])
  const give = () => {
    ask<Answer>(path, {})
      .then((now) => {
        setGiven(true)
        setAnswer(now)
      })
      .catch(() => setAnswer('offline'))
  }
  if (answer === 'asking') return null
  return (
    <div className={styles.answer}>
      <h1>{t('title')}</h1>
      {answer === 'unknown' || answer === 'offline' ? (
        <Notice kind="warn">{t(answer)}</Notice>
      ) : answer.kind === 'answer' ? (
        <AtTable answer={answer} isGiven={isGiven} give={give} />
      ) : (
        <AboutChannel answer={answer} give={give} />
      )}
    </div>
  )
}

function AtTable({ answer, isGiven, give }: { answer: Answer; isGiven: boolean; give: () => void }) {
  const t = useTranslations('answer')
  const what = answer.move === undefined ? t(answer.agree === true ? 'agree' : 'refuse') : t('play', { move: answer.move })
  const toTable = <ButtonLink href={`/t/${answer.table ?? ''}`}>{t('table')}</ButtonLink>
  return (
    <Panel title={answer.title}>
      <div className={styles.stackSmall}>
        {answer.state === 'open' ? (
          <>
            {answer.lines === undefined || answer.lines.length === 0 ? null : (
              <ul>
                {answer.lines.map((line, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: lines have no other name, and none is ever moved
                  <li key={index}>{line}</li>
                ))}
              </ul>
            )}
            <p>{t('ask', { name: answer.name ?? '' })}</p>
            <div className={styles.row}>
              <Button look="primary" onClick={give} data-testid="answer">
                {what}
              </Button>
              {toTable}
            </div>
          </>
        ) : (
          <>
            <Notice kind={answer.state === 'done' ? 'good' : 'plain'}>
              {t(answer.state === 'stale' ? 'stale' : isGiven ? 'done' : 'doneBefore')}
            </Notice>
            <div>{toTable}</div>
          </>
        )}
      </div>
    </Panel>
  )
}

function AboutChannel({ answer, give }: { answer: Answer; give: () => void }) {
  const t = useTranslations('answer')
  const kind = answer.kind === 'confirm' ? 'confirm' : 'unsubscribe'
  return (
    <Panel title={answer.address}>
      <div className={styles.stackSmall}>
        {answer.state === 'done' ? (
          <Notice kind="good">{t(`${kind}Done`)}</Notice>
        ) : (
          <>
            <p>{t(`${kind}Ask`)}</p>
            <div>
              <Button look="primary" onClick={give} data-testid="answer">
                {t(kind)}
              </Button>
            </div>
          </>
        )}
        <div>
          <ButtonLink href="/settings#notices">{t('settings')}</ButtonLink>
        </div>
      </div>
    </Panel>
  )
}
