/** Which sheet and which tray are open, and what the side buttons do. */
import { type AnyTable, type Attention, playAgain, type TableSource, takeBack } from '@branchline/design'
import type { Seat } from '@branchline/engine'
import { useCallback, useMemo, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { FrameTools, SheetId } from './frame.ts'
import { hasTray, type Layout } from './layout.ts'
import { useRecap } from './recapStore.ts'
import { focusIn } from './SkipLinks.tsx'
import { refuse } from './slipStore.ts'

export function useFrameTools(
  source: TableSource,
  layout: Layout,
  drawn: AnyTable | null,
  attention: Attention,
  openRules: (clause: string | null) => void,
  openKeys: () => void,
): FrameTools {
  const isTrayOpen = hasTray(layout, drawn?.isHandInBar === true)
  const [sheet, setSheet] = useState<SheetId | null>(null)
  const [about, setAbout] = useState<Seat | null>(null)
  const [tray, setTray] = useState('')
  const first = useRef('')
  const [isHistory, setHistory] = useState(false)
  const cameFrom = useRef<Element | null>(null)
  const isOpen = useRef(false)
  isOpen.current = sheet !== null

  const open = useCallback((id: SheetId) => {
    if (!isOpen.current) cameFrom.current = document.activeElement
    setSheet(id)
  }, [])
  const shut = useCallback(() => {
    setSheet(null)
    const back = cameFrom.current
    cameFrom.current = null
    if (!(back instanceof HTMLElement || back instanceof SVGElement)) return
    // It may be gone by a move that was made in the sheet.
    if (back.isConnected) back.focus({ preventScroll: true })
    else focusIn('question')
  }, [])
  const showTray = useCallback(
    (id: string) => {
      setTray(id === first.current ? '' : id)
      if (!isTrayOpen) open('tray')
      else setSheet(null)
    },
    [isTrayOpen, open],
  )
  const beginWith = useCallback((id: string) => {
    first.current = id
    setTray('')
  }, [])
  const bringTray = useCallback(() => open('tray'), [open])
  const isFirst = tray === ''
  const isUp = sheet === 'tray' && isFirst
  const away = useTranslations('table')('skip.board')
  const bringFirst = useCallback(() => showTray(''), [showTray])
  const foldedTray = useMemo(
    () => (isTrayOpen && isFirst ? undefined : { isUp, away, toggle: isUp ? shut : bringFirst }),
    [isTrayOpen, isFirst, isUp, away, shut, bringFirst],
  )
  const showHistory = useCallback(
    (wanted: boolean) => {
      useRecap.getState().stop()
      setHistory(wanted)
      if (!wanted && source.model().kind !== 'replay') source.look(null)
    },
    [source],
  )
  const swipeUp = useCallback(() => {
    if (layout === 'phone') bringTray()
  }, [layout, bringTray])
  // Made anew with every drawing of the page; what is asked for is the latest.
  const keys = useRef(openKeys)
  keys.current = openKeys
  return useMemo(
    () => ({
      layout,
      drawn,
      sheet,
      about,
      tray,
      isHistory,
      shut,
      showTray,
      foldedTray,
      openRules,
      toggle(id, seat) {
        const isSame = sheet === id && (seat === undefined || seat === about)
        setAbout(seat ?? null)
        if (isSame) shut()
        else open(id)
      },
      beginWith,
      swipeUp,
      setHistory: showHistory,
      openKeys: () => keys.current(),
      report: refuse,
      takeBack() {
        const { game, state: view, viewer, moves } = source.model()
        // A plan is cheap to lose, but nobody means that by taking back: its last step goes first.
        if (drawn?.takeStepOff?.({ game, view, viewer, moves, attention }) !== true) void takeBack(source).then(refuse)
      },
      playAgain: () => void playAgain(source).then(refuse),
    }),
    [
      source,
      layout,
      drawn,
      attention,
      sheet,
      about,
      tray,
      isHistory,
      shut,
      showTray,
      beginWith,
      foldedTray,
      showHistory,
      openRules,
      open,
      swipeUp,
    ],
  )
}
