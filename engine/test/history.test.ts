import { describe, expect, it } from 'vitest'
import {
  type AnyGame,
  advance,
  consentNeeded,
  freeUndoTo,
  type GameEvent,
  hashOf,
  isRefusal,
  legalTexts,
  markForced,
  offerOf,
  openRecord,
  printRecord,
  randomFrom,
  readRecord,
  recordOf,
  redo,
  rewind,
  startHistory,
  stateAt,
  submit,
  undo,
  wasForced,
} from '../index.ts'
import { type Options, type Parcels, parcels } from './parcels.ts'

const OPTIONS: Options = { turns: 12, deck: 'light', rich: true }
const begin = (seed = 'history') => startHistory(parcels, OPTIONS, 2, seed)
const gameById = (id: string): AnyGame | undefined => (id === 'parcels' ? parcels : undefined)

function playedOut(seed = 'history') {
  const history = begin(seed)
  const random = randomFrom(seed)
  while (parcels.toAct(history.state) !== null) {
    const moves = parcels.moves(history.state)
    advance(history, parcels.print(history.state, moves[random.below(moves.length)]))
  }
  return history
}

describe('a move without a choice', () => {
  const eventsOf = (choices: number, isSeen: boolean, isOffered: boolean) => {
    const moves = (state: Parcels) => parcels.moves(state).slice(-choices)
    const history = startHistory({ ...parcels, moves, forced: () => (isSeen ? { say: 'only' } : null) }, OPTIONS, 2, 'only')
    const [text] = isOffered ? offerOf(history) : legalTexts(parcels, history.state).slice(-choices)
    const events: GameEvent[] = []
    advance(history, text, (event) => events.push(event))
    return events
  }

  it.each([true, false])('is told as nobody’s decision, where everybody sees that it is none', (isOffered) => {
    expect(wasForced({ events: eventsOf(1, true, isOffered) })).toBe(true)
    expect(wasForced({ events: eventsOf(1, false, isOffered) })).toBe(false)
    expect(wasForced({ events: eventsOf(2, true, isOffered) })).toBe(false)
  })
})

describe('submit', () => {
  it('plays a legal move given as text, however it is typed', () => {
    const state = begin().state
    const answer = submit(parcels, state, '  REST ')
    expect(answer).toMatchObject({ refused: false, seat: 0, barrier: false })
    expect(parcels.toAct(state)).toBe(1)
  })

  it('refuses with the clause and changes nothing', () => {
    const state = begin().state
    const before = hashOf(state)
    const missing = [1, 2, 3, 4, 5, 6].find((weight) => !state.hands[0].includes(weight))!
    expect(submit(parcels, state, `load ${missing}`)).toEqual({ refused: true, clause: 'PA-2', code: 'not-in-hand', weight: missing })
    expect(submit(parcels, state, 'fly to york')).toMatchObject({ refused: true, code: 'unreadable' })
    expect(hashOf(state)).toBe(before)
  })

  it('refuses everything once the game is over', () => {
    expect(submit(parcels, playedOut().state, 'rest')).toMatchObject({ refused: true, code: 'game-over' })
  })

  it('tells the audience what happened, and marks what closes the way back', () => {
    const heard: GameEvent[] = []
    const answer = submit(parcels, begin().state, 'draw', (event) => heard.push(event))
    expect(answer).toMatchObject({ barrier: true })
    expect(heard.map(({ type, only }) => [type, only])).toEqual([
      ['drew', undefined],
      ['saw', 0],
    ])
  })
})

