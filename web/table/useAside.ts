/** What somebody is at this table who does not play at it: a spectator, in a game with secrets somewhat later, or one who gave up. */
import { useTable } from '@branchline/design'
import { useTranslations } from 'use-intl'

export function useAside(): string | null {
  const t = useTranslations('table')
  const { model } = useTable()
  const [me] = model.mine
  if (model.kind !== 'online' || (me !== undefined && !model.players[me]?.resigned)) return null
  return t(me !== undefined ? 'gaveUp' : model.game.secrets && model.toAct !== null ? 'spectatorLate' : 'spectator')
}
