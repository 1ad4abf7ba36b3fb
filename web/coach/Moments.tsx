import type { Review } from '@branchline/bots/review'
import { useTable } from '@branchline/design'
import { Button, ButtonLink } from '@branchline/design/parts'
import { isRefusal, type Refusal } from '@branchline/engine'
import { proxy } from 'comlink'
import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { askThinker } from '../play/think.ts'
import { moveInWords } from '../table/wording.ts'
import { titleOf } from '../titles/titles.ts'
import styles from './Coach.module.css'
import { Words } from './Words.tsx'

/** After a game with the coach: the three moments that moved most, each to be looked at on the board, and the way back to the lessons. */
export const Moments = (props: { onLook: () => void }) => (
  <Words>
    <Moved {...props} />
  </Words>
)

function Moved({ onLook }: { onLook: () => void }) {
  const t = useTranslations('coach')
  const replay = useTranslations('replay')
  const { model, source, speaker, locale } = useTable()
  const { game } = model
  const [part, setPart] = useState(0)
  const [review, setReview] = useState<Review | null>(null)
  useEffect(() => {
    let isCurrent = true
    void source
      .record()
      .then(async (record) => {
        if (record === null) return
        const tell = proxy((done: number) => isCurrent && setPart(done))
        const found = await askThinker<Review | Refusal>(async (thinker) => thinker.review(record, locale, tell))
        if (isCurrent && !isRefusal(found)) setReview(found)
      })
      .catch(() => undefined)
    return () => {
      isCurrent = false
    }
  }, [source, locale])
  const percent = (chance: number) => Math.round(100 * chance)
  return (
    <section className={styles.moments} aria-label={t('moments')} data-testid="moments">
      <h3>{t('moments')}</h3>
      {review === null ? <p role="status">{replay('asking', { part: percent(part) })}</p> : null}
      <ol>
        {review?.turningPoints.map((point) => (
          <li key={point.at}>
            <span>
              {replay('turn', { n: point.at, name: speaker.seat(point.seat), move: moveInWords(game, speaker, locale, point.move) })}
              <small>
                {point.reason}{' '}
                {replay('change', { name: speaker.seat(point.changedSeat), before: percent(point.before), after: percent(point.after) })}
              </small>
            </span>
            <Button
              small
              onClick={() => {
                source.look(point.at - 1)
                onLook()
              }}
            >
              {t('showMe')}
            </Button>
          </li>
        ))}
      </ol>
      {titleOf(game.id)?.lessons === undefined ? null : (
        <p>
          <ButtonLink href={`/learn/${game.id}`}>{t('lessons')}</ButtonLink>
        </p>
      )}
    </section>
  )
}
