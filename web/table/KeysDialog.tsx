import { Dialog, Key } from '@branchline/design/parts'
import { useTranslations } from 'use-intl'
import styles from './KeysDialog.module.css'

export function KeysDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useTranslations('keys')
  const shell = useTranslations('shell')
  const rows: readonly (readonly [readonly string[], string])[] = [
    [['Tab', '↑', '↓'], t('tab')],
    [['1', '…', '9'], t('moves')],
    [['/'], t('command')],
    [['U'], t('undo')],
    [['Y'], t('redo')],
    [['←', '→'], t('arrows')],
    [['Home', 'End'], t('ends')],
    [['R'], t('rules')],
    [['A'], t('advice')],
    [['+', '−', '0'], t('zoom')],
    [['?'], t('help')],
  ]
  return (
    <Dialog title={t('title')} closeLabel={shell('close')} open={open} onClose={onClose}>
      <dl className={styles.keys}>
        {rows.map(([keys, what]) => (
          <div key={what}>
            <dt>
              {keys.map((key) => (
                <Key key={key}>{key}</Key>
              ))}
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  )
}
