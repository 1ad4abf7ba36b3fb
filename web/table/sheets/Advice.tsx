import type { AdvisedMove } from '@branchline/bots/foresight'
import { useTable } from '@branchline/design'
import { Button } from '@branchline/design/parts'
import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { askThinker } from '../../play/think.ts'
import { moveInWords } from '../wording.ts'
import styles from './Advice.module.css'

/** Asked for, never offered: what the strongest bot would do, knowing only what this seat knows. */
export function Advice() {
  const { model } = useTable()
  return <Asked key={`${model.at}/${model.n}`} />
}

function Asked() {
  const t = useTranslations('table')
  const { model, speaker, locale, choose } = useTable()
  const [advice, setAdvice] = useState<readonly AdvisedMove[] | 'thinking' | 'none'>('thinking')
  const seat = model.toAct ?? 0
  const isMine = model.moves.length > 0
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each position
  useEffect(() => {
    let isCurrent = true
    if (!isMine) return setAdvice('none')
    askThinker((thinker) => thinker.advise(model.game.id, model.state, locale))
      .then((found) => isCurrent && setAdvice(found))
      .catch(() => isCurrent && setAdvice('none'))
    return () => {
      isCurrent = false
    }
  }, [])
  if (advice === 'none') return <p>{t('adviceNone')}</p>
  return (
    <div className={styles.advice} role="status" data-testid="advice">
      <p>{advice === 'thinking' ? t('adviceThinking') : t('adviceIs')}</p>
      {advice === 'thinking' ? null : (
        <ol className={styles.advised}>
          {advice.map(({ move, reason, chances, scores }) => (
            <li key={move}>
              <strong>{moveInWords(model.game, speaker, locale, move)}</strong>
              <span>{t('adviceExpects', { chance: Math.round(100 * (chances[seat] ?? 0)), score: Math.round(scores[seat] ?? 0) })}</span>
              {reason ? <span className={styles.reason}>{reason}</span> : null}
              <Button small onClick={() => choose(move)}>
                {t('adviceUse')}
              </Button>
            </li>
          ))}
        </ol>
      )}
    </div>
  )
}
