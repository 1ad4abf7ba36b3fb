import type { Curve, EndingProps, TableProps } from '@branchline/design'
import { Button, ButtonLink, LineChart, motionWanted, SourceBars, Stamp, useTable, withUnit } from '@branchline/design'
import { advance, levelSaid, list, openRecord, type Standing } from '@branchline/engine'
import { CalendarPlus, Download, Link2, RotateCcw, ShieldCheck, TrendingUp } from 'lucide-react'
import { type ComponentType, Suspense, useCallback, useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { isCoached } from '../coach/coached.ts'
import { reviewLink } from '../replay/reviewLink.ts'
import { SoftFault } from '../shell/Fault.tsx'
import { part } from '../shell/part.tsx'
import { go } from '../shell/route.ts'
import { Checked, useCheck } from './Checked.tsx'
import styles from './EndScreen.module.css'
import { FinalAccount, pointsOf } from './FinalAccount.tsx'
import { saveRecord } from './saveRecord.ts'
import { standingOf } from './standing.ts'

/** Fetched for those who played with the coach. */
const Moments = part(async () => (await import('../coach/Moments.tsx')).Moments)

const WEEK = 7 * 24 * 3_600_000

/** The final account beside the board: places, where every point came from, how it came about; and the game's own final sheet. */
export function EndScreen({
  onLook,
  isFresh,
  Ending,
  inSteps,
  unit,
  props,
}: {
  onLook: () => void
  /** It ended before one's eyes: places are shown from the last to the first, and then who has won. */
  isFresh: boolean
  Ending: ComponentType<EndingProps> | undefined
  /** The game's own sheet tells the end itself, step by step; any other would give it away. */
  inSteps: boolean
  /** Stands before points: "£". */
  unit?: string | undefined
  props: TableProps
}) {
  const t = useTranslations('end')
  const table = useTranslations('table')
  const { model, source, speaker, locale } = useTable()
  const standing = standingOf(model)
  const winners = standing.filter(({ rank }) => rank === 1)
  const sources = [...new Set(standing.flatMap(({ parts }) => parts.map((part) => part.source)))]
  const curves = useCurves()
  const levels = useLevels(standing)
  const [checked, check] = useCheck()
  const [shown, showAll] = useReveal(standing.length, isFresh, inSteps)
  const isRevealed = shown >= standing.length
  const amount = withUnit(unit)
  const [from, curve] = unit === undefined ? [t('breakdown'), t('curve')] : [t('moneyFrom'), t('moneyCurve')]
  // Beside the game's own account, which cannot begin with the winner, everybody stands where they stand there.
  const inOrder = inSteps ? standing.toSorted((one, other) => one.seat - other.seat) : standing
  const [isShared, setShared] = useState(false)
  const linkTo = async () => {
    const record = await source.record()
    return record === null ? null : reviewLink(record, 0)
  }
  const share = async () => {
    const path = await linkTo()
    if (path === null) return
    await navigator.clipboard?.writeText(new URL(path, location.href).href)
    setShared(true)
  }
  return (
    <section className={styles.end} aria-labelledby="final-account" data-testid="end">
      <header className={styles.head}>
        <Stamp>{table('over')}</Stamp>
        <h2 id="final-account" aria-live="polite" data-testid="winner">
          {isRevealed
            ? table('winner', {
                n: winners.length,
                names: list(
                  locale,
                  winners.map(({ seat }) => speaker.seat(seat)),
                  'conjunction',
                ),
              })
            : t('counting')}
        </h2>
        {isRevealed ? null : (
          <Button small onClick={showAll} data-testid="show-all">
            {t('showAll')}
          </Button>
        )}
        {isRevealed
          ? levels.map((said) => (
              <p key={said} data-testid="level">
                {said}
              </p>
            ))
          : null}
        <p>{t('moves', { n: model.n })}</p>
        {model.fromRecord ? <BegunFrom {...model.fromRecord} /> : null}
      </header>
      {model.rematch === null || model.mine.length === 0 ? null : (
        <p role="status" data-testid="rematch-waits">
          {table('rematchWaits')}
        </p>
      )}
      <div className={styles.actions}>
        {model.day !== undefined ? (
          <ButtonLink look="primary" href="/daily">
            {t('toDay')}
          </ButtonLink>
        ) : model.tournament ? (
          <ButtonLink look="primary" href={`/tournaments/${model.tournament}`}>
            {t('toTournament')}
          </ButtonLink>
        ) : (
          <Button look="primary" onClick={() => void source.playAgain().then((path) => go(path))} data-testid="rematch">
            <RotateCcw size={18} aria-hidden />
            {model.rematch === null ? table('rematch') : table('toRematch')}
          </Button>
        )}
        {model.kind === 'online' && model.mine.length > 0 && !model.tournament && model.rematch === null ? (
          <Button onClick={() => void source.playAgain(Date.now() + WEEK).then((path) => go(path))} data-testid="next-week">
            <CalendarPlus size={18} aria-hidden />
            {table('nextWeek')}
          </Button>
        ) : null}
        <Button onClick={() => void linkTo().then((path) => path && go(path))} data-testid="review-game">
          <TrendingUp size={18} aria-hidden />
          {t('review')}
        </Button>
        <div className={styles.more}>
          <Button look="quiet" small onClick={() => void share()} data-testid="share">
            <Link2 size={18} aria-hidden />
            {isShared ? table('copied') : t('share')}
          </Button>
          <Button look="quiet" small onClick={() => void source.record().then((record) => record && saveRecord(record))}>
            <Download size={18} aria-hidden />
            {table('export')}
          </Button>
          <Button look="quiet" small onClick={check} data-testid="check">
            <ShieldCheck size={18} aria-hidden />
            {t('check')}
          </Button>
          <Button look="quiet" small onClick={onLook}>
            {t('look')}
          </Button>
        </div>
      </div>
      {checked === null ? null : <Checked checked={checked} />}
      {isCoached(model) && isRevealed ? (
        <Suspense fallback={null}>
          <Moments onLook={onLook} />
        </Suspense>
      ) : null}
      {Ending && (inSteps || isRevealed) ? (
        <SoftFault onFault={() => undefined}>
          <Ending {...props} onTold={showAll} />
        </SoftFault>
      ) : null}
      <FinalAccount standing={inOrder} sources={sources} amount={amount} shown={shown} />
      {isRevealed ? (
        <div className={styles.charts}>
          <div>
            <h3>{from}</h3>
            <SourceBars
              title={from}
              format={amount}
              sources={sources.map((id) => ({ id, name: speaker.word(`source.${id}`) }))}
              rows={inOrder.map(({ seat, parts }) => ({
                seat,
                name: speaker.seat(seat),
                parts: Object.fromEntries(sources.map((id) => [id, pointsOf(parts, id)])),
              }))}
            />
          </div>
          {curves === null ? null : (
            <div>
              <h3>{curve}</h3>
              <LineChart
                title={curve}
                curves={curves}
                format={amount}
                onPick={(at) => {
                  source.look(at)
                  onLook()
                }}
              />
            </div>
          )}
        </div>
      ) : null}
    </section>
  )
}

function BegunFrom({ by }: { by: string }) {
  const t = useTranslations('fromRecord')
  return (
    <p data-testid="from-record">
      {t('said', { by, named: by === '' ? 'no' : 'yes' })}. {t('unrated')}
    </p>
  )
}

/** Why one is before another with equal points. Who shares a place is seen; whoever gave up is behind for that alone. */
function useLevels(standing: readonly Standing[]): readonly string[] {
  const { model, speaker } = useTable()
  const stayed = standing.filter(({ seat }) => model.players[seat]?.resigned !== true)
  return stayed.flatMap((one, at) => {
    const next = stayed[at + 1]
    const level = next?.rank === one.rank ? null : levelSaid(model.game, model.state, one, next)
    return level === null ? [] : [speaker.said(level)]
  })
}

const STEP = 1100

/** How many places are shown, from the last one on; all at once when the game's own sheet has told the end. */
function useReveal(places: number, isFresh: boolean, inSteps: boolean): readonly [number, () => void] {
  const [shown, setShown] = useState(isFresh && motionWanted() ? 0 : places)
  const showAll = useCallback(() => setShown(places), [places])
  useEffect(() => {
    if (shown >= places || inSteps) return
    const timer = setTimeout(() => setShown(shown + 1), STEP)
    return () => clearTimeout(timer)
  }, [shown, places, inSteps])
  return [shown, showAll]
}

/** Scores after every move, from the record. */
function useCurves(): readonly Curve[] | null {
  const { model, source, speaker } = useTable()
  const [curves, setCurves] = useState<readonly Curve[] | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per finished game
  useEffect(() => {
    let current = true
    void source
      .record()
      .then((record) => {
        if (record === null || !current) return
        const scores = model.players.map((): number[] => [])
        const take = (standing: readonly Standing[]) => {
          for (const { seat, score } of standing) scores[seat]?.push(score)
        }
        const { game } = model
        const { history } = openRecord(game, record, 0)
        take(game.standing(history.state))
        for (const text of record.moves) {
          advance(history, text)
          take(game.standing(history.state))
        }
        setCurves(scores.map((values, seat) => ({ seat, name: speaker.seat(seat), values })))
      })
      .catch(() => undefined)
    return () => {
      current = false
    }
  }, [model.id, model.n])
  return curves
}
