import { Notice, Panel, useTable } from '@branchline/design'
import {
  isRefusal,
  loadLanguage,
  type Refusal,
  type Verdict,
  type VerdictLine,
  type VerdictSpeaker,
  verdictSpeaker,
  verifyRecord,
} from '@branchline/engine'
import { Check, CircleHelp, X } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import styles from './Checked.module.css'

type Outcome = Verdict | Refusal | Error

/** Proves on this device, from the record alone and what the device kept, whatever can be proved about the game. */
export function useCheck(): [Outcome | null, () => void] {
  const { model, source } = useTable()
  const [checked, setChecked] = useState<Outcome | null>(null)
  const check = () =>
    void source
      .record()
      // Its words came with this part of the table.
      .then(async (record) => {
        await loadLanguage()
        return record
      })
      .then((record) => setChecked(verifyRecord(record, (id) => (id === model.game.id ? model.game : undefined), source.noted?.() ?? {})))
      .catch((error: Error) => setChecked(error))
  return [checked, check]
}

const SIGNS = { wrong: X, proved: Check, open: CircleHelp }

export function Checked({ checked }: { checked: Outcome }) {
  const t = useTranslations('end')
  const { speaker, model, locale } = useTable()
  if (checked instanceof Error || isRefusal(checked)) {
    const why = checked instanceof Error ? checked.message : speaker.refusal(checked)
    return <Notice kind="warn">{t('cannotCheck', { why })}</Notice>
  }
  const { isSound, sum, lines } = checked
  const say = verdictSpeaker(
    model.game,
    locale,
    model.players.map(({ name }) => name),
  )
  return (
    <Panel title={t('checked')}>
      <div className={styles.checked} role="status" data-testid="checked" data-sound={isSound}>
        <p className={styles.sum}>{say.word(sum)}</p>
        {(['wrong', 'proved', 'open'] as const).map((is) => (
          <Lines key={is} is={is} say={say} lines={lines.filter((line) => line.is === is)} />
        ))}
      </div>
    </Panel>
  )
}

function Lines({ is, say, lines }: { is: VerdictLine['is']; say: VerdictSpeaker; lines: readonly VerdictLine[] }) {
  if (lines.length === 0) return null
  const Sign = SIGNS[is]
  return (
    <section>
      <h3 className={styles.head}>{say.word(`is.${is}`)}</h3>
      <ul className={styles.lines}>
        {lines.map((line) => (
          <li key={line.code + JSON.stringify(line.seat ?? '')} className={styles[is]}>
            <Sign size={18} aria-hidden />
            <span>{say.line(line)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
