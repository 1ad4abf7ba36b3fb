import type { AnyTable } from '@branchline/design'
import { Button, Flag, Notice, Panel, Radios, TextField } from '@branchline/design/parts'
import { type AnyGame, type Character, defaultOptions, type GameRecord, speaker } from '@branchline/engine'
import type { Table } from '@branchline/server/protocol'
import { RefreshCw } from 'lucide-react'
import { type FormEvent, useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { becomeSomebody } from '../account/person.ts'
import { YourName } from '../account/YourName.tsx'
import { ask } from '../http/client.ts'
import { botName } from '../play/botName.ts'
import { botPlan } from '../play/botPlan.ts'
import { newTable } from '../play/create.ts'
import { characterToPlay, levelToPlay, rememberBots } from '../play/ladder.ts'
import { rememberSeats } from '../play/usualSeats.ts'
import { useSettings } from '../settings/settings.ts'
import { go } from '../shell/route.ts'
import { newId } from '../store/newId.ts'
import { loadTable } from '../titles/drawn.ts'
import { Poster } from '../titles/Poster.tsx'
import { charactersOf, loadGame, nameOf } from '../titles/titles.ts'
import { CompanyFields, type CompanyWish, ratingsOf } from './CompanyFields.tsx'
import { OptionFields, type OptionValues } from './OptionFields.tsx'
import { PaceFields, type PaceWish } from './PaceFields.tsx'
import { type SeatPlan, SeatPlans } from './SeatPlans.tsx'
import styles from './SetUpPage.module.css'

type Mode = 'bots' | 'hotseat' | 'online'

/** What the address says already. */
interface Asked {
  readonly mode: Mode
  readonly club?: string | undefined
  readonly isPublic?: boolean | undefined
}

/** The set-up form, made from the game's own description of its options. */
export function SetUpPage({ game: id, ...asked }: Asked & { game: string }) {
  const t = useTranslations('setup')
  const shell = useTranslations('shell')
  const [loaded, setLoaded] = useState<{ game: AnyGame; drawn: AnyTable | null } | 'missing' | null>(null)
  useEffect(() => {
    document.title = `${t('title', { title: nameOf(id) })} · Branchline`
    Promise.all([loadGame(id), loadTable(id)])
      .then(([game, drawn]) => setLoaded(game === undefined ? 'missing' : { game, drawn }))
      .catch(() => setLoaded('missing'))
  }, [id, t])
  if (loaded === null) return null
  if (loaded === 'missing') return <Notice kind="warn">{shell('lost')}</Notice>
  return <SetUpForm game={loaded.game} drawn={loaded.drawn} {...asked} />
}

function SetUpForm({ game, drawn, mode: asked, club, isPublic }: Asked & { game: AnyGame; drawn: AnyTable | null }) {
  const t = useTranslations('setup')
  const locale = useSettings((settings) => settings.locale)
  const myName = useSettings((settings) => settings.name)
  const [mode, setMode] = useState<Mode>(asked)
  const [options, setOptions] = useState<OptionValues>(() => defaultOptions(game.options) as OptionValues)
  const characters = charactersOf(game.id)
  const plansFor = (mode: Mode, count: number) => plansWith(mode, count, myName, characterToPlay(characters))
  const [plans, setPlans] = useState<readonly SeatPlan[]>(() =>
    plansFor(asked, Math.max(game.seats.min, 3 <= game.seats.max ? 3 : game.seats.min)),
  )
  const [seed, setSeed] = useState(() => newId(10))
  const [company, setCompany] = useState<CompanyWish>({
    visibility: club !== undefined ? 'private' : isPublic ? 'public' : 'unlisted',
    language: '',
    from: '',
    to: '',
  })
  const [undo, setUndo] = useState<'consent' | 'always' | 'never'>('consent')
  const [hints, setHints] = useState(true)
  const [wish, setWish] = useState<PaceWish>({ pace: null, late: 'nudge' })
  const [failure, setFailure] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const words = speaker(game, locale)
  const misfit = game.fits?.(options, plans.length) ?? null
  const counts = Array.from({ length: game.seats.max - game.seats.min + 1 }, (_, index) => game.seats.min + index)
  const changeMode = (next: Mode) => {
    setMode(next)
    setPlans(plansFor(next, plans.length))
  }
  const changeCount = (count: number) => {
    const fresh = plansFor(mode, count)
    setPlans(fresh.map((plan, seat) => plans[seat] ?? plan))
  }
  const begin = async (event: FormEvent) => {
    event.preventDefault()
    setBusy(true)
    try {
      go(mode === 'online' ? await openOnline() : await openHere(), 'push')
    } catch (error) {
      setFailure((error as Error).message)
      setBusy(false)
    }
  }
  const openHere = async () => {
    const table = newId()
    const record: GameRecord = {
      game: game.id,
      rulesVersion: game.rulesVersion,
      options: options as GameRecord['options'],
      seats: plans.length,
      seed,
      moves: [],
    }
    const occupants = plans.map((plan, seat) =>
      plan.who === 'person' || plan.who === 'me' || plan.who === 'open'
        ? { kind: 'person' as const, name: plan.name.trim() || (seat === 0 && myName) || words.seat(seat) }
        : { kind: 'bot' as const, level: plan.who, character: plan.character, name: botName(seat, table) },
    )
    rememberBots(occupants, characters)
    rememberSeats(game.id, occupants)
    return `/play/${await newTable(table, record, occupants)}`
  }
  const openOnline = async () => {
    await becomeSomebody()
    const seats = plans.map(({ who, character }) =>
      who === 'me' || who === 'person' ? 'me' : who === 'open' ? 'open' : botPlan(who, character),
    )
    const { table } = await ask<{ table: Table }>('/tables', {
      game: game.id,
      options,
      seats,
      visibility: company.visibility,
      language: company.language === '' ? null : company.language,
      ratings: ratingsOf(company),
      ...(club === undefined ? {} : { club }),
      undo,
      hints: hints ? 'on' : 'off',
      ...wish,
    })
    return `/t/${table.id}`
  }
  return (
    <form className={styles.page} onSubmit={(event) => void begin(event)}>
      <aside className={styles.aside}>
        <Poster game={game.id} title={game.title} />
      </aside>
      <div className={styles.form}>
        <h1>{t('title', { title: game.title })}</h1>
        <Radios
          label={t('mode')}
          value={mode}
          onChange={changeMode}
          choices={[
            { value: 'bots', label: t('modeBots') },
            { value: 'hotseat', label: t('modeHotseat') },
            { value: 'online', label: t('modeOnline') },
          ]}
        />
        <Panel title={t('seats')}>
          <div className={styles.stack}>
            <Radios
              label={t('players')}
              value={String(plans.length)}
              onChange={(count) => changeCount(Number(count))}
              choices={counts.map((count) => ({ value: String(count), label: count }))}
            />
            <SeatPlans mode={mode} plans={plans} characters={characters} onChange={setPlans} />
          </div>
        </Panel>
        <Panel title={t('variants')}>
          <OptionFields game={game} speaker={words} drawn={drawn} values={options} onChange={setOptions} />
          {misfit ? <Notice kind="warn">{words.refusal(misfit)}</Notice> : null}
        </Panel>
        {mode === 'online' ? (
          <Panel title={t('modeOnline')}>
            <div className={styles.stack}>
              <YourName />
              <CompanyFields wish={company} club={club} onChange={setCompany} />
              <Radios
                label={t('undo')}
                value={undo}
                onChange={setUndo}
                choices={[
                  { value: 'consent', label: t('undoConsent') },
                  { value: 'always', label: t('undoAlways') },
                  { value: 'never', label: t('undoNever') },
                ]}
              />
              <Flag label={t('hints')} value={hints} onChange={setHints} />
              <PaceFields wish={wish} onChange={setWish} />
            </div>
          </Panel>
        ) : (
          <div className={styles.seed}>
            <TextField label={t('seed')} help={t('seedHelp')} value={seed} onChange={setSeed} maxLength={100} />
            <Button icon label={t('newSeed')} onClick={() => setSeed(newId(10))}>
              <RefreshCw size={18} aria-hidden />
            </Button>
          </div>
        )}
        {failure ? <Notice kind="warn">{t('failed', { why: failure })}</Notice> : null}
        <Button type="submit" look="primary" disabled={misfit !== null || isBusy} data-testid="begin">
          {mode === 'online' ? t('create') : t('start')}
        </Button>
      </div>
    </form>
  )
}

function plansWith(mode: Mode, count: number, myName: string, character: Character | undefined): SeatPlan[] {
  return Array.from({ length: count }, (_, seat): SeatPlan => {
    if (seat === 0) return { who: mode === 'online' ? 'me' : 'person', name: myName }
    return { who: mode === 'bots' ? levelToPlay() : mode === 'hotseat' ? 'person' : 'open', name: '', character }
  })
}
