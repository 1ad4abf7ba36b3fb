/** A record on the table: every position of it can be looked at, none can be changed. */

import type { LogEntry, Player, TableModel, TableSource } from '@branchline/design'
import {
  type AnyGame,
  type AnyHistory,
  advance,
  type GameEvent,
  type GameRecord,
  type GameState,
  isRefusal,
  type Refusal,
  refusal,
  type Standing,
  startHistory,
  stateAt,
} from '@branchline/engine'
import { TableForOne } from '../play/tableForOne.ts'
import { observed } from '../store/observed.ts'

export interface Stop {
  readonly at: number
  readonly move: string
  readonly refusal: Refusal
}

export class ReplaySource extends TableForOne implements TableSource {
  readonly played: GameRecord
  /** Where the record stops being playable under today's rules, if it does. */
  readonly stop: Stop | null = null
  /** Scores after every move. */
  readonly standings: (readonly Standing[])[] = []
  private readonly game: AnyGame
  private readonly history: AnyHistory
  private readonly entries: LogEntry[] = []
  private readonly players: readonly Player[]
  private readonly addressOf: (at: number) => string
  private readonly shown = observed(() => this.build())
  private at: number

  constructor(game: AnyGame, record: GameRecord, at: number, addressOf: (at: number) => string, nameOf: (seat: number) => string) {
    super()
    this.game = game
    this.played = record
    this.addressOf = addressOf
    this.history = startHistory(game, record.options, record.seats, record.seed, record.deals)
    this.standings.push(game.standing(this.history.state))
    for (const [index, move] of record.moves.entries()) {
      const events: GameEvent[] = []
      const answer = advance(this.history, move, (event) => events.push(event))
      if (isRefusal(answer)) {
        this.stop = { at: index, move, refusal: answer }
        break
      }
      this.entries.push({ n: index + 1, seat: answer.seat, move, events })
      this.standings.push(game.standing(this.history.state))
    }
    this.players = Array.from(
      { length: record.seats },
      (_, seat): Player => ({ seat, name: record.names?.[seat] || nameOf(seat), kind: 'person' }),
    )
    this.at = Math.min(at, this.history.steps.length)
  }

  subscribe(listener: () => void): () => void {
    return this.shown.subscribe(listener)
  }

  model(): TableModel {
    return this.shown.now()
  }

  address(at: number | null): string {
    return this.addressOf(at ?? this.history.steps.length)
  }

  look(at: number | null): void {
    const last = this.history.steps.length
    this.at = at === null ? last : Math.min(last, Math.max(0, at))
    this.shown.changed()
  }

  async play(): Promise<Refusal> {
    return refusal('engine', 'game-over')
  }
  async undo(): Promise<Refusal> {
    return refusal('engine', 'nothing-to-undo')
  }
  async viewAt(n: number): Promise<GameState> {
    return stateAt(this.history, n)
  }
  async record(): Promise<GameRecord> {
    return this.played
  }
  async playAgain(): Promise<string> {
    return `/new/${this.game.id}?mode=bots`
  }

  private build(): TableModel {
    const { game, history } = this
    const state: GameState = stateAt(history, this.at)
    return {
      kind: 'replay',
      id: `${game.id}-${this.played.seed}`,
      game,
      options: history.options,
      players: this.players,
      viewer: 'spectator',
      mine: [],
      n: history.steps.length,
      at: this.at,
      state,
      toAct: game.toAct(state),
      prompt: game.prompt(state),
      moves: [],
      entries: this.entries,
      undoable: 0,
      redoable: false,
      mayAskUndo: false,
      wish: null,
      advice: false,
      connection: 'local',
      curtain: null,
      chat: null,
      rematch: null,
      trouble: null,
    }
  }
}
