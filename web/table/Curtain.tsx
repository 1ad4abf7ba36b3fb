import { Button, ButtonLink, SeatMark } from '@branchline/design/parts'
import type { Seat } from '@branchline/engine'
import { useTranslations } from 'use-intl'
import styles from './Curtain.module.css'
import { focusWhenDrawn } from './focusWhenDrawn.ts'

/** Hidden hands and one device: nothing is shown until it has changed hands. */
export function Curtain({ seat, name, onReady }: { seat: Seat; name: string; onReady: () => void }) {
  const t = useTranslations('table')
  return (
    <div className={styles.curtain} data-testid="curtain">
      <SeatMark seat={seat} size={72} />
      <h1>{t('pass', { name })}</h1>
      <p>{t('passHelp', { name })}</p>
      <Button ref={focusWhenDrawn} look="primary" onClick={onReady}>
        {t('passReady', { name })}
      </Button>
      <ButtonLink look="quiet" href="/">
        {t('home')}
      </ButtonLink>
    </div>
  )
}
