import { Button, Notice } from '@branchline/design/parts'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { chooseLevel, levelToPlay, nextLevel } from '../play/ladder.ts'

/** Whoever keeps winning is offered stronger bots for Play now. */
export function NextLevel({ onChosen }: { onChosen: () => void }) {
  const t = useTranslations('home')
  const level = useTranslations('setup.level')
  const [next, setNext] = useState(nextLevel)
  if (next === null) return null
  const choose = () => {
    chooseLevel(next)
    setNext(null)
    onChosen()
  }
  return (
    <Notice kind="good">
      {t('keepsWinning', { level: level(levelToPlay()), next: level(next) })}{' '}
      <Button small onClick={choose}>
        {t('playNext', { next: level(next) })}
      </Button>
    </Notice>
  )
}
