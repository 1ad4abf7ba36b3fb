import type { AdvisedMove } from '@branchline/bots/foresight'
import { Button, Notice, SeatMark, Stamp, useTable } from '@branchline/design'
import type { Refusal } from '@branchline/engine'
import { Lightbulb, Redo2, Undo2 } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { askThinker } from '../play/think.ts'
import { Clause } from './Clause.tsx'
import styles from './PromptCard.module.css'
import { moveInWords } from './wording.ts'

/** What to do now, with its clause; taking back; advice. */
export function PromptCard({ refused, onRefused }: { refused: Refusal | null; onRefused: (refused: Refusal | null) => void }) {
  const t = useTranslations('table')
  const { model, source, speaker } = useTable()
  const { toAct, prompt } = model
  const isMine = toAct !== null && model.mine.includes(toAct)
  const actor = toAct === null ? undefined : model.players[toAct]
  const report = async (answer: Promise<Refusal | null>) => onRefused(await answer)
  return (
    <section className={styles.prompt} aria-label={t('prompt')} data-mine={isMine || undefined} data-testid="prompt">
      <header className={styles.head}>
        {toAct === null ? (
          <Stamp>{t('over')}</Stamp>
        ) : isMine && model.at === model.n ? (
          <Stamp key={model.at}>{model.mine.length > 1 ? actor?.name : t('yourTurn')}</Stamp>
        ) : (
          <span className={styles.actor}>
            <SeatMark seat={toAct} />
            {(actor?.kind === 'bot' || actor?.standIn) && model.at === model.n
              ? t('thinking', { name: actor.name })
              : t('turnOf', { name: actor?.name ?? '' })}
          </span>
        )}
        <div className={styles.tools}>
          {model.kind === 'replay' || model.mine.length === 0 ? null : (
            <>
              <Button
                look="quiet"
                icon
                small
                label={t('undo')}
                disabled={model.undoable === 0 && !model.mayAskUndo}
                onClick={() => void report(source.undo())}
                data-testid="undo"
              >
                <Undo2 size={19} aria-hidden />
              </Button>
              <Button
                look="quiet"
                icon
                small
                label={t('redo')}
                disabled={!model.redoable}
                onClick={() => void report(source.redo())}
                data-testid="redo"
              >
                <Redo2 size={19} aria-hidden />
              </Button>
            </>
          )}
          {isMine && model.advice && model.at === model.n ? <AdviceButton key={model.at} /> : null}
        </div>
      </header>
      {prompt ? (
        <p className={styles.text}>
          {speaker.prompt(prompt)} <Clause id={prompt.clause} />
        </p>
      ) : null}
      {refused ? (
        <Notice kind="warn">
          <strong>{t('because')}</strong>:{' '}
          {refused.clause === 'server' ? t(`problem.${problemOf(refused.code)}`) : speaker.refusal(refused)} <Clause id={refused.clause} />
        </Notice>
      ) : null}
      {model.trouble ? <Notice kind="warn">{model.trouble}</Notice> : null}
    </section>
  )
}

/** Asked for, never offered: what the strongest bot would do, knowing only what this seat knows. */
function AdviceButton() {
  const t = useTranslations('table')
  const { model, speaker, locale, choose } = useTable()
  const [advice, setAdvice] = useState<readonly AdvisedMove[] | 'thinking' | null>(null)
  const seat = model.toAct ?? 0
  const ask = () => {
    if (model.toAct === null) return
    setAdvice('thinking')
    askThinker((thinker) => thinker.advise(model.game.id, model.state, locale))
      .then(setAdvice)
      .catch(() => setAdvice(null))
  }
  useEffect(() => {
    const onKey = (event: Event) => (event as CustomEvent<string>).detail === 'advice' && ask()
    addEventListener('branchline:key', onKey)
    return () => removeEventListener('branchline:key', onKey)
  })
  return (
    <>
      <Button look="quiet" icon small label={t('advice')} onClick={ask}>
        <Lightbulb size={19} aria-hidden />
      </Button>
      {advice === null ? null : (
        <div className={styles.advice} role="status">
          {advice === 'thinking' ? t('adviceThinking') : t('adviceIs')}
          {advice === 'thinking' ? null : (
            <ol className={styles.advised}>
              {advice.map(({ move, reason, chances, scores }) => (
                <li key={move}>
                  <strong>{moveInWords(model.game, speaker, locale, move)}</strong>
                  {reason ? <span className={styles.reason}> {reason}</span> : null}
                  <span className={styles.expected}>
                    {t('adviceExpects', { chance: Math.round(100 * (chances[seat] ?? 0)), score: Math.round(scores[seat] ?? 0) })}
                  </span>
                  <Button small onClick={() => choose(move)}>
                    {t('adviceUse')}
                  </Button>
                </li>
              ))}
            </ol>
          )}
        </div>
      )}
    </>
  )
}

/** What the server says for itself, by the codes of the protocol. */
function problemOf(code: string): 'stale' | 'notYourTurn' | 'tooMany' | 'stored' | 'notAwayLong' | 'other' {
  switch (code) {
    case 'stale':
      return 'stale'
    case 'not-your-turn':
    case 'not-your-seat':
      return 'notYourTurn'
    case 'not-away-long':
      return 'notAwayLong'
    case 'too-many':
      return 'tooMany'
    case 'storage':
    case 'closing':
      return 'stored'
    default:
      return 'other'
  }
}
