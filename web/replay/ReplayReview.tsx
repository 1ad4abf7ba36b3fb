import type { Review } from '@branchline/bots/review'
import { Button, LineChart, Notice, withUnit } from '@branchline/design/parts'
import { isRefusal, type Refusal, recordUpTo, speaker } from '@branchline/engine'
import { proxy } from 'comlink'
import { useCallback, useState, useSyncExternalStore } from 'react'
import { useTranslations } from 'use-intl'
import { askThinker } from '../play/think.ts'
import { useSettings } from '../settings/settings.ts'
import { moveInWords } from '../table/wording.ts'
import styles from './ReplayPage.module.css'
import type { ReplaySource } from './replaySource.ts'

/** How the scores went, and when the game turned. */
export function ReplayReview({ source, unit }: { source: ReplaySource; unit: string | undefined }) {
  const t = useTranslations('replay')
  const locale = useSettings((settings) => settings.locale)
  const model = useSyncExternalStore(
    useCallback((listener) => source.subscribe(listener), [source]),
    () => source.model(),
  )
  const say = speaker(
    model.game,
    locale,
    model.players.map(({ name }) => name),
  )
  const curves = model.players.map(({ seat, name }) => ({
    seat,
    name,
    values: source.standings.map((standing) => standing.find((one) => one.seat === seat)?.score ?? 0),
  }))
  return (
    <div className={styles.controls} data-testid="review">
      {source.stop ? (
        <Notice kind="warn">
          {t('stops', {
            at: source.stop.at,
            move: source.stop.move,
            why: isRefusal(source.stop.refusal) ? say.refusal(source.stop.refusal) : '',
          })}
        </Notice>
      ) : null}
      <LineChart title={t('curve')} curves={curves} format={withUnit(unit)} at={model.at} onPick={(at) => source.look(at)} />
      {model.n === 0 ? null : <TurningPoints source={source} />}
    </div>
  )
}

/** Asked for, because it takes some seconds of thinking. */
function TurningPoints({ source }: { source: ReplaySource }) {
  const t = useTranslations('replay')
  const locale = useSettings((settings) => settings.locale)
  const { game, players, n, at } = source.model()
  const [part, setPart] = useState<number | null>(null)
  const [review, setReview] = useState<Review | null>(null)
  const find = async () => {
    setPart(0)
    const record = recordUpTo(source.played, n)
    const tell = proxy((done: number) => setPart(done))
    const found = await askThinker<Review | Refusal>(async (thinker) => thinker.review(record, locale, tell)).catch(() => null)
    if (found === null || isRefusal(found)) setPart(null)
    else setReview(found)
  }
  // Progress comes over a line of its own and may be overtaken by the result.
  if (review === null && part !== null) return <p role="status">{t('asking', { part: Math.round(part * 100) })}</p>
  if (review === null) {
    return (
      <Button small onClick={() => void find()} data-testid="turning">
        {t('ask')}
      </Button>
    )
  }
  const say = speaker(
    game,
    locale,
    players.map(({ name }) => name),
  )
  const percent = (chance: number) => Math.round(100 * chance)
  return (
    <div className={styles.turning}>
      <strong>{t('turning')}</strong>
      <LineChart
        title={t('turningHelp')}
        format={(value) => `${Math.round(value)} %`}
        curves={players.map(({ seat, name }) => ({ seat, name, values: review.curve.map(({ chances }) => 100 * (chances[seat] ?? 0)) }))}
        at={at}
        marks={review.turningPoints.map((point) => point.at)}
        onPick={(place) => source.look(place)}
      />
      <p className={styles.help}>{t('turningHelp')}</p>
      <ol className={styles.points}>
        {review.turningPoints.map((point) => (
          <li key={point.at}>
            <button type="button" onClick={() => source.look(point.at)}>
              {t('turn', { n: point.at, name: say.seat(point.seat), move: moveInWords(game, say, locale, point.move) })}
            </button>
            <span className={styles.reason}>{point.reason}</span>
            <strong className={styles.change}>
              {t('change', { name: say.seat(point.changedSeat), before: percent(point.before), after: percent(point.after) })}
            </strong>
          </li>
        ))}
      </ol>
    </div>
  )
}
