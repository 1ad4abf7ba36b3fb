import type { AnyTable, TableProps, TableSource } from '@branchline/design'
import { Button, classes, consider, foresee, newAttention, speakerFor, type Tab, Table, Tabs, Tools, whyNot } from '@branchline/design'
import type { Refusal } from '@branchline/engine'
import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { describeLedger, Ledger } from '../generic/Ledger.tsx'
import { useSettings } from '../settings/settings.ts'
import { SoftFault } from '../shell/Fault.tsx'
import { go } from '../shell/route.ts'
import { soundFor } from '../shell/sound.ts'
import { Clocks } from '../time/Clocks.tsx'
import { Announcer } from './Announcer.tsx'
import { Curtain } from './Curtain.tsx'
import { EndScreen } from './EndScreen.tsx'
import { HistoryBar } from './HistoryBar.tsx'
import { KeysDialog } from './KeysDialog.tsx'
import { LiveBoard, propsFor, type Standing } from './LiveBoard.tsx'
import { Log } from './Log.tsx'
import { MoveList } from './MoveList.tsx'
import { Players } from './Players.tsx'
import { PromptCard } from './PromptCard.tsx'
import { RulesDrawer } from './RulesDrawer.tsx'
import { SkipLinks } from './SkipLinks.tsx'
import { StandIn } from './StandIn.tsx'
import { StandingOrders } from './StandingOrders.tsx'
import styles from './TableFrame.module.css'
import { Chat, Notes } from './Talk.tsx'
import { TopBar } from './TopBar.tsx'
import { useSettledModel } from './useModel.ts'
import { useTableKeys } from './useTableKeys.ts'
import { Wish } from './Wish.tsx'