describe('undo', () => {
  it('is free for the latest decision of a seat as long as nobody else has decided', () => {
    const history = begin()
    advance(history, 'rest')
    expect(undo(history, 0)).toBeNull()
    expect(history.steps).toHaveLength(0)
    expect(hashOf(history.state)).toBe(hashOf(begin().state))
  })

  it('is not free for another seat, nor across its decision', () => {
    const history = begin()
    advance(history, 'rest')
    expect(undo(history, 1)).toMatchObject({ code: 'undo-needs-consent' })
    advance(history, 'rest')
    expect(undo(history, 0)).toMatchObject({ code: 'undo-needs-consent', of: [1] })
    expect(consentNeeded(history, 0, 0)).toEqual([1])
  })

  it('is not free once something has come to light', () => {
    const history = begin()
    advance(history, 'draw')
    expect(freeUndoTo(history, 0)).toBe(1)
    expect(undo(history, 0)).toMatchObject({ code: 'undo-needs-consent', of: [1] })
  })

  it('is free across what was made for others without a choice, and with it goes one’s own decision', () => {
    const history = begin()
    advance(history, 'rest')
    advance(history, 'rest')
    markForced(history)
    expect(freeUndoTo(history, 0)).toBe(0)
    expect(consentNeeded(history, 0, 0)).toEqual([])
    // For whom it was made it is nothing to take back.
    expect(freeUndoTo(history, 1)).toBe(2)
    expect(consentNeeded(history, 1, 0)).toEqual([0])
  })

  it('is not free across such a move when something came to light by it', () => {
    const history = begin()
    advance(history, 'rest')
    advance(history, 'draw')
    markForced(history)
    expect(freeUndoTo(history, 0)).toBe(2)
    expect(consentNeeded(history, 0, 0)).toEqual([1])
  })

  it('has nothing to take back at the start, and nothing to play again at the end', () => {
    const history = begin()
    expect(undo(history, 0)).toMatchObject({ code: 'nothing-to-undo' })
    expect(redo(history)).toMatchObject({ code: 'nothing-to-redo' })
  })

  it('can be redone until another move is played', () => {
    const history = begin()
    advance(history, 'rest')
    const after = hashOf(history.state)
    undo(history, 0)
    redo(history)
    expect(hashOf(history.state)).toBe(after)
    undo(history, 0)
    advance(history, `drop ${history.state.hands[0][0]}`)
    expect(isRefusal(redo(history))).toBe(true)
  })
})

describe('history', () => {
  it('plays an offered move as it plays one that was typed', () => {
    const [offered, typed] = [begin(), begin()]
    while (parcels.toAct(offered.state) !== null) {
      const texts = offerOf(offered)
      expect(texts).toEqual(legalTexts(parcels, offered.state))
      const text = texts[offered.steps.length % texts.length]
      const events: [GameEvent[], GameEvent[]] = [[], []]
      expect(advance(offered, text, (event) => events[0].push(event))).toEqual(advance(typed, text, (event) => events[1].push(event)))
      expect(events[0]).toEqual(events[1])
    }
    expect(offered.steps).toEqual(typed.steps)
    expect(hashOf(offered.state)).toBe(hashOf(typed.state))
  })

  it('offers only what is legal now: after a move, after going back, and after a refusal', () => {
    const history = begin()
    const isTrue = () => expect(offerOf(history)).toEqual(legalTexts(parcels, history.state))
    isTrue()
    advance(history, 'rest')
    isTrue()
    expect(isRefusal(advance(history, 'fly'))).toBe(true)
    isTrue()
    rewind(history, 0)
    isTrue()
  })

  it('finds every position again, from snapshots and from the start', () => {
    const history = playedOut()
    const replayed = begin()
    for (let n = 0; n <= history.steps.length; n++) {
      expect(hashOf(stateAt(history, n))).toBe(hashOf(replayed.state))
      if (n < history.steps.length) advance(replayed, history.steps[n].move)
    }
  })

  it('hands out positions that can be played with without harm', () => {
    const history = playedOut()
    const before = hashOf(history.state)
    stateAt(history, history.steps.length).coins.fill(99)
    stateAt(history, 0).coins.fill(99)
    expect(hashOf(history.state)).toBe(before)
    expect(stateAt(history, 0).coins).toEqual([4, 4])
  })

  it('rewinds and plays on another way', () => {
    const history = playedOut()
    rewind(history, 5)
    expect(history.steps).toHaveLength(5)
    expect(advance(history, 'rest')).toMatchObject({ refused: false })
  })

  it('has no position before the start or after the end', () => {
    expect(() => stateAt(begin(), 1)).toThrow('no position 1')
    expect(() => stateAt(begin(), -1)).toThrow(RangeError)
  })
})

