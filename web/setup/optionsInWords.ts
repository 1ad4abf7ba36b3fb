/** The options of a table or a tournament, in the words of the game. */
import { type AnyGame, defaultOptions, speaker } from '@branchline/engine'
import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useSettings } from '../settings/settings.ts'
import { loadGame } from '../titles/titles.ts'
import { isOfThisBoard } from './ofThisBoard.ts'
import { optionWords } from './optionWords.ts'

/** Those that count on this board: all that are on, or only what is other than usual. Empty until the game is there. */
export function useOptionsInWords(id: string, options: Readonly<Record<string, unknown>>, which: 'all' | 'unusual'): string {
  const t = useTranslations('waiting')
  const locale = useSettings((settings) => settings.locale)
  const [game, setGame] = useState<AnyGame | null>(null)
  useEffect(() => {
    let current = true
    loadGame(id).then(
      (loaded) => current && setGame(loaded ?? null),
      () => undefined,
    )
    return () => {
      current = false
    }
  }, [id])
  if (game === null) return ''
  const usual = defaultOptions(game.options) as Readonly<Record<string, unknown>>
  const words = optionWords(game, speaker(game, locale))
  const isSaid = (name: string) =>
    which === 'unusual' ? JSON.stringify(options[name]) !== JSON.stringify(usual[name]) : options[name] !== false
  const said = (name: string) => {
    const value = options[name]
    if (value === true) return words.label(name)
    const one = [value].flat().map((part) => (typeof part === 'number' ? words.number(part, name) : words.value(String(part), name)))
    return t('option', { name: words.label(name), value: value === false ? t('no') : one.join(', ') })
  }
  return Object.keys(game.options)
    .filter((name) => options[name] !== undefined && isOfThisBoard(game, name, options) && isSaid(name))
    .map(said)
    .join(' · ')
}
