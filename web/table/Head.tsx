import { type AnyTable, type Progress, useTable } from '@branchline/design'
import { useTranslations } from 'use-intl'
import { titleOf } from '../titles/titles.ts'
import { useFrame } from './frame.ts'
import styles from './Head.module.css'
import { hasRibbon } from './layout.ts'
import { useAside } from './useAside.ts'

/** The title on a ribbon in the spirit of its poster; on small screens its name, with round and phase below. */
export function Head({ drawn, progress }: { drawn: AnyTable | null; progress: Progress | null }) {
  const { model } = useTable()
  const { layout } = useFrame()
  const Ribbon = hasRibbon(layout) ? drawn?.Ribbon : undefined
  const [before, name] = nameOn(model.game.title)
  return (
    <div className={styles.head} data-ink={Ribbon ? (drawn?.ribbonInk ?? 'light') : 'paper'} aria-hidden="true">
      {Ribbon ? (
        <div className={styles.ribbon}>
          <Ribbon />
        </div>
      ) : null}
      <p className={styles.name} data-name data-narrow={model.redoable || undefined}>
        <span>{before}</span> <b>{name}</b> <b data-short>{titleOf(model.game.id)?.short ?? model.game.title}</b>
        {progress === null ? null : <small>{inShort(progress)}</small>}
      </p>
    </div>
  )
}

/** Round or turn as pips, the phase as a bar of segments; and what else is to be known about the table as such. */
export function Now({ progress }: { progress: Progress | null }) {
  const t = useTranslations('table')
  const fromRecord = useTranslations('fromRecord')
  const { model } = useTable()
  const aside = useAside()
  if (progress === null && aside === null && !model.fromRecord) return null
  const { pips, phases } = progress ?? {}
  return (
    <div className={styles.now} data-testid="progress">
      {progress === null ? null : <b>{progress.label}</b>}
      {pips === undefined ? null : (
        <span className={styles.pips} role="img" aria-label={t('ofRounds', { at: String(pips.at), of: String(pips.of) })}>
          {Array.from({ length: pips.of }, (_, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a pip is its place
            <i key={place} data-is={stage(place + 1, pips.at)} />
          ))}
        </span>
      )}
      {aside === null ? null : <span className={styles.badge}>{aside}</span>}
      {model.fromRecord ? (
        <span
          className={styles.badge}
          title={fromRecord('said', { by: model.fromRecord.by, named: model.fromRecord.by === '' ? 'no' : 'yes' })}
          data-testid="from-record"
        >
          {fromRecord('mark')}
        </span>
      ) : null}
      {phases === undefined ? null : (
        <span className={styles.phases}>
          {phases.names.map((name, place) => (
            <i key={name} data-is={stage(place, phases.at)} data-sign={name} />
          ))}
          <span>{phases.names[phases.at]}</span>
        </span>
      )}
      {progress?.aside === undefined ? null : <span className={styles.aside}>{progress.aside}</span>}
    </div>
  )
}

const stage = (place: number, at: number) => (place < at ? 'done' : place === at ? 'now' : undefined)

/** "Round 3 of 4 · Building". */
function inShort({ label, pips, phases, aside }: Progress) {
  const round = pips === undefined ? label : `${label} / ${pips.of}`
  const phase = phases?.names[phases.at]
  return (
    <>
      {phase === undefined && aside !== undefined ? <span data-round>{round} · </span> : round}
      {phase === undefined ? aside : ` · ${phase}`}
    </>
  )
}

/** What comes before the last word of a title, or before its colon, stands small above it. */
function nameOn(title: string): readonly [string, string] {
  const parts = /^(.+): (.+)$/.exec(title) ?? /^(.+) (\S+)$/.exec(title)
  return [parts?.[1] ?? '', parts?.[2] ?? title]
}
