import { classes, later, useTable } from '@branchline/design'
import {
  ArrowLeft,
  BookOpen,
  Ellipsis,
  GraduationCap,
  History,
  Lightbulb,
  List,
  Map as MapIcon,
  Maximize,
  Redo2,
  Undo2,
  ZoomIn,
  ZoomOut,
} from 'lucide-react'
import type { RefObject } from 'react'
import { useTranslations } from 'use-intl'
import { mayBeCoached } from '../coach/coached.ts'
import { useSettings } from '../settings/settings.ts'
import { useFrame } from './frame.ts'
import styles from './SideButtons.module.css'
import { Tool } from './Tool.tsx'
import { useUnread } from './unread.ts'
import { NEARER } from './useZoomKeys.ts'
import type { ViewportTools } from './Viewport.tsx'

const ChatTool = later(async () => (await import('./rest.ts')).ChatTool)

interface SideButtonsProps {
  readonly board: RefObject<ViewportTools | null>
  /** All of the board is seen. */
  readonly isWhole: boolean
  readonly hasKey: boolean
  readonly leave: string
}

/** Leave, take back, coach, advice, history, all moves, key, rules, chat, more; zoom at the foot. Where there is little room, only what is needed most. */
export function SideButtons({ board, isWhole, hasKey, leave }: SideButtonsProps) {
  const t = useTranslations('table')
  const { model } = useTable()
  const { layout, sheet, toggle, isHistory, setHistory, openRules, takeBack, playAgain } = useFrame()
  const unread = useUnread()
  // Where there is room for it, the chat has a button of its own; elsewhere it is one of “more”.
  const hasChat = model.chat !== null && layout === 'laptop'
  const { coach, change } = useSettings()
  const isPlaying = model.kind !== 'replay' && model.mine.length > 0
  const isMine = model.toAct !== null && model.mine.includes(model.toAct)
  return (
    <nav className={styles.rail} aria-label={t('menu')} data-rail>
      <a href={leave} className={classes(styles.button, styles.leave)} aria-label={t('home')} data-sign={t('home')}>
        <ArrowLeft size={21} aria-hidden />
      </a>
      <div className={styles.tools}>
        {isPlaying ? (
          <>
            <Tool name={t('undo')} shortcut="U" testId="undo" off={model.undoable === 0 && !model.mayAskUndo} onClick={takeBack}>
              <Undo2 size={21} aria-hidden />
            </Tool>
            <Tool name={t('redo')} shortcut="Y" testId="redo" off={!model.redoable} isGone={!model.redoable} onClick={playAgain}>
              <Redo2 size={21} aria-hidden />
            </Tool>
          </>
        ) : null}
        {isPlaying && mayBeCoached(model) ? (
          <Tool name={t('coach')} isOn={coach} onClick={() => change({ coach: !coach })} testId="coach-switch">
            <GraduationCap size={21} aria-hidden />
          </Tool>
        ) : null}
        {isPlaying && model.advice && !(coach && mayBeCoached(model)) ? (
          <Tool
            name={t('advice')}
            shortcut="A"
            isRare
            isLeftOutAcross
            off={!isMine || model.at !== model.n}
            isOn={sheet === 'advice'}
            onClick={() => toggle('advice')}
          >
            <Lightbulb size={21} aria-hidden />
          </Tool>
        ) : null}
        <Tool name={t('history')} shortcut="H" isRarest isOn={isHistory} onClick={() => setHistory(!isHistory)}>
          <History size={21} aria-hidden />
        </Tool>
        <Tool name={t('allMoves')} shortcut="M" isRarest isOn={sheet === 'moves'} onClick={() => toggle('moves')}>
          <List size={21} aria-hidden />
        </Tool>
        {hasKey ? (
          <Tool name={t('key')} shortcut="K" isRarest isOn={sheet === 'key'} onClick={() => toggle('key')}>
            <MapIcon size={21} aria-hidden />
          </Tool>
        ) : null}
        <Tool name={t('rules')} shortcut="R" isRare testId="rules" onClick={() => openRules(model.prompt?.clause ?? null)}>
          <BookOpen size={21} aria-hidden />
        </Tool>
        {hasChat ? <ChatTool /> : null}
        <Tool name={t('more')} isOn={sheet === 'more'} badge={hasChat ? 0 : unread} onClick={() => toggle('more')} testId="more">
          <Ellipsis size={21} aria-hidden />
        </Tool>
      </div>
      {layout === 'laptop' ? (
        <div className={styles.zoom}>
          <Tool name={t('zoomIn')} shortcut="+" onClick={() => board.current?.nearer(NEARER)}>
            <ZoomIn size={20} aria-hidden />
          </Tool>
          <Tool name={t('zoomOut')} shortcut="−" off={isWhole} onClick={() => board.current?.nearer(1 / NEARER)}>
            <ZoomOut size={20} aria-hidden />
          </Tool>
          <Tool name={t('fit')} shortcut="0" off={isWhole} onClick={() => board.current?.fit()}>
            <Maximize size={20} aria-hidden />
          </Tool>
        </div>
      ) : null}
    </nav>
  )
}
