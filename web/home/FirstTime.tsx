import { Button, ButtonLink, Dialog } from '@branchline/design/parts'
import { useTranslations } from 'use-intl'
import { noteAsked } from '../learn/progress.ts'
import { useTableAhead } from '../titles/fetchAhead.ts'

/** Whoever never played a title on this device is asked once whether to learn it first. */
export function FirstTime({ title, name, onPlay, onClose }: { title: string; name: string; onPlay: () => void; onClose: () => void }) {
  const t = useTranslations('home')
  const shell = useTranslations('shell')
  useTableAhead(title, 'play')
  // Whatever the answer is: to shut the question is one too.
  const answered = (then: () => void) => () => {
    noteAsked(title)
    then()
  }
  return (
    <Dialog title={t('firstTime', { name })} closeLabel={shell('close')} open onClose={answered(onClose)}>
      <p>{t('firstTimeHelp')}</p>
      <div style={{ display: 'flex', gap: '0.75rem', marginTop: '1.5rem', justifyContent: 'flex-end', flexWrap: 'wrap' }}>
        <Button onClick={answered(onPlay)} data-testid="straight-in">
          {t('straightIn')}
        </Button>
        <ButtonLink look="primary" href={`/learn/${title}`} onClick={() => noteAsked(title)}>
          {t('learnFirst')}
        </ButtonLink>
      </div>
    </Dialog>
  )
}
