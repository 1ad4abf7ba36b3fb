/** A reason in words: one message a kind, one a figure, put into the frame of the language. */
import {
  type AnyCoach,
  type AnyGame,
  type Locale,
  type Reason,
  type Speaker,
  speaker,
  type Texts,
  type ToldFigure,
} from '@branchline/engine'
import { messages } from '../messages/index.ts'

export interface Teller {
  /** What the line is, without why. */
  lead(described: Pick<Reason, 'kind' | 'names'>): string
  reason(reason: Reason): string
  /** What happened before what would have been: `reason` is of the better line against the one that was played. */
  instead(reason: Reason): string
  /** What comes of a move, without its name: in what it is ahead, and in what behind. */
  figures(figures: Pick<Reason, 'gain' | 'cost'>): string
  /** What is told of the whole line, beside a move that is only a part of it. */
  whole(described: Pick<Reason, 'kind' | 'names'>, told: string): string
  /** It comes to the same as the move in that place. */
  same(place: number): string
  phase(name: string): string
  /** The theme of a puzzle by its name, and what is asked. */
  puzzle(theme: string): { readonly theme: string; readonly task: string }
}

/** Nobody reads more before deciding. */
export const MOST_WORDS = 30

export function tellerFor(game: AnyGame, coach: AnyCoach, locale: Locale, players: readonly string[]): Teller {
  const say: Speaker = speaker({ ...game, messages: together(messages, coach.messages, game.messages) }, locale, players)
  const lead = ({ kind, names }: Pick<Reason, 'kind' | 'names'>) => say.said({ say: `lead.${kind}`, ...names })

  /** A figure of the line or, `isOther`, of the one it is compared with. */
  function figure(told: ToldFigure, as: 'figure' | 'cost', isOther = false): string {
    const n = isOther ? told.other : told.n
    return say.said({ say: `${as}.${told.id}`, n: Math.abs(n), signed: signed(n), sign: n > 0 ? 'more' : n < 0 ? 'less' : 'none' })
  }

  function parts({ gain, cost, names, riskSeat, kind, against }: Reason, gains: number, isCostCompared: boolean) {
    return {
      lead: lead({ kind, names }),
      gain: gain.slice(0, gains).map((one) => figure(one, 'figure')),
      cost: cost.length === 0 ? say.word('coach.free') : cost.map((one) => figure(one, 'cost')),
      against: lead(against),
      other: [...gain.slice(0, gains), ...(isCostCompared ? cost : [])].map((one) => figure(one, 'figure', true)),
      risk: riskSeat === undefined ? '' : say.said({ say: `risk.${kind}`, seat: riskSeat }),
    }
  }

  /**
   * As much of it as can be read: what is left out first is the risk, then the second gain, last what the other line costs. Without that seven
   * points to four would be called even, and nobody knew why.
   */
  function told(key: string, reason: Reason): string {
    const { riskSeat: _, ...sure } = reason
    const isSame = key === 'coach.reason' && reason.cost[0]?.id === reason.gain[0].id
    const plain = isSame ? 'coach.cheaper' : key
    const compared = key === 'coach.reason' && !isSame && reason.cost.some(({ n, other }) => n !== other)
    const ways: [Reason, number, boolean][] = [
      ...(isSame ? [] : [[reason, reason.gain.length, compared] as [Reason, number, boolean]]),
      [sure, reason.gain.length, compared],
      [sure, 1, compared],
    ]
    for (const [one, gains, isCompared] of ways) {
      const text = say.said({ say: one.riskSeat === undefined ? plain : 'coach.reasonRisk', ...parts(one, gains, isCompared) })
      if (wordsIn(text) <= MOST_WORDS) return text
    }
    return say.said({ say: plain, ...parts(sure, 1, false) })
  }

  return {
    lead,
    reason: (reason) => told('coach.reason', reason),
    instead: ({ riskSeat: _, ...reason }) => told('coach.instead', reason),
    figures: ({ gain, cost }) =>
      say.said({
        say: gain.length === 0 ? 'coach.cost' : cost.length === 0 ? 'coach.gain' : 'coach.figures',
        gain: gain.map((one) => figure(one, 'figure')),
        cost: cost.map((one) => figure(one, 'cost')),
      }),
    whole: (described, told) => say.said({ say: 'coach.whole', lead: lead(described), told }),
    same: (place) => say.said({ say: 'coach.same', place }),
    phase: (name) => say.word(`phase.${name}`),
    puzzle: (theme) => ({ theme: say.word(`theme.${theme}`), task: say.word(`task.${theme}`) }),
  }
}

export const wordsIn = (text: string) => text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length

/** Names and numbers blanked: two reasons that leave the same are one and the same. */
export function patternOf({ kind, gain, cost, against }: Reason): string {
  const figures = (list: readonly ToldFigure[]) => list.map(({ id }) => id).join('+')
  return `${kind}: ${figures(gain)}; ${figures(cost)} / ${against.kind}`
}

/** The same without the line's own kind: two lines of which one says the same are told apart by nothing but their names. */
export const sentenceOf = (reason: Reason): string => patternOf({ ...reason, kind: '' })

function signed(n: number): string {
  return n > 0 ? `+${n}` : n < 0 ? `−${-n}` : '0'
}

/** The first that knows a message says it. */
function together(...all: readonly Texts[]): Texts {
  return {
    name: 'coach',
    keys: (locale) => all.flatMap((texts) => texts.keys(locale)),
    text: (key, locale) => all.map((texts) => texts.text(key, locale)).find((text) => text !== undefined),
    say: (locale, key, values) => all.find((texts) => texts.text(key) !== undefined)?.say(locale, key, values),
    load: async (locale) => void (await Promise.all(all.map((texts) => texts.load(locale)))),
  }
}
