import type { AnyTable, TableSource } from '@branchline/design'
import {
  consider,
  fetchLater,
  foresee,
  newAttention,
  pick,
  speakerFor,
  Table,
  Tools,
  useKeptFocus,
  usePainted,
  whyNot,
} from '@branchline/design'
import type { Refusal } from '@branchline/engine'
import { type ComponentProps, type ReactNode, Suspense, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { mayBeCoached, useCoachless } from '../coach/coached.ts'
import { addressOfTerm } from '../rules/addressOfTerm.ts'
import { useSettings } from '../settings/settings.ts'
import { part } from '../shell/part.tsx'
import { go } from '../shell/route.ts'
import { soundFor } from '../shell/sound.ts'
import { Announcer } from './Announcer.tsx'
import { Curtain } from './Curtain.tsx'
import { EndSheet } from './EndSheet.tsx'
import { useEarlyTap } from './earlyTap.ts'
import { FrameContext } from './frame.ts'
import { Glossed } from './Glossed.tsx'
import { LiveBoard, propsFor, type Standing } from './LiveBoard.tsx'
import { isPhone, useLayout } from './layout.ts'
import { MotionLayer } from './motion/MotionLayer.tsx'
import { Regions } from './Regions.tsx'
import { useOwnRecap, useRecap, useRecapStep } from './recapStore.ts'
import { SideButtons } from './SideButtons.tsx'
import { focusIn, SkipLinks } from './SkipLinks.tsx'
import { refuse, useSlips } from './slipStore.ts'
import styles from './TableFrame.module.css'
import type { TrayTab } from './Trays.tsx'
import { useFrameTools } from './useFrameTools.ts'
import { useKeptBoard } from './useKeptBoard.ts'
import { useSettledModel } from './useModel.ts'
import { useSlipsLeave } from './useSlipsLeave.ts'
import { useTableKeys } from './useTableKeys.ts'
import { useZoomKeys } from './useZoomKeys.ts'
import type { ViewportTools } from './Viewport.tsx'

interface TableFrameProps {
  readonly source: TableSource
  readonly drawn: AnyTable | null
  /** Of a replay: its controls stand in the bar, its review is the first tray. */
  readonly controls?: ReactNode
  readonly extraTrays?: readonly TrayTab[]
  /** Of a lesson: its words stand above the bar. */
  readonly lesson?: ReactNode
  /** Where one goes who leaves. */
  readonly leave?: string
}

/** Nobody needs these for the first decision. */
const RulesDrawer = part(async () => (await import('./RulesDrawer.tsx')).RulesDrawer)
const SignTips = part(async () => (await import('./SignTips.tsx')).SignTips)
const KeysDialog = part(async () => (await import('./KeysDialog.tsx')).KeysDialog)
const CoachStrip = part(async () => (await import('../coach/CoachStrip.tsx')).CoachStrip)
/** For titles without a table of their own. */
const Ledger = part(async () => (await import('../generic/Ledger.tsx')).Ledger)

/** Asked for once the board is painted: styles that come are a new style for every piece of it. */
function LateSignTips(props: ComponentProps<typeof SignTips>) {
  const [isPainted, setPainted] = useState(false)
  useEffect(() => setPainted(true), [])
  return isPainted ? <SignTips {...props} /> : null
}

const NO_TRAYS: readonly TrayTab[] = []
/** Width over height: a board below it has the whole height, and beside it there is room for a hand. One that is nearly square leaves too little. */
const UPRIGHT = 0.85

/** The frame every game is played in: board, action bar, strip, tray, head, side buttons. */
export function TableFrame({ source, drawn, controls = null, extraTrays = NO_TRAYS, lesson = null, leave = '/' }: TableFrameProps) {
  const attention = useMemo(newAttention, [])
  const board = useRef<ViewportTools>(null)
  const shownAt = useRef('')
  // What was under the pointer or chosen belonged to the position before: no part of the new one may see it.
  const model = useSettledModel(
    source,
    useCallback(() => {
      consider(attention, null)
      const { at, n } = source.model()
      if (shownAt.current !== `${at}/${n}`) pick(attention, null)
      shownAt.current = `${at}/${n}`
    }, [attention, source]),
  )
  useOwnRecap(source)
  const locale = useSettings((settings) => settings.locale)
  const asksFirst = useSettings((settings) => settings.confirm)
  // biome-ignore lint/correctness/useExhaustiveDependencies: names are what the speaker needs of the players
  const speaker = useMemo(() => speakerFor(model, locale), [model.game, locale, model.players.map(({ name }) => name).join('|')])
  const [pending, setPending] = useState<string | null>(null)
  const [rules, setRules] = useState<{ open: boolean; clause: string | null }>({ open: false, clause: null })
  const [keysOpen, setKeysOpen] = useState(false)
  const [isAccountShut, setAccountShut] = useState(model.kind === 'replay' || model.isLesson === true)
  // A dialog stays once it was opened: the browser gives the focus back when it shuts.
  const wasOpen = useRef(new Set<'rules' | 'keys'>())
  if (rules.open) wasOpen.current.add('rules')
  if (keysOpen) wasOpen.current.add('keys')
  const layout = useLayout()
  // A phone opens close up.
  const [isWhole, setWhole] = useState(drawn === null || !isPhone(layout))
  // A drawing that failed is tried again at the next position.
  const [brokenAt, setBrokenAt] = useState<string | null>(null)
  const asked = useRef(pending)
  asked.current = pending

  // What later phases need comes once the first picture stands and can be used.
  useEffect(() => {
    const timer = setTimeout(() => void fetchLater(), 1000)
    return () => clearTimeout(timer)
  }, [])

  useKeptBoard(model)
  useEarlyTap(model)

  // Every position has an address. The present has the plain one.
  useEffect(() => {
    go(source.address(model.at === model.n ? null : model.at), 'replace')
  }, [source, model.at, model.n])

  // As it is drawn and not after: a click may come before, and what it chose would be cleared too.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new position clears what was said about the old one
  useLayoutEffect(() => {
    useSlips.setState({ refused: null })
    setPending(null)
  }, [model.at, model.n])

  useEffect(() => {
    const mine = model.moves.length > 0
    document.title = `${mine ? '● ' : ''}${model.game.title} · Branchline`
    soundFor(model)
  }, [model])

  const choose = useCallback(
    (text: string) => {
      const now = source.model()
      const legal = now.moves.find((move) => move.text === text)
      useSlips.getState().drop()
      useRecap.getState().stop()
      if (legal === undefined) return refuse(whyNot(now.game, now.state, text))
      if (asksFirst && now.kind === 'online' && asked.current !== text) {
        const ahead = foresee(now.game, now.state, now.viewer, legal.move)
        if (ahead.isChance || ahead.endsTurn) return setPending(text)
      }
      setPending(null)
      void source.play(text).then(refuse)
    },
    [source, asksFirst],
  )
  const askWhy = useCallback(
    (why: string | Refusal) => {
      const { game, state } = source.model()
      refuse(typeof why === 'string' ? whyNot(game, state, why) : why)
    },
    [source],
  )
  const openRules = useCallback((clause: string | null) => setRules({ open: true, clause }), [])
  const t = useTranslations('table')
  const more = useMemo(() => ({ label: t('inGlossary'), open: (term: string) => openRules(addressOfTerm(term)) }), [t, openRules])
  const frame = useFrameTools(source, layout, drawn, attention, openRules, () => setKeysOpen(true))

  const { game } = model
  const standing = useMemo(
    (): Standing => ({ source, speaker, locale, attention, choose, askWhy, openRules }),
    [source, speaker, locale, attention, choose, askWhy, openRules],
  )
  const { foldedTray } = frame
  const tools = useMemo(() => ({ ...standing, game, foldedTray }), [standing, game, foldedTray])
  const context = useMemo(() => ({ ...standing, model }), [standing, model])
  const recap = usePainted(useRecapStep())
  const props = useMemo(() => propsFor(model, standing, recap), [model, standing, recap])
  useTableKeys(
    useMemo(
      () => ({ source, attention, frame, pending, choose, dropPending: () => setPending(null), focusOn: focusIn }),
      [source, attention, frame, pending, choose],
    ),
  )
  useZoomKeys(board)
  useSlipsLeave(model.id, attention)
  useKeptFocus(model)

  const isOver = model.toAct === null && model.at === model.n
  const wantsCoach = useSettings((settings) => settings.coach)
  useCoachless()
  const isCoached = wantsCoach && !isOver && mayBeCoached(model)
  const strip =
    lesson ??
    (isCoached ? (
      <Suspense fallback={null}>
        <CoachStrip drawn={drawn} />
      </Suspense>
    ) : null)
  const isAccount = isOver && !isAccountShut
  const wasGoingOn = useRef(false)
  if (model.toAct !== null && model.kind !== 'replay') wasGoingOn.current = true
  const { shut } = frame
  useEffect(() => {
    if (isAccount) shut()
  }, [isAccount, shut])

  if (model.curtain !== null) {
    return (
      <Tools value={tools}>
        <Table value={context}>
          <main className={styles.curtain}>
            <Curtain seat={model.curtain} name={speaker.seat(model.curtain)} onReady={() => source.liftCurtain()} />
          </main>
        </Table>
      </Tools>
    )
  }
  const size = drawn?.size(model.state, model.options)
  const wideOverHigh = size === undefined ? 1.36 : size.width / size.height
  const shape = { '--A': wideOverHigh } as React.CSSProperties
  return (
    <Tools value={tools}>
      <Table value={context}>
        <FrameContext value={frame}>
          <SkipLinks />
          <main
            className={styles.table}
            style={shape}
            data-layout={layout}
            data-cells={layout === 'laptop' ? undefined : ''}
            data-hand={drawn?.isHandInBar ? '' : undefined}
            data-lesson={strip === null ? undefined : ''}
            data-coach={isCoached ? '' : undefined}
            data-account={isAccount ? '' : undefined}
            data-tall={wideOverHigh < UPRIGHT ? '' : undefined}
          >
            <h1 className="visually-hidden">{game.title}</h1>
            {drawn === null ? (
              <div className={styles.plain} id="board" tabIndex={-1} data-at={`${model.at}/${model.n}`}>
                <Suspense fallback={null}>
                  <Ledger {...props} />
                </Suspense>
              </div>
            ) : (
              <LiveBoard
                drawn={drawn}
                standing={standing}
                brokenAt={brokenAt}
                onBroken={setBrokenAt}
                tools={board}
                layout={layout}
                onSwipeUp={frame.swipeUp}
                onWhole={setWhole}
              />
            )}
            <Glossed game={game.id}>
              <Regions
                drawn={drawn}
                props={props}
                pending={pending}
                onPending={setPending}
                onStandings={isAccount ? null : () => setAccountShut(false)}
                controls={controls}
                extraTrays={extraTrays}
                lesson={strip}
              />
            </Glossed>
            <MotionLayer />
            <SideButtons board={board} isWhole={isWhole} hasKey={drawn?.signs !== undefined} leave={leave} />
            {isAccount ? (
              <EndSheet
                isFresh={wasGoingOn.current}
                onLook={() => setAccountShut(true)}
                Ending={drawn?.Ending}
                inSteps={drawn?.endsInSteps === true}
                unit={drawn?.scoreUnit}
                props={props}
              />
            ) : null}
          </main>
          <Announcer />
          <Suspense fallback={null}>
            <LateSignTips more={more} />
            {wasOpen.current.has('rules') ? (
              <RulesDrawer game={game.id} clause={rules.clause} open={rules.open} onClose={() => setRules({ open: false, clause: null })} />
            ) : null}
            {wasOpen.current.has('keys') ? <KeysDialog open={keysOpen} onClose={() => setKeysOpen(false)} /> : null}
          </Suspense>
        </FrameContext>
      </Table>
    </Tools>
  )
}
