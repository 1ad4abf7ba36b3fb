import type { AnyTable, TableProps, TableSource } from '@branchline/design'
import {
  Button,
  classes,
  consider,
  foresee,
  newAttention,
  speakerFor,
  type Tab,
  Table,
  type TableContext,
  Tabs,
  Tools,
  whyNot,
} from '@branchline/design'
import type { Refusal } from '@branchline/engine'
import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { useTranslations } from 'use-intl'
import { describeLedger, Ledger } from '../generic/Ledger.tsx'
import { useSettings } from '../settings/settings.ts'
import { SoftFault } from '../shell/Fault.tsx'
import { go } from '../shell/route.ts'
import { soundFor } from '../shell/sound.ts'
import { Announcer } from './Announcer.tsx'
import { Curtain } from './Curtain.tsx'
import { EndScreen } from './EndScreen.tsx'
import { HistoryBar } from './HistoryBar.tsx'
import { KeysDialog } from './KeysDialog.tsx'
import { Log } from './Log.tsx'
import { MoveList } from './MoveList.tsx'
import { Players } from './Players.tsx'
import { PromptCard } from './PromptCard.tsx'
import { RulesDrawer } from './RulesDrawer.tsx'
import styles from './TableFrame.module.css'
import { Chat, Notes } from './Talk.tsx'
import { TopBar } from './TopBar.tsx'
import { useTableKeys } from './useTableKeys.ts'
import { Viewport } from './Viewport.tsx'
import { Wish } from './Wish.tsx'

/** The frame every game is played in: board, prompt, moves, log, players, history. */
export function TableFrame({ source, drawn, extra }: { source: TableSource; drawn: AnyTable | null; extra?: ReactNode }) {
  const t = useTranslations('table')
  const attention = useMemo(newAttention, [])
  const model = useSyncExternalStore(
    useCallback(
      (listener) =>
        source.subscribe(() => {
          // What was under the pointer belonged to the position before: no part of the new one may see it.
          consider(attention, null)
          listener()
        }),
      [source, attention],
    ),
    () => source.model(),
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
  const latest = useRef(model)
  latest.current = model

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
      const now = latest.current
      const legal = now.moves.find((move) => move.text === text)
      setRefused(null)
      if (legal === undefined) return setRefused(whyNot(now.game, now.state, text))
      if (asksFirst && now.kind === 'online' && pending !== text) {
        const ahead = foresee(now.game, now.state, now.viewer, legal.move)
        if (ahead.isChance || ahead.endsTurn) return setPending(text)
      }
      setPending(null)
      void source.play(text).then(setRefused)
    },
    [source, asksFirst, pending],
  )
  const askWhy = useCallback((text: string) => setRefused(whyNot(latest.current.game, latest.current.state, text)), [])
  const openRules = useCallback((clause: string | null) => setRules({ open: true, clause }), [])

  useTableKeys({ source, model, openRules, openKeys: () => setKeysOpen(true) })

  const { game } = model
  const tools = useMemo(
    () => ({ game, source, speaker, locale, attention, openRules }),
    [game, source, speaker, locale, attention, openRules],
  )
  const context: TableContext = { model, source, speaker, locale, attention, choose, askWhy, openRules }
  const props: TableProps = {
    game: model.game,
    view: model.state,
    options: model.options,
    viewer: model.viewer,
    players: model.players,
    locale,
    speaker,
    moves: model.moves,
    attention,
    choose,
    askWhy,
  }
  const isOver = model.toAct === null && model.at === model.n
  const tabs: Tab[] = [
    { id: 'log', label: t('log'), content: () => <Log /> },
    { id: 'players', label: t('players'), content: () => <Players /> },
    ...(model.chat === null ? [] : [{ id: 'chat', label: t('chat'), content: () => <Chat /> }]),
    ...(model.viewer === 'spectator' ? [] : [{ id: 'notes', label: t('notes'), content: () => <Notes /> }]),
    { id: 'words', label: t('boardText'), content: () => <InWords drawn={drawn} props={props} /> },
  ]
  if (model.curtain !== null) {
    return (
      <Tools value={tools}>
        <Table value={context}>
          <TopBar onRules={() => openRules(null)} onKeys={() => setKeysOpen(true)} />
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
        <TopBar onRules={() => openRules(model.prompt?.clause ?? null)} onKeys={() => setKeysOpen(true)} />
        {isOver && !isAccountShut ? (
          <main className={styles.account}>
            <EndScreen onLook={() => setAccountShut(true)} />
          </main>
        ) : (
          <main className={classes(styles.table, drawn?.Panels && styles.withPanels, drawn?.beside && styles.beside)}>
            <div className={styles.side}>
              <div className={styles.ask}>
                <Wish />
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
              <div className={styles.sheets}>
                <Tabs label={t('menu')} tabs={tabs} />
              </div>
            </div>
            <div className={styles.hero}>
              {drawn === null ? (
                <div className={styles.plain}>
                  <Ledger {...props} />
                </div>
              ) : (
                <>
                  <div className={styles.board}>
                    <Viewport {...drawn.size(model.state, model.options)} label={t('board')}>
                      <SoftFault key={brokenAt === place ? place : 'whole'} onFault={() => setBrokenAt(place)}>
                        <drawn.Board {...props} />
                      </SoftFault>
                    </Viewport>
                  </div>
                  {drawn.Panels ? (
                    <div className={styles.panels}>
                      <SoftFault key={brokenAt === place ? place : 'whole'} onFault={() => setBrokenAt(place)}>
                        <drawn.Panels {...props} />
                      </SoftFault>
                    </div>
                  ) : null}
                </>
              )}
              <div className={styles.history}>
                <HistoryBar />
              </div>
            </div>
          </main>
        )}
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
