import { Button, useTable } from '@branchline/design'
import type { Refusal, Seat } from '@branchline/engine'
import { useFormatter, useNow, useTranslations } from 'use-intl'
import { SlipLine } from './SlipLine.tsx'

const LEVEL = 'driver'

/** Somebody is away and it is for them to decide: a bot can play until they return. And whoever comes back says so. */
export function StandIn({ onRefused }: { onRefused: (refused: Refusal | null) => void }) {
  const t = useTranslations('table.standIn')
  const { model, source, speaker } = useTable()
  const { mine, players, toAct } = model
  const [me] = mine
  const now = useNow({ updateInterval: 10_000 })
  const format = useFormatter()
  if (source.standIn === undefined || me === undefined || toAct === null) return null
  const ask = (seat: Seat, level: string | null) => void source.standIn?.(seat, level).then(onRefused)
  if (players[me]?.standIn) {
    return (
      <SlipLine
        testId="stand-in"
        end={
          <Button small look="primary" onClick={() => ask(me, null)}>
            {t('back')}
          </Button>
        }
      >
        {t('forMe')}
      </SlipLine>
    )
  }
  const actor = players[toAct]
  // In a tournament the clock decides about who does not come.
  if (model.tournament || actor?.kind !== 'person' || mine.includes(toAct) || actor.present || actor.standIn || actor.resigned) return null
  const name = speaker.seat(toAct)
  const botAt = actor.botAt ?? 0
  return (
    <SlipLine
      testId="absent"
      end={
        botAt > now.getTime() ? null : (
          <Button small onClick={() => ask(toAct, LEVEL)}>
            {t('letBot', { name })}
          </Button>
        )
      }
    >
      {botAt > now.getTime() ? t('botIn', { name, when: format.relativeTime(botAt, now) }) : t('away', { name })}
    </SlipLine>
  )
}

/** Whether there is a seat here that a bot could keep for the one who asks. */
export function useOwnStandIn(): (() => void) | null {
  const { model, source } = useTable()
  const [me] = model.mine
  if (source.standIn === undefined || me === undefined || model.toAct === null || model.players[me]?.standIn || model.players[me]?.resigned)
    return null
  return () => void source.standIn?.(me, LEVEL)
}
