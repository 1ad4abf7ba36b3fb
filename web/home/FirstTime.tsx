import { Button, ButtonLink, Dialog } from '@branchline/design/parts'
import { useTranslations } from 'use-intl'
import { noteAsked } from '../learn/progress.ts'

/** Whoever never played a title on this device is asked once whether to learn it first. */
export function FirstTime({ title, name, onPlay, onClose }: { title: string; name: string; onPlay: () => void; onClose: () => void }) {
  const t = useTranslations('home')
  const shell = useTranslations('shell')
  return (
    <Dialog title={t('firstTime', { name })} closeLabel={shell('close')} open onClose={onClose}>
      <p>{t('firstTimeHelp')}</p>
      <div style={{ display: 'flex', gap: '0.75rem', marginTop: '1.5rem', justifyContent: 'flex-end', flexWrap: 'wrap' }}>
        <Button
          onClick={() => {
            noteAsked(title)
            onPlay()
          }}
          data-testid="straight-in"
        >
          {t('straightIn')}
        </Button>
        <ButtonLink look="primary" href={`/learn/${title}`} onClick={() => noteAsked(title)}>
          {t('learnFirst')}
        </ButtonLink>
      </div>
    </Dialog>
  )
}
