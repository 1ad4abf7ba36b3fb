import { Dialog, Key } from '@branchline/design/parts'
import { useTranslations } from 'use-intl'
import styles from './KeysDialog.module.css'

export function KeysDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useTranslations('keys')
  const table = useTranslations('table')
  const shell = useTranslations('shell')
  const rows: readonly (readonly [readonly string[], string])[] = [
    [['Tab', '↑', '↓'], t('tab')],
    [['[', ']'], t('lit')],
    [[t('shift'), 'A–Z'], t('places')],
    [[t('space')], t('choose')],
    [[t('enterKey')], t('enter')],
    [[t('escapeKey')], t('escape')],
    [['1', '…', '9'], t('numbers')],
    [['M'], t('allMoves')],
    [['/'], t('command')],
    [['B'], t('board')],
    [['D'], t('decision')],
    [['U'], t('undo')],
    [['Y'], t('redo')],
    [['←', '→'], t('arrows')],
    [[t('home'), t('end')], t('ends')],
    [[t('space')], t('pause')],
    [['F'], table('followFast')],
    [['H'], t('history')],
    [['L'], t('log')],
    [['P'], t('players')],
    [['K'], t('key')],
    [['W'], t('words')],
    [['R'], t('rules')],
    [['A'], t('advice')],
    [['N'], t('notes')],
    [['T'], t('talk')],
    [['+', '−', '0'], t('zoom')],
    [['?'], t('help')],
  ]
  return (
    <Dialog title={t('title')} closeLabel={shell('close')} open={open} onClose={onClose}>
      <dl className={styles.keys}>
        {rows.map(([keys, what]) => (
          <div key={what + keys.join('')}>
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
