/** What is said of a puzzle, in the language of the page: by the title's coach, in the worker. */
import type { ToldPuzzle } from '@branchline/bots/puzzles'
import { useEffect, useState } from 'react'
import { askThinker } from '../play/think.ts'
import { useSettings } from '../settings/settings.ts'
import type { PuzzleTable } from './puzzleTable.ts'

export function useTold({ puzzle, players, game }: PuzzleTable): ToldPuzzle | null {
  const locale = useSettings((settings) => settings.locale)
  const [told, setTold] = useState<ToldPuzzle | null>(null)
  useEffect(() => {
    let isCurrent = true
    const names = players.map(({ name }) => name)
    askThinker((thinker) => thinker.tellPuzzle(game.id, puzzle, names, locale)).then(
      (words) => isCurrent && setTold(words),
      () => {},
    )
    return () => {
      isCurrent = false
    }
  }, [game, puzzle, players, locale])
  return told
}
