import { BarButton, Decide, type Interlude } from '@branchline/design'
import { useEffect } from 'react'
import { useTranslations } from 'use-intl'
import { motion } from './motion/motion.ts'

/** What the game itself did, for as long as it is shown. Whoever does anything goes on: a click, wherever it falls, or a key. */
export function InterludeBar({ interlude: { title, figures } }: { interlude: Interlude }) {
  const t = useTranslations('table')
  useEffect(() => {
    const goOn = (event: Event) => event.isTrusted && motion.clear()
    // After whatever it was meant for has been done with it.
    addEventListener('click', goOn)
    addEventListener('keydown', goOn)
    return () => {
      removeEventListener('click', goOn)
      removeEventListener('keydown', goOn)
    }
  }, [])
  return (
    <Decide
      question={title}
      figures={figures}
      buttons={
        <BarButton look="primary" onClick={() => motion.clear()} data-testid="go-on">
          {t('goOn')}
        </BarButton>
      }
    />
  )
}
