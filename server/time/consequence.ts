/** What follows when somebody's time is up. Every way leads on in the end: no table waits for ever for one person. */
import type { LatePolicy, VoteChoice } from '../protocol/index.ts'
import type { Clocks } from './clock.ts'

/** `nudge` and `wait` give another period, `vote` asks the others, `move` and `seat` let a bot play, `lose` is as if they had resigned. */
export type Consequence = 'nudge' | 'wait' | 'vote' | 'move' | 'seat' | 'lose'

/** So many reminders, then a bot plays the turn. */
export const MOST_NUDGES = 3
/** So many votes that decided nothing, then a bot plays the turn. */
export const MOST_VOTES = 3
/** So many turns in a row played by a bot, then it keeps the seat until the person is back. */
export const MOST_MISSES = 3

/** `voters` is the number of other people in the game. */
export function consequenceOf(policy: LatePolicy, clocks: Clocks, voters: number): Consequence {
  const chosen = clocks.vote === null ? byPolicy(policy, clocks, voters) : byVotes(clocks.vote)
  const seat = clocks.seat ?? 0
  return chosen === 'move' && (clocks.misses[seat] ?? 0) + 1 >= MOST_MISSES ? 'seat' : chosen
}

/** What more than half of the voters want: nobody need wait for the rest. */
export function majorityOf(votes: readonly { readonly choice: VoteChoice }[], voters: number): VoteChoice | null {
  return CHOICES.find((choice) => votes.filter((vote) => vote.choice === choice).length * 2 > voters) ?? null
}

const CHOICES = ['wait', 'move', 'seat'] as const satisfies readonly VoteChoice[]

function byPolicy(policy: LatePolicy, { missed }: Clocks, voters: number): Consequence {
  switch (policy) {
    case 'nudge':
      return missed < MOST_NUDGES ? 'nudge' : 'move'
    case 'vote':
      return voters > 0 ? 'vote' : 'move'
    default:
      return policy
  }
}

/** The period of a vote is over: most votes win; where no choice has most, it goes on for another period. */
function byVotes(vote: NonNullable<Clocks['vote']>): Consequence {
  const counts = CHOICES.map((choice) => vote.votes.filter((one) => one.choice === choice).length)
  const most = Math.max(...counts)
  const leading = CHOICES.filter((_, index) => counts[index] === most)
  if (most > 0 && leading.length === 1) return leading[0]
  return vote.round >= MOST_VOTES ? 'move' : 'vote'
}
