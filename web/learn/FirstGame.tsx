import { Button } from '@branchline/design/parts'
import { useTranslations } from 'use-intl'
import { playFirstGame } from '../play/create.ts'
import { go } from '../shell/route.ts'
import { titleOf } from '../titles/titles.ts'

export const startFirstGame = (game: string): void => void playFirstGame(game).then((id) => go({ page: 'play', id }))

/** From the list of lessons into a real game, with the coach beside one; nothing where the title has none. */
export function FirstGame({ game, look }: { game: string; look: 'primary' | 'plain' }) {
  const t = useTranslations('learn')
  const first = titleOf(game)?.firstGame
  if (first === undefined) return null
  return (
    <Button look={look} onClick={() => startFirstGame(game)} data-testid="first-game">
      {t('firstGame', { minutes: first.minutes })}
    </Button>
  )
}
