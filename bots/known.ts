/** A game together with what is known of it: all that a bot needs to play it. Brings no game along: whoever composes hands it the title. */
import type { AnyGame, AnyInsight, Characters, Title } from '@branchline/engine'
import { plainInsight } from './plain.ts'

export interface Known {
  readonly game: AnyGame
  readonly insight: AnyInsight
  readonly characters?: Characters | undefined
}

/** The rules of a title with its insight; a title that brings none is played by the score sheet. */
export async function knownOf(title: Title): Promise<Known> {
  const [game, insight] = await Promise.all([title.rules(), title.insight?.()])
  return { game, insight: insight ?? plainInsight(game), characters: title.characters }
}
