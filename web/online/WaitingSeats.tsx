import { BOT_LEVELS } from '@branchline/bots/levels'
import { Button, Panel, SeatMark, Select } from '@branchline/design/parts'
import type { AnyGame, Character } from '@branchline/engine'
import type { SeatPlan, Table, TableSeat } from '@branchline/server/protocol'
import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { botPlan } from '../play/botPlan.ts'
import { CharacterChoice } from '../setup/CharacterChoice.tsx'
import { AboutPerson } from '../table/AboutPerson.tsx'
import { charactersOf } from '../titles/titles.ts'
import { nameAt } from './nameAt.ts'
import type { OnlineTable } from './onlineTable.ts'
import styles from './WaitingRoom.module.css'

/** Who is here and who is missing. The owner puts bots into free seats, and has more or fewer of them. */
export function WaitingSeats(props: {
  source: OnlineTable
  game: AnyGame
  about: Table
  onSit: (seat: number) => void
  onLeave: () => void
  onPlan: (seats: readonly SeatPlan[]) => void
  children: ReactNode
}) {
  const { source, game, about, onSit, onLeave, onPlan, children } = props
  const t = useTranslations('table')
  const waiting = useTranslations('waiting')
  const mayArrange = about.you.owner && about.fromRecord === null
  const isSeated = about.you.seat !== null
  const kept = about.seats.map(({ seat }): SeatPlan => seat)
  const fits = (seats: number) => seats >= game.seats.min && seats <= game.seats.max && !game.fits?.(about.options, seats)
  return (
    <Panel title={t('players')}>
      <ol className={styles.seats}>
        {about.seats.map((one) => (
          <li key={one.seat} className={styles.seat}>
            <SeatMark seat={one.seat} size={28} />
            {mayArrange && one.kind !== 'person' ? (
              <Occupant one={one} offered={charactersOf(game.id)} onChange={(plan) => onPlan(kept.with(one.seat, plan))} />
            ) : (
              <Who about={about} one={one} />
            )}
            <AboutPerson company={source.company} person={one.person} name={one.name ?? ''} />
            {one.kind === 'open' && !isSeated ? (
              <Button small look="primary" onClick={() => onSit(one.seat)} data-testid={`sit-${one.seat}`}>
                {waiting(about.fromRecord === null ? 'sit' : 'sitAgreeing')}
              </Button>
            ) : null}
            {mayArrange && one.kind !== 'person' && fits(about.seats.length - 1) ? (
              <Button
                small
                icon
                look="quiet"
                label={waiting('removeSeat', { n: String(one.seat + 1) })}
                onClick={() => onPlan(kept.toSpliced(one.seat, 1))}
              >
                <X size={18} aria-hidden />
              </Button>
            ) : null}
            {about.you.seat === one.seat ? (
              <Button small look="quiet" onClick={onLeave}>
                {waiting('leave')}
              </Button>
            ) : null}
          </li>
        ))}
      </ol>
      {mayArrange && fits(about.seats.length + 1) ? (
        <p className={styles.more}>
          <Button small look="quiet" onClick={() => onPlan([...kept, 'open'])} data-testid="add-seat">
            {waiting('addSeat')}
          </Button>
        </p>
      ) : null}
      {children}
    </Panel>
  )
}

function Who({ about, one: { seat, kind, present, agreed } }: { about: Table; one: TableSeat }) {
  const t = useTranslations('table')
  const waiting = useTranslations('waiting')
  const state = kind === 'bot' ? t('bot') : kind === 'open' ? null : agreed ? t(present ? 'present' : 'absent') : waiting('notAgreed')
  return (
    <span className={styles.who}>
      {kind === 'open' ? waiting('openSeat') : nameAt(about, seat)}
      <small>{state}</small>
    </span>
  )
}

function Occupant(props: { one: TableSeat; offered: readonly Character[]; onChange: (plan: SeatPlan) => void }) {
  const { one, offered, onChange } = props
  const waiting = useTranslations('waiting')
  const setup = useTranslations('setup')
  const levels: readonly string[] =
    one.bot === null || BOT_LEVELS.some((level) => level === one.bot) ? BOT_LEVELS : [one.bot, ...BOT_LEVELS]
  const named = (level: string) => {
    const known = BOT_LEVELS.find((other) => other === level)
    return setup('bot', { level: known === undefined ? level : setup(`level.${known}`) })
  }
  return (
    <span className={styles.who} data-testid={`occupant-${one.seat}`}>
      <Select
        label={setup('occupant', { number: one.seat + 1 })}
        hideLabel
        value={one.bot ?? 'open'}
        choices={[{ value: 'open', label: waiting('openSeat') }, ...levels.map((level) => ({ value: level, label: named(level) }))]}
        onChange={(who) => onChange(who === 'open' ? 'open' : botPlan(who, one.character))}
      />
      <CharacterChoice
        seat={one.seat}
        level={one.bot ?? ''}
        offered={offered}
        value={one.character}
        onChange={(character) => onChange(botPlan(one.bot ?? '', character))}
      />
    </span>
  )
}
