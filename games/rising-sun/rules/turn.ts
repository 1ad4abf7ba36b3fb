/** RS-4: a normal turn or a pass. */
import { type Emit, type Refusal, refusal } from '@branchline/engine'
import { BOUGHT_WASTE, CARDS, COST, cardIn, HAS_EFFECTS, IS_COMPULSORY, IS_GREEN, IS_PLAYABLE, programIn, WASTE } from './cards.ts'
import { cleanUp } from './cleanup.ts'
import { gainWaste, putOnTop, removeFromHand, returnWasteFromHand, wasteIn } from './deck.ts'
import { pushFrame } from './effects/effect.ts'
import { barred, effectsRefusal, run } from './effects/run.ts'
import { BUY, BUY_TO_TOP_MOVE, END, MARKERS, type Move, PASS, PLAY, PLAY_FOR_MONEY, ROUTE } from './move.ts'
import { listRails } from './rails.ts'
import { abilityId, abilityProgram, routeRefusal } from './routes.ts'
import { ALL_KNOW, BUY_TO_TOP, MONEY_PER_GREEN, type State } from './state.ts'

/** Everything the active player can do between actions. */
export function listTurn(state: State): Move[] {
  const moves: Move[] = []
  const seat = state.active
  const hand = state.hands[seat]
  for (let i = 0, last = -1; i < hand.length; i++) {
    const card = hand[i]
    if (card === last || card < 0 || !IS_PLAYABLE[card]) continue
    last = card
    if (!HAS_EFFECTS[card]) {
      moves.push(PLAY[card])
      continue
    }
    if (barred(state, seat, card, card) === null) moves.push(PLAY[card])
    if (!IS_COMPULSORY[card]) moves.push(PLAY_FOR_MONEY[card])
  }
  const { money, piles, supply } = state
  const toTop = state.lasting[BUY_TO_TOP] > 0
  for (let i = 0; i < piles.length; i++) {
    const card = piles[i]
    if (supply[card] === 0 || COST[card] > money) continue
    moves.push(BUY[card])
    if (toTop) moves.push(BUY_TO_TOP_MOVE[card])
  }
  listRails(state, seat, moves)
  for (let marker = 0; marker < state.routes.length; marker++) {
    if (abilityRefusal(state, seat, marker) === null) moves.push(ROUTE[marker])
  }
  if (!state.acted) moves.push(PASS)
  moves.push(END)
  return moves
}

export function playRefusal(state: State, card: number, effects: boolean): Refusal | null {
  const { id } = CARDS[card]
  if (!state.hands[state.active].includes(card)) return refusal('RS-4.4', 'not-in-hand', { card: id })
  if (!IS_PLAYABLE[card]) return refusal('RS-4.9', 'not-playable', { card: id })
  if (effects) return HAS_EFFECTS[card] ? effectsRefusal(state, state.active, card) : null
  if (!HAS_EFFECTS[card]) return refusal('RS-4.5', 'no-effects', { card: id })
  return IS_COMPULSORY[card] ? refusal(CARDS[card].clause, 'compulsory', { card: id }) : null
}

export function playCard(state: State, card: number, effects: boolean, emit?: Emit): void {
  const seat = state.active
  removeFromHand(state, seat, card)
  state.inPlay.push(card)
  state.acted = true
  const extra = IS_GREEN[card] ? state.lasting[MONEY_PER_GREEN] : 0
  const { money } = cardIn(state, card)
  state.money += money + extra
  emit?.({
    type: effects || !HAS_EFFECTS[card] ? 'play' : 'play-for-money',
    clause: 'RS-4.4',
    seat,
    card: CARDS[card].id,
    money,
  })
  if (extra > 0) emit?.({ type: 'money', clause: 'RS-10.23', seat, money: extra })
  if (!effects || !HAS_EFFECTS[card]) return
  pushFrame(state, programIn(state, card), card)
  run(state, emit)
}

export function buyRefusal(state: State, card: number, top: boolean): Refusal | null {
  const { id, cost } = CARDS[card]
  if (card === WASTE) return refusal('RS-4.13', 'waste-not-for-sale')
  if (!state.piles.includes(card)) return refusal('RS-4.13', 'no-such-pile', { card: id })
  if (state.supply[card] === 0) return refusal('RS-4.13', 'pile-empty', { card: id })
  if (cost > state.money) return refusal('RS-4.11', 'card-too-dear', { card: id, cost, short: cost - state.money })
  return top && state.lasting[BUY_TO_TOP] === 0 ? refusal('RS-10.5', 'not-to-top', { card: id }) : null
}

export function buyCard(state: State, card: number, top: boolean, emit?: Emit): void {
  const seat = state.active
  state.money -= COST[card]
  state.supply[card]--
  state.acted = true
  if (top) putOnTop(state, seat, card, ALL_KNOW)
  else state.gained.push(card)
  emit?.({ type: top ? 'buy-to-top' : 'buy', clause: 'RS-4.11', seat, card: CARDS[card].id, cost: COST[card] })
  gainWaste(state, seat, BOUGHT_WASTE[card], emit)
}

/** RS-5.16: the claimer's, unused, and its ability can be carried out. */
export function abilityRefusal(state: State, seat: number, marker: number): Refusal | null {
  const why = routeRefusal(state, seat, marker)
  return why ?? barred(state, seat, abilityProgram(state, marker), -1)
}

export function applyRoute(state: State, marker: number, emit?: Emit): void {
  state.routeUsed[marker] = true
  emit?.({
    type: 'route-used',
    clause: 'RS-5.16',
    seat: state.active,
    marker: MARKERS[marker],
    ability: `route-${abilityId(state, marker)}`,
  })
  pushFrame(state, abilityProgram(state, marker), -1)
  run(state, emit)
}

export function passRefusal(state: State): Refusal | null {
  return state.acted ? refusal('RS-4.14', 'already-acted') : null
}

export function pass(state: State, emit?: Emit): void {
  const seat = state.active
  emit?.({ type: 'pass', clause: 'RS-4.14', seat })
  returnWasteFromHand(state, seat, wasteIn(state.hands[seat]), emit)
  cleanUp(state, emit)
}
