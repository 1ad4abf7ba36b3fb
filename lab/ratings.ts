/** Elo with intervals from all matches on file (Bradley–Terry), against opponents that never change. */
export interface Match {
  readonly day: string
  readonly title: string
  /** Budgets are part of who somebody is: `inspector:milliseconds=40`. */
  readonly bots: readonly [string, string]
  readonly games: number
  /** Share of victories of the first, with half of the seats, and its interval of 95 %. */
  readonly share: number
  readonly low: number
  readonly high: number
}

export interface Rating {
  readonly title: string
  readonly player: string
  readonly elo: number
  /** Half the interval of 95 %; nought for the one all others are measured by. */
  readonly margin: number
  readonly day: string | null
  readonly anchor: string
}

/** Where the one that all others of a title are measured by stands. */
export const ANCHORED = 1500
const ELO = 400 / Math.LN10

/** Somebody frozen is the same on every day; everybody else is who he was on that day. */
export const playerOf = (code: string, day: string) => (code.includes('@') ? code : `${code} of ${day}`)

export function ratingsOf(matches: readonly Match[]): Rating[] {
  const titles = [...new Set(matches.map(({ title }) => title))]
  return titles.flatMap((title) => {
    const of = matches.filter((match) => match.title === title)
    return groupsOf(of).flatMap((group) => fit(title, group))
  })
}

/** Matches that hang together: who never met, not even by way of others, cannot be compared. */
function groupsOf(matches: readonly Match[]): Match[][] {
  const groups: { players: Set<string>; matches: Match[] }[] = []
  for (const match of matches) {
    const met = match.bots.map((code) => playerOf(code, match.day))
    const joined = groups.filter(({ players }) => met.some((player) => players.has(player)))
    for (const group of joined) groups.splice(groups.indexOf(group), 1)
    groups.push({
      players: new Set([...met, ...joined.flatMap(({ players }) => [...players])]),
      matches: [...joined.flatMap((group) => group.matches), match],
    })
  }
  return groups.map(({ matches: found }) => found)
}

function fit(title: string, matches: readonly Match[]): Rating[] {
  const days = new Map<string, string | null>()
  for (const { bots, day } of matches) for (const code of bots) days.set(playerOf(code, day), code.includes('@') ? null : day)
  const players = [...days.keys()]
  const anchor = players.filter((player) => days.get(player) === null).sort()[0] ?? players[0]
  const free = players.filter((player) => player !== anchor)
  const strength = new Map(players.map((player) => [player, 0]))
  let spread: number[][] = []
  for (let round = 0; round < 60; round++) {
    const slopes = free.map(() => 0)
    const bends = free.map(() => free.map(() => 0))
    for (const match of matches) {
      const [one, other] = match.bots.map((code) => playerOf(code, match.day)) as [string, string]
      const games = independent(match) + 1
      // Half a game either way: nobody is infinitely strong.
      const won = (match.share * independent(match) + 0.5) / games
      const expected = 1 / (1 + Math.exp((strength.get(other) as number) - (strength.get(one) as number)))
      for (const [player, sign] of [
        [free.indexOf(one), 1],
        [free.indexOf(other), -1],
      ] as const) {
        if (player < 0) continue
        slopes[player] += sign * games * (won - expected)
        for (const [rival, side] of [
          [free.indexOf(one), 1],
          [free.indexOf(other), -1],
        ] as const)
          if (rival >= 0) bends[player][rival] += sign * side * games * expected * (1 - expected)
      }
    }
    spread = inverse(bends)
    for (const [place, player] of free.entries()) {
      const step = spread[place].reduce((sum, value, other) => sum + value * slopes[other], 0)
      strength.set(player, (strength.get(player) as number) + Math.max(-1, Math.min(1, step)))
    }
  }
  return players.map((player) => {
    const place = free.indexOf(player)
    const margin = place < 0 ? 0 : 1.96 * ELO * Math.sqrt(spread[place]?.[place])
    return { title, player, elo: ANCHORED + ELO * (strength.get(player) as number), margin, day: days.get(player) ?? null, anchor }
  })
}

/** As many independent games as would scatter like the interval says, but not more than were played. */
function independent({ games, share, low, high }: Match): number {
  const width = (high - low) / (2 * 1.96)
  const likely = Math.min(0.99, Math.max(0.01, share))
  return width <= 0 ? games : Math.min(games, (likely * (1 - likely)) / width ** 2)
}

/** By Gauss and Jordan: there are a handful of players. */
function inverse(matrix: readonly (readonly number[])[]): number[][] {
  const size = matrix.length
  const rows = matrix.map((row, at) => [...row, ...Array.from({ length: size }, (_, other) => (other === at ? 1 : 0))])
  for (let at = 0; at < size; at++) {
    const pivot = rows.slice(at).reduce((best, row, further) => (Math.abs(row[at]) > Math.abs(rows[best][at]) ? at + further : best), at)
    ;[rows[at], rows[pivot]] = [rows[pivot], rows[at]]
    const lead = rows[at][at]
    rows[at] = rows[at].map((value) => value / lead)
    for (let other = 0; other < size; other++) {
      if (other === at) continue
      const times = rows[other][at]
      rows[other] = rows[other].map((value, column) => value - times * rows[at][column])
    }
  }
  return rows.map((row) => row.slice(size))
}
