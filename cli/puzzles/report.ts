/** What came of it, in words. */
import { type Locale, list, type Puzzle } from '@branchline/engine'
import type { Found, Made } from './make.ts'
import { messages } from './messages/index.ts'

type Rejects = Made['rejects']

export interface Sum {
  readonly games: number
  readonly looked: number
  readonly rejects: Rejects
}

export function addUp(sum: Sum, { looked, rejects }: Made): Sum {
  const all: Record<string, number> = { ...sum.rejects }
  for (const [reason, n] of Object.entries(rejects)) all[reason] = (all[reason] ?? 0) + n
  return { games: sum.games + 1, looked: sum.looked + looked, rejects: all }
}

export function saidOfGames({ games, looked, rejects }: Sum, found: number, twins: number, locale: Locale): string {
  const t = messages.words(locale)
  const reasons = Object.entries({ ...rejects, twin: twins })
    .filter(([, n]) => n > 0)
    .map(([reason, n]) => t.reject[reason as keyof typeof t.reject]({ n }))
  return [t.games({ games, looked, found }), ...(reasons.length === 0 ? [] : [t.rejected({ reasons: list(locale, reasons) })])].join('\n')
}

export function saidOfChoice(puzzles: readonly Puzzle[], found: readonly Found[], wanted: number, locale: Locale): string {
  const t = messages.words(locale)
  const chosen = puzzles.map((puzzle) => found.find((one) => one.puzzle.seed === puzzle.seed && one.puzzle.moves === puzzle.moves) as Found)
  const counted = (of: (one: Found) => string | number) => {
    const counts = new Map<string, number>()
    for (const one of chosen) counts.set(`${of(one)}`, (counts.get(`${of(one)}`) ?? 0) + 1)
    return [...counts].map(([name, n]) => `${name} ${n}`).join(', ')
  }
  const said = t.chosen({
    n: puzzles.length,
    themes: counted(({ puzzle }) => puzzle.theme),
    levels: counted(({ puzzle }) => puzzle.level),
    thirds: counted(({ third }) => third + 1),
    obvious: chosen.filter(({ isObvious }) => isObvious).length,
    clear: chosen.filter(({ isClear }) => isClear).length,
  })
  return puzzles.length < wanted ? `${said}\n${t.few({ n: puzzles.length, wanted })}` : said
}
