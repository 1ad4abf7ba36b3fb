import { BarButton } from '@branchline/design'
import { recordUpTo } from '@branchline/engine'
import { GitBranch, Pause, Play, RotateCcw } from 'lucide-react'
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react'
import { useTranslations } from 'use-intl'
import { newTable, usualBot } from '../play/create.ts'
import { useSettings } from '../settings/settings.ts'
import { go } from '../shell/route.ts'
import type { Occupant } from '../store/localTables.ts'
import { newId } from '../store/newId.ts'
import { HistoryBar } from '../table/HistoryBar.tsx'
import styles from './ReplayPage.module.css'
import type { ReplaySource } from './replaySource.ts'

const SPEED = 700

/** In the bar of a replay: run it, step through it, branch off. */
export function ReplayControls({ source }: { source: ReplaySource }) {
  const t = useTranslations('replay')
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
        player.seat === seat ? { kind: 'person', name: useSettings.getState().name } : usualBot(model.game.id, player.seat, id),
    )
    go(`/play/${await newTable(id, recordUpTo(source.played, model.at), occupants)}`)
  }
  // Whoever is shown the last position came for it: what is left is to play on, and to see how it came about.
  const isAtEnd = model.at >= model.n
  const mayBranch = model.toAct !== null
  const run = () => {
    if (!isRunning && isAtEnd) source.look(0)
    setRunning(!isRunning)
  }
  return (
    <HistoryBar>
      <div className={styles.row} data-testid="replay-controls">
        <BarButton
          look={isAtEnd && mayBranch ? 'primary' : 'plain'}
          onClick={() => void branch()}
          disabled={!mayBranch}
          data-testid="branch"
        >
          <GitBranch size={18} aria-hidden />
          {t('branch')}
        </BarButton>
        {model.n === 0 ? null : (
          <BarButton look={isAtEnd ? 'plain' : 'primary'} onClick={run} data-testid="run">
            {isRunning ? <Pause size={18} aria-hidden /> : isAtEnd ? <RotateCcw size={18} aria-hidden /> : <Play size={18} aria-hidden />}
            {isRunning ? t('pause') : isAtEnd ? t('again') : t('run')}
          </BarButton>
        )}
      </div>
    </HistoryBar>
  )
}
