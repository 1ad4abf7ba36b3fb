import type { AnyTable } from '@branchline/design'
import { Button, Notice, Panel } from '@branchline/design/parts'
import { type AnyGame, speaker } from '@branchline/engine'
import type { Table } from '@branchline/server/protocol'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useSettings } from '../settings/settings.ts'
import { OptionFields, type OptionValues } from '../setup/OptionFields.tsx'
import { isOfThisBoard } from '../setup/ofThisBoard.ts'
import { optionWords } from '../setup/optionWords.ts'
import styles from './WaitingRoom.module.css'

/** What is played: as the owner chose it. They may still change their mind; whoever sits there is then asked again. */
export function WaitingOptions(props: { game: AnyGame; drawn: AnyTable | null; about: Table; onChange: (options: OptionValues) => void }) {
  const { game, drawn, about, onChange } = props
  const waiting = useTranslations('waiting')
  const locale = useSettings((state) => state.locale)
  const say = speaker(game, locale)
  const words = optionWords(game, say)
  const [draft, setDraft] = useState<OptionValues | null>(null)
  const mayChange = about.you.owner && about.fromRecord === null
  const misfit = draft === null ? null : (game.fits?.(draft, about.seats.length) ?? null)
  const said = (name: string, value: unknown): string => {
    if (typeof value === 'boolean') return waiting(value ? 'yes' : 'no')
    if (Array.isArray(value)) return value.map((one) => words.value(String(one), name)).join(', ')
    return typeof value === 'number' ? words.number(value, name) : words.value(String(value), name)
  }
  const shown = Object.keys(game.options).filter((name) => isOfThisBoard(game, name, about.options))
  return (
    <Panel title={waiting('options')}>
      {draft === null ? (
        <>
          <dl className={styles.options} data-testid="options">
            {shown.map((name) => (
              <div key={name}>
                <dt>{words.label(name)}</dt>
                <dd>{said(name, about.options[name])}</dd>
              </div>
            ))}
          </dl>
          {mayChange && shown.length > 0 ? (
            <Button small look="quiet" onClick={() => setDraft(about.options)} data-testid="change-options">
              {waiting('change')}
            </Button>
          ) : null}
        </>
      ) : (
        <>
          <OptionFields game={game} speaker={say} drawn={drawn} values={draft} onChange={setDraft} />
          {misfit === null ? null : <Notice kind="warn">{say.refusal(misfit)}</Notice>}
          <p className={styles.more}>
            <Button
              small
              look="primary"
              disabled={misfit !== null}
              onClick={() => {
                onChange(draft)
                setDraft(null)
              }}
              data-testid="apply-options"
            >
              {waiting('apply')}
            </Button>
            <Button small look="quiet" onClick={() => setDraft(null)}>
              {waiting('keep')}
            </Button>
          </p>
        </>
      )}
    </Panel>
  )
}
