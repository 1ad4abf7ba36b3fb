import type { AnyTable } from '@branchline/design'
import { Button, Notice, Panel } from '@branchline/design/parts'
import { type AnyGame, type GameRecord, isRefusal, readRecord, speaker } from '@branchline/engine'
import { type ChangeEvent, type DragEvent, useCallback, useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { ask } from '../http/client.ts'
import { useSettings } from '../settings/settings.ts'
import { Loading } from '../shell/Loading.tsx'
import { go } from '../shell/route.ts'
import { TableFrame } from '../table/TableFrame.tsx'
import type { TrayTab } from '../table/Trays.tsx'
import { loadTable } from '../titles/drawn.ts'
import { loadGame } from '../titles/titles.ts'
import { unpackRecord } from './packed.ts'
import { ReplayControls } from './ReplayControls.tsx'
import styles from './ReplayPage.module.css'
import { ReplayReview } from './ReplayReview.tsx'
import { ReplaySource } from './replaySource.ts'
import { carriedIn, reviewAddress } from './reviewLink.ts'

interface Opened {
  readonly source: ReplaySource
  readonly drawn: AnyTable | null
  readonly trays: readonly TrayTab[]
}

/** Opens a record from a file, from pasted text, from a link that carries it, or from a finished table of the server. */
export function ReplayPage({ table, at }: { table: string | undefined; at: number | undefined }) {
  const t = useTranslations('replay')
  const locale = useSettings((settings) => settings.locale)
  const [opened, setOpened] = useState<Opened | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [text, setText] = useState('')
  // Whoever comes by a link is not asked for a file.
  const isLed = opened === null && problem === null && (table !== undefined || carriedIn(location.hash) !== null)

  const open = useCallback(
    async (json: string, start: number, addressOf?: (n: number) => string) => {
      const games = new Map<string, AnyGame>()
      const wanted = /"game"\s*:\s*"([a-z0-9-]+)"/.exec(json)?.[1]
      const game = wanted ? await loadGame(wanted) : undefined
      if (game) games.set(game.id, game)
      const record = readRecord(json, (id) => games.get(id))
      const say = game ? speaker(game, locale) : null
      if (isRefusal(record) || game === undefined)
        return setProblem(isRefusal(record) && say ? say.refusal(record) : isRefusal(record) ? record.code : '')
      const [address, drawn] = await Promise.all([addressOf ?? reviewAddress(record), loadTable(game.id, record.options)])
      const source = new ReplaySource(game, record, start, address, (seat) => speaker(game, locale).seat(seat))
      setProblem(null)
      const review = () => <ReplayReview source={source} unit={drawn?.scoreUnit} />
      setOpened({ source, drawn, trays: [{ id: 'review', label: t('review'), content: review }] })
    },
    [locale, t],
  )

  const openPacked = async ({ at, packed }: { readonly at: number; readonly packed: string }) => {
    const json = await unpackRecord(packed)
    return json === null ? setProblem('') : open(json, at)
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: read once from the address; afterwards the page writes it
  useEffect(() => {
    document.title = `${t('title')} · Branchline`
    const carried = carriedIn(location.hash)
    const opening = table
      ? ask<GameRecord>(`/tables/${table}/record`).then((record) => open(JSON.stringify(record), at ?? 0, (n) => `/replay/${table}@${n}`))
      : carried && openPacked(carried)
    void opening?.catch((error: Error) => setProblem(error.message))
  }, [table])

  if (opened) {
    return (
      <div className={styles.table}>
        <TableFrame
          key={opened.source.played.seed}
          source={opened.source}
          drawn={opened.drawn}
          controls={<ReplayControls source={opened.source} />}
          extraTrays={opened.trays}
        />
      </div>
    )
  }
  if (isLed) return <Loading />
  const openText = () => {
    const link = /\/(?:t|replay)\/([A-Za-z0-9]{12})/.exec(text)
    const carried = carriedIn(text)
    if (link) go({ page: 'replay', table: link[1] })
    else if (carried) void openPacked(carried)
    else void open(text, 0)
  }
  const openFile = async (file: File | undefined) => file && open(await file.text(), 0)
  const onDrop = (event: DragEvent) => {
    event.preventDefault()
    void openFile(event.dataTransfer.files[0])
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping a file is a shortcut; the button below opens it by keyboard
    <div className={styles.page} onDragOver={(event) => event.preventDefault()} onDrop={onDrop}>
      <h1>{t('title')}</h1>
      <p>{t('lead')}</p>
      {problem === null ? null : <Notice kind="warn">{t('bad', { why: problem })}</Notice>}
      <Panel>
        <div className={styles.stack}>
          <label className={styles.file}>
            <input
              type="file"
              accept=".json,application/json"
              onChange={(event: ChangeEvent<HTMLInputElement>) => void openFile(event.target.files?.[0])}
            />
            <span>{t('file')}</span>
            <small>{t('drop')}</small>
          </label>
          <label className={styles.paste}>
            {t('paste')}
            <textarea rows={6} value={text} onChange={(event) => setText(event.target.value)} spellCheck={false} />
          </label>
          <Button look="primary" disabled={text.trim() === ''} onClick={openText}>
            {t('open')}
          </Button>
        </div>
      </Panel>
    </div>
  )
}
