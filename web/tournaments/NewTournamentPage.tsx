import type { AnyTable } from '@branchline/design'
import { Button, Field, Flag, Notice, NumberField, Panel, Radios, Select, TextField } from '@branchline/design/parts'
import { type AnyGame, defaultOptions, speaker } from '@branchline/engine'
import type { Pace, Tournament } from '@branchline/server/protocol'
import { type FormEvent, useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { becomeSomebody } from '../account/person.ts'
import { Words } from '../account/Words.tsx'
import { YourName } from '../account/YourName.tsx'
import { ask } from '../http/client.ts'
import { useSettings } from '../settings/settings.ts'
import { OptionFields, type OptionValues } from '../setup/OptionFields.tsx'
import { PaceFields } from '../setup/PaceFields.tsx'
import { go } from '../shell/route.ts'
import { loadTable, useTitles } from '../titles/drawn.ts'
import { useOffered } from '../titles/offered.ts'
import { loadGame } from '../titles/titles.ts'
import styles from './Tournaments.module.css'

const SYSTEMS = ['swiss', 'league', 'knockout'] as const
const LIVE: Pace = { kind: 'live', minutes: 30, increment: 30 }

/** What is played, by how many, how fast, and when. */
export function NewTournamentPage() {
  return (
    <Words>
      <Page />
    </Words>
  )
}

function Page() {
  const t = useTranslations('tournaments')
  const offered = useOffered(useTitles())
  const [id, setId] = useState<string | null>(null)
  // Whoever chooses another game keeps the name.
  const [name, setName] = useState('')
  const [loaded, setLoaded] = useState<{ game: AnyGame; drawn: AnyTable | null } | null>(null)
  const chosen = id ?? offered[0]?.id ?? null
  useEffect(() => {
    document.title = `${t('set.title')} · Branchline`
  }, [t])
  useEffect(() => {
    if (chosen === null) return
    let current = true
    void Promise.all([loadGame(chosen), loadTable(chosen)]).then(
      ([game, drawn]) => current && game !== undefined && setLoaded({ game, drawn }),
      () => undefined,
    )
    return () => {
      current = false
    }
  }, [chosen])
  if (chosen === null || loaded === null) return null
  const choices = offered.map((title) => ({ value: title.id, label: title.name }))
  return (
    <Form
      key={loaded.game.id}
      {...loaded}
      name={name}
      setName={setName}
      choose={<Select label={t('game')} value={chosen} onChange={setId} choices={choices} />}
    />
  )
}

interface FormProps {
  readonly game: AnyGame
  readonly drawn: AnyTable | null
  readonly name: string
  setName(name: string): void
  readonly choose: React.ReactNode
}

function Form({ game, drawn, name, setName, choose }: FormProps) {
  const t = useTranslations('tournaments')
  const setup = useTranslations('setup')
  const locale = useSettings((settings) => settings.locale)
  const [options, setOptions] = useState<OptionValues>(() => defaultOptions(game.options) as OptionValues)
  const [system, setSystem] = useState<(typeof SYSTEMS)[number]>('swiss')
  const [seats, setSeats] = useState(Math.max(game.seats.min, Math.min(3, game.seats.max)))
  const [rounds, setRounds] = useState(3)
  const [advance, setAdvance] = useState(1)
  const [most, setMost] = useState(32)
  const [pause, setPause] = useState(10)
  const [duplicate, setDuplicate] = useState(false)
  const [pace, setPace] = useState<Pace>(LIVE)
  const [when, setWhen] = useState('')
  const [visibility, setVisibility] = useState<'public' | 'unlisted'>('public')
  const [failure, setFailure] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const words = speaker(game, locale)
  const misfit = game.fits?.(options, seats) ?? null
  const counts = Array.from({ length: game.seats.max - game.seats.min + 1 }, (_, index) => game.seats.min + index)
  const steps = { less: setup('less'), more: setup('more') }
  const open = async (event: FormEvent) => {
    event.preventDefault()
    setBusy(true)
    try {
      await becomeSomebody()
      const size = system === 'knockout' ? { advance } : { rounds, duplicate }
      const begins = when === '' ? {} : { beginsAt: new Date(when).getTime() }
      const wish = { name, game: game.id, options, system, seats, ...size, most, pause, pace, ...begins, visibility }
      const { tournament } = await ask<{ tournament: Tournament }>('/tournaments', wish)
      go({ page: 'tournament', id: tournament.id })
    } catch (error) {
      setFailure((error as Error).message)
      setBusy(false)
    }
  }
  return (
    <form className={styles.form} onSubmit={(event) => void open(event)}>
      <h1>{t('set.title')}</h1>
      <TextField label={t('name')} help={t('set.nameHelp')} value={name} onChange={setName} maxLength={40} />
      {choose}
      <Panel title={setup('variants')}>
        <OptionFields game={game} speaker={words} drawn={drawn} values={options} onChange={setOptions} />
        {misfit ? <Notice kind="warn">{words.refusal(misfit)}</Notice> : null}
      </Panel>
      <Panel title={t('how')}>
        <div className={styles.stack}>
          <div>
            <Radios
              label={t('how')}
              hideLabel
              value={system}
              onChange={setSystem}
              choices={SYSTEMS.map((value) => ({ value, label: t(`system.${value}`) }))}
            />
            <p className={styles.soft}>{t(`systemHelp.${system}`)}</p>
          </div>
          <div>
            <Radios
              label={t('set.seats')}
              value={String(seats)}
              onChange={(count) => setSeats(Number(count))}
              choices={counts.map((count) => ({ value: String(count), label: count }))}
            />
            <p className={styles.soft}>{t('set.seatsHelp')}</p>
          </div>
          {system === 'knockout' ? (
            game.seats.min > 2 ? (
              <NumberField label={t('set.advance')} min={1} max={game.seats.min - 1} value={advance} onChange={setAdvance} {...steps} />
            ) : null
          ) : (
            <>
              <NumberField label={t('set.rounds')} min={1} max={15} value={rounds} onChange={setRounds} {...steps} />
              <Flag label={t('set.duplicate')} help={t('set.duplicateHelp')} value={duplicate} onChange={setDuplicate} />
            </>
          )}
          <NumberField label={t('set.most')} min={2} max={128} value={most} onChange={setMost} {...steps} />
        </div>
      </Panel>
      <Panel title={t('pace')}>
        <div className={styles.stack}>
          <PaceFields isCounted wish={{ pace, late: 'lose' }} onChange={(wish) => setPace(wish.pace ?? LIVE)} />
          <p className={styles.soft}>{t('set.lost')}</p>
          <NumberField label={t('set.pause')} min={0} max={1440} value={pause} onChange={setPause} {...steps} />
          <Field label={t('set.when')} help={t('set.whenHelp')}>
            {(id) => (
              <input id={id} type="datetime-local" className={styles.date} value={when} onChange={({ target }) => setWhen(target.value)} />
            )}
          </Field>
          <Radios
            label={t('set.visibility')}
            value={visibility}
            onChange={setVisibility}
            choices={[
              { value: 'public', label: t('set.public') },
              { value: 'unlisted', label: t('set.unlisted') },
            ]}
          />
        </div>
      </Panel>
      <YourName />
      {failure ? <Notice kind="warn">{failure}</Notice> : null}
      <Button type="submit" look="primary" disabled={misfit !== null || isBusy || name.trim() === ''}>
        {t('set.create')}
      </Button>
    </form>
  )
}