describe('records', () => {
  it('lead to the same game again', () => {
    const history = playedOut()
    const text = printRecord(recordOf(history, ['Ann', 'Ben']))
    const record = readRecord(text, gameById)
    if (isRefusal(record)) throw new Error(record.code)
    const again = openRecord(parcels, record)
    expect(again.bad).toBeUndefined()
    expect(hashOf(again.history.state)).toBe(hashOf(history.state))
    expect(record.names).toEqual(['Ann', 'Ben'])
  })

  it('hold moves in their printed form, whatever was typed', () => {
    const history = begin()
    advance(history, '  ReSt')
    expect(recordOf(history).moves).toEqual(['rest'])
  })

  it('say which move is not possible', () => {
    const record = { ...recordOf(playedOut()), moves: ['rest', 'rest', 'load 44'] }
    expect(openRecord(parcels, record).bad).toMatchObject({ at: 2, text: 'load 44', refusal: { code: 'unreadable' } })
  })

  const good = recordOf(begin())
  it.each([
    ['no JSON', '{"game":', 'record-not-json'],
    ['a list', '[]', 'record-not-an-object'],
    ['no game', JSON.stringify({ ...good, game: undefined }), 'record-field'],
    ['an unknown game', JSON.stringify({ ...good, game: 'monopoly' }), 'unknown-game'],
    ['too many seats', JSON.stringify({ ...good, seats: 9 }), 'record-field'],
    ['half a seat', JSON.stringify({ ...good, seats: 2.5 }), 'record-field'],
    ['a bad option', JSON.stringify({ ...good, options: { deck: 'huge' } }), 'bad-option'],
    ['a long seed', JSON.stringify({ ...good, seed: 'x'.repeat(1000) }), 'record-field'],
    ['moves that are no list', JSON.stringify({ ...good, moves: 'rest' }), 'record-field'],
    ['a move that is no text', JSON.stringify({ ...good, moves: ['rest', 7] }), 'record-field'],
    ['no version', JSON.stringify({ ...good, rulesVersion: 'new' }), 'record-field'],
    ['rules that nobody knows', JSON.stringify({ ...good, rulesVersion: 7 }), 'other-rules'],
    ['names that are no names', JSON.stringify({ ...good, names: [1] }), 'record-field'],
  ])('are refused when damaged: %s', (_name, text, code) => {
    expect(readRecord(text, gameById)).toMatchObject({ refused: true, code })
  })

  it('of earlier rules mean what they meant, and are put into today’s terms', () => {
    const { deck, ...chosen } = good.options
    const old = { ...good, options: chosen }
    const changed: AnyGame = { ...parcels, rulesVersion: 3, earlier: { 1: { deck: 'heavy' } } }
    const read = (record: object) => readRecord(JSON.stringify(record), () => changed)
    expect(read(old)).toMatchObject({ rulesVersion: 3, options: { ...chosen, deck: 'heavy' } })
    expect(read({ ...old, options: undefined })).toMatchObject({ rulesVersion: 3, options: { deck: 'heavy', turns: 8 } })
    expect(read({ ...old, rulesVersion: 3 })).toMatchObject({ options: { deck: 'light' } })
    expect(read({ ...old, rulesVersion: 2 })).toMatchObject({ refused: true, code: 'other-rules', theirs: 2, ours: 3 })
    expect(read(read(old) as object)).toEqual(read(old))
    expect(deck).toBe('light')
  })
})
