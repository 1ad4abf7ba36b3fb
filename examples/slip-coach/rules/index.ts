/** Slip Coach: the game as the rest of the world knows it. */
import { type Complaint, type Game, seedChance, shuffle, unreadable, words } from '@branchline/engine'
import { messages } from './messages.ts'
import { standing } from './scoring.ts'
import { allCoaches, byWeight, FIRST_TOKENS, HAND, HEAVIEST, isOver, MOST_TOKENS, type Move, type Options, type State } from './state.ts'
import { CATCH, COUPLE, explain, moves, play, SLIP } from './turn.ts'
import { clone, redeal, sample, view } from './view.ts'

export const slipCoach: Game<State, Move, Options> = {
  id: 'slip-coach',
  title: 'Slip Coach',
  rulesVersion: 1,
  seats: { min: 2, max: 4 },
  options: { length: { kind: 'choice', values: ['full', 'short'], default: 'full' } },
  secrets: true,
  messages,

  setup({ length }, seats, seed) {
    const chance = seedChance(seed)
    const heaviest = HEAVIEST[length]
    const shed = shuffle(chance, allCoaches(heaviest))
    const hands = Array.from({ length: seats }, () => shed.splice(-HAND).sort(byWeight))
    return {
      chance,
      revealed: 0,
      heaviest,
      active: 0,
      shed,
      hands,
      trains: hands.map(() => []),
      platform: [],
      tokens: hands.map(() => FIRST_TOKENS),
    }
  },

  toAct: (state) => (isOver(state) ? null : state.active),
  prompt: (state) => (isOver(state) ? null : { seat: state.active, code: 'turn', clause: 'SC-3.1' }),
  moves,
  play,
  explain,
  view,
  sample,
  redeal,
  standing,
  clone,

  outline(seen) {
    const own = seen.hands.find((hand) => hand.some((weight) => weight > 0))
    return [
      {
        title: { say: 'outline.trains' },
        lines: [
          ...seen.trains.map((train, seat) => ({
            say: 'outline.train',
            seat,
            train,
            coaches: train.length,
            hand: seen.hands[seat]!.length,
            tokens: seen.tokens[seat]!,
          })),
          { say: 'outline.platform', platform: seen.platform, coaches: seen.platform.length },
          { say: 'outline.shed', coaches: seen.shed.length },
          ...(own === undefined ? [] : [{ say: 'outline.hand', hand: own }]),
        ],
      },
    ]
  },

  referee(state) {
    const complaints: Complaint[] = []
    const seen = [...state.shed, ...state.hands.flat(), ...state.trains.flat(), ...state.platform].sort(byWeight)
    const wanted = allCoaches(state.heaviest).sort(byWeight)
    if (seen.length !== wanted.length || seen.some((weight, place) => weight !== wanted[place]))
      complaints.push({ clause: 'SC-2.1', what: `coaches are lost or doubled: ${seen}` })
    if (state.tokens.some((tokens) => tokens < 0 || tokens > MOST_TOKENS))
      complaints.push({ clause: 'SC-2.3', what: `somebody has ${state.tokens} tokens` })
    if (state.trains.some((train) => train.some((weight, place) => place > 0 && weight > train[place - 1]!)))
      complaints.push({ clause: 'SC-3.2', what: 'a coach is heavier than the one before it' })
    return complaints
  },

  print: (_state, move) => (move.do === 'catch' ? 'catch' : `${move.do} ${move.weight}`),

  parse(_state, text) {
    const [verb, number, ...rest] = words(text)
    if (verb === 'catch' && number === undefined) return CATCH
    const move =
      rest.length === 0 && /^[1-9]$/.test(number ?? '') ? { couple: COUPLE, slip: SLIP }[verb ?? '']?.[Number(number)] : undefined
    return move ?? unreadable(text, 'couple 5, slip 5, catch')
  },
}