/** The frame every game is played in: board, prompt, moves, log, players, history. */
export function TableFrame({ source, drawn, extra }: { source: TableSource; drawn: AnyTable | null; extra?: ReactNode }) {
  const t = useTranslations('table')
  const attention = useMemo(newAttention, [])
  // What was under the pointer belonged to the position before: no part of the new one may see it.
  const model = useSettledModel(
    source,
    useCallback(() => consider(attention, null), [attention]),
  )
  const locale = useSettings((settings) => settings.locale)
  const asksFirst = useSettings((settings) => settings.confirm)
  // biome-ignore lint/correctness/useExhaustiveDependencies: names are what the speaker needs of the players
  const speaker = useMemo(() => speakerFor(model, locale), [model.game, locale, model.players.map(({ name }) => name).join('|')])
  const [refused, setRefused] = useState<Refusal | null>(null)
  const [pending, setPending] = useState<string | null>(null)
  const [rules, setRules] = useState<{ open: boolean; clause: string | null }>({ open: false, clause: null })
  const [keysOpen, setKeysOpen] = useState(false)
  const [isAccountShut, setAccountShut] = useState(model.kind === 'replay')
  // A drawing that failed is tried again at the next position; until then the plain list stands open.
  const [brokenAt, setBrokenAt] = useState<string | null>(null)
  const place = `${model.at}/${model.n}`
  const asked = useRef(pending)
  asked.current = pending

  // Every position has an address. The present has the plain one.
  useEffect(() => {
    go(source.address(model.at === model.n ? null : model.at), 'replace')
  }, [source, model.at, model.n])

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new position clears what was said about the old one
  useEffect(() => {
    setRefused(null)
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
      setRefused(null)
      if (legal === undefined) return setRefused(whyNot(now.game, now.state, text))
      if (asksFirst && now.kind === 'online' && asked.current !== text) {
        const ahead = foresee(now.game, now.state, now.viewer, legal.move)
        if (ahead.isChance || ahead.endsTurn) return setPending(text)
      }
      setPending(null)
      void source.play(text).then(setRefused)
    },
    [source, asksFirst],
  )
  const askWhy = useCallback(
    (text: string) => {
      const { game, state } = source.model()
      setRefused(whyNot(game, state, text))
    },
    [source],
  )
  const openRules = useCallback((clause: string | null) => setRules({ open: true, clause }), [])
  const openKeys = useCallback(() => setKeysOpen(true), [])
  useTableKeys({ source, openRules, openKeys })

  const { game } = model
  const standing = useMemo(
    (): Standing => ({ source, speaker, locale, attention, choose, askWhy, openRules }),
    [source, speaker, locale, attention, choose, askWhy, openRules],
  )
  const tools = useMemo(() => ({ ...standing, game }), [standing, game])
  const context = useMemo(() => ({ ...standing, model }), [standing, model])
  const props = propsFor(model, standing)
  const isOver = model.toAct === null && model.at === model.n
  const isAccount = isOver && !isAccountShut
  const tabs: Tab[] = [
    { id: 'log', label: t('log'), content: () => <Log /> },
    { id: 'players', label: t('players'), content: () => <Players /> },
    ...(model.chat === null ? [] : [{ id: 'chat', label: t('chat'), content: () => <Chat /> }]),
    ...(model.viewer === 'spectator' ? [] : [{ id: 'notes', label: t('notes'), content: () => <Notes /> }]),
    ...(source.orders === undefined || model.viewer === 'spectator'
      ? []
      : [{ id: 'orders', label: t('orders'), content: () => <StandingOrders /> }]),
    { id: 'words', label: t('boardText'), content: () => <InWords drawn={drawn} props={props} /> },
  ]
  if (model.curtain !== null) {
    return (
      <Tools value={tools}>
        <Table value={context}>
          <TopBar onRules={() => openRules(null)} onKeys={openKeys} />
          <main className={styles.curtain}>
            <Curtain seat={model.curtain} name={speaker.seat(model.curtain)} onReady={() => source.liftCurtain()} />
          </main>
        </Table>
      </Tools>
    )
  }
  return (
    <Tools value={tools}>
      <Table value={context}>
        <SkipLinks hasPanels={drawn?.Panels !== undefined && !isAccount} />
        <TopBar onRules={() => openRules(model.prompt?.clause ?? null)} onKeys={openKeys} />
        <main
          className={classes(
            styles.table,
            drawn?.Panels && styles.withPanels,
            isAccount ? styles.finished : drawn?.beside && styles.beside,
          )}
        >
          <div className={styles.hero}>
            {drawn === null ? (
              <div className={styles.plain} id="board" tabIndex={-1}>
                <Ledger {...props} />
              </div>
            ) : (
              <LiveBoard drawn={drawn} standing={standing} brokenAt={brokenAt} onBroken={setBrokenAt} />
            )}
            {drawn?.Panels && !isAccount ? (
              <div className={styles.panels} id="panels" tabIndex={-1}>
                <SoftFault key={brokenAt === place ? place : 'whole'} onFault={() => setBrokenAt(place)}>
                  <drawn.Panels {...props} />
                </SoftFault>
              </div>
            ) : null}
            <div className={styles.history}>
              <HistoryBar />
            </div>
          </div>
          {isAccount ? (
            <div className={styles.account} id="question" tabIndex={-1}>
              <EndScreen onLook={() => setAccountShut(true)} Ending={drawn?.Ending} props={props} />
            </div>
          ) : (
            <div className={styles.side}>
              <div className={styles.ask} id="question" tabIndex={-1}>
                <Clocks />
                <Wish />
                <StandIn onRefused={setRefused} />
                {model.at < model.n && model.kind !== 'replay' ? (
                  <Past at={model.at} of={model.n} onPresent={() => source.look(null)} />
                ) : null}
                {extra}
                <PromptCard refused={refused} onRefused={setRefused} />
              </div>
              <div className={styles.decide}>
                <MoveList
                  folded={drawn?.Panels !== undefined && brokenAt !== place}
                  pending={pending}
                  onPending={setPending}
                  onRefused={setRefused}
                />
              </div>
              {isOver ? (
                <div className={styles.reopen}>
                  <Button look="primary" wide onClick={() => setAccountShut(false)}>
                    {t('standings')}
                  </Button>
                </div>
              ) : null}
              <div className={styles.sheets} id="sheets" tabIndex={-1}>
                <Tabs label={t('menu')} tabs={tabs} />
              </div>
            </div>
          )}
        </main>
        <Announcer />
        <RulesDrawer game={model.game.id} clause={rules.clause} open={rules.open} onClose={() => setRules({ open: false, clause: null })} />
        <KeysDialog open={keysOpen} onClose={() => setKeysOpen(false)} />
      </Table>
    </Tools>
  )
}

function Past({ at, of, onPresent }: { at: number; of: number; onPresent: () => void }) {
  const t = useTranslations('table')
  return (
    <div className={styles.past} role="status">
      <span>{t('past', { n: at, of })}</span>
      <Button small onClick={onPresent}>
        {t('toPresent')}
      </Button>
    </div>
  )
}

/** The position in sentences: the text-first rendering of the same model. */
function InWords({ drawn, props }: { drawn: AnyTable | null; props: TableProps }) {
  const lines =
    drawn?.describe?.(props.view, props.speaker, props.locale) ??
    describeLedger(props.view, props.players.length, (seat) => props.speaker.seat(seat))
  return (
    <ul className={styles.words}>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  )
}
