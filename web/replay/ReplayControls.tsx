import { Button, LineChart, Notice } from '@branchline/design'
import { isRefusal, speaker } from '@branchline/engine'
import { proxy } from 'comlink'
import { GitBranch, Pause, Play } from 'lucide-react'
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react'
import { useTranslations } from 'use-intl'
import { botName, newId, type Occupant } from '../home/stored.ts'
import { newTable, PLAY_NOW_LEVEL } from '../play/create.ts'
import { thinker } from '../play/think.ts'
import { useSettings } from '../settings/settings.ts'
import { go } from '../shell/route.ts'
import styles from './ReplayPage.module.css'
import type { ReplaySource } from './replaySource.ts'
import { type TurningPoint, turningPoints } from './turning.ts'

const SPEED = 700
const PLAYOUTS = 24
const SAMPLES = 24

/** Run it, branch off, and see when the game turned. */
export function ReplayControls({ source }: { source: ReplaySource }) {
  const t = useTranslations('replay')
  const locale = useSettings((settings) => settings.locale)
  const model = useSyncExternalStore(
    useCallback((listener) => source.subscribe(listener), [source]),
    () => source.model(),
  )
  const [isRunning, setRunning] = useState(false)
  useEffect(() => {
    if (!isRunning) return
    const timer = setInterval(() => {
      const { at, n } = source.model()
      if (at >= n) setRunning(false)
      else source.look(at + 1)
    }, SPEED)
    return () => clearInterval(timer)
  }, [isRunning, source])
  const branch = async () => {
    const id = newId()
    const seat = model.toAct ?? 0
    const occupants = model.players.map(
      (player): Occupant =>
        player.seat === seat
          ? { kind: 'person', name: useSettings.getState().name }
          : { kind: 'bot', level: PLAY_NOW_LEVEL, name: botName(player.seat, id) },
    )
    go(`/play/${await newTable(id, { ...source.played, moves: source.played.moves.slice(0, model.at) }, occupants)}`)
  }
  const curves = model.players.map(({ seat, name }) => ({
    seat,
    name,
    values: source.standings.map((standing) => standing.find((one) => one.seat === seat)?.score ?? 0),
  }))
  return (
    <div className={styles.controls} data-testid="replay-controls">
      {source.stop ? (
        <Notice kind="warn">
          {t('stops', {
            at: source.stop.at,
            move: source.stop.move,
            why: isRefusal(source.stop.refusal) ? speaker(model.game, locale).refusal(source.stop.refusal) : '',
          })}
        </Notice>
      ) : null}
      <div className={styles.row}>
        <Button
          look="primary"
          small
          onClick={() => {
            if (!isRunning && model.at >= model.n) source.look(0)
            setRunning(!isRunning)
          }}
        >
          {isRunning ? <Pause size={18} aria-hidden /> : <Play size={18} aria-hidden />}
          {isRunning ? t('pause') : t('run')}
        </Button>
        <Button small onClick={() => void branch()} disabled={model.toAct === null} data-testid="branch">
          <GitBranch size={18} aria-hidden />
          {t('branch')}
        </Button>
      </div>
      <LineChart title={t('curve')} curves={curves} at={model.at} onPick={(at) => source.look(at)} />
      <TurningPoints source={source} />
    </div>
  )
}

/** Asked for, because it takes some seconds of thinking. */
function TurningPoints({ source }: { source: ReplaySource }) {
  const t = useTranslations('replay')
  const model = source.model()
  const [part, setPart] = useState<number | null>(null)
  const [found, setFound] = useState<{
    points: readonly TurningPoint[]
    positions: readonly number[]
    shares: readonly (readonly number[])[]
  } | null>(null)
  const find = async () => {
    const step = Math.max(1, model.n / SAMPLES)
    const positions = [...new Set([...Array.from({ length: SAMPLES }, (_, index) => Math.round(index * step)), model.n])].filter(
      (at) => at <= model.n,
    )
    setPart(0)
    const shares = await thinker().outlook(
      source.played,
      positions,
      PLAYOUTS,
      proxy((done: number) => setPart(done)),
    )
    setFound({ points: turningPoints(positions, shares), positions, shares })
  }
  // Progress comes over a line of its own and may be overtaken by the result.
  if (found === null && part !== null) return <p role="status">{t('asking', { part: Math.round(part * 100) })}</p>
  if (found === null) {
    return (
      <Button small onClick={() => void find()} data-testid="turning">
        {t('ask')}
      </Button>
    )
  }
  return (
    <div className={styles.turning}>
      <strong>{t('turning')}</strong>
      <LineChart
        title={t('turningHelp')}
        format={(value) => `${Math.round(value)} %`}
        curves={model.players.map(({ seat, name }) => ({ seat, name, values: found.shares.map((share) => (share[seat] ?? 0) * 100) }))}
        marks={found.points.map(({ at }) => found.positions.indexOf(at))}
        onPick={(index) => source.look(found.positions[index] ?? 0)}
      />
      <p className={styles.help}>{t('turningHelp')}</p>
      {found.points.length === 0 ? <p>{t('none')}</p> : null}
      {found.points.map(({ at, seat, change }) => (
        <button key={at} type="button" onClick={() => source.look(at)}>
          {t('turn', {
            n: at,
            name: model.players[seat]?.name ?? '',
            change: `${change > 0 ? '+' : '−'}${Math.abs(Math.round(change * 100))}`,
          })}
        </button>
      ))}
    </div>
  )
}
