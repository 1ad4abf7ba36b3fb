import { foresee, useTable } from '@branchline/design'
import { useMemo } from 'react'
import { useTranslations } from 'use-intl'
import styles from './Consequence.module.css'

/** What a move would do, said before it is done: the events the rules would tell, and what it does to the score. */
export function Consequence({ text }: { text: string }) {
  const t = useTranslations('table')
  const { model, speaker } = useTable()
  const foresight = useMemo(() => {
    const legal = model.moves.find((move) => move.text === text)
    return legal && model.toAct !== null ? foresee(model.game, model.state, model.viewer, legal.move) : null
  }, [model, text])
  if (foresight === null) return null
  if (foresight.isChance) return <p className={styles.chance}>{t('chanceDecides')}</p>
  return (
    <div className={styles.consequence} data-testid="consequence">
      {foresight.events.length === 0 ? <p>{t('noConsequence')}</p> : null}
      {foresight.events.slice(0, 5).map((event, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: events have no other name than their place
        <p key={index}>{speaker.event(event)}</p>
      ))}
      {foresight.scores.length > 0 ? (
        <p className={styles.scores}>
          {foresight.scores
            .map(({ seat, change }) => t('scoreChange', { name: speaker.seat(seat), change: change > 0 ? `+${change}` : `−${-change}` }))
            .join(' · ')}
        </p>
      ) : null}
    </div>
  )
}
