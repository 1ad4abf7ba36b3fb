/** A game on this device: the rules run in the page, the bots in the worker, the record in the browser's store. */

import { botCode } from '@branchline/bots/levels'
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
  recordOf,
  recordUpTo,
  redo,
  refusal,
  rewind,
  type Seat,
  sameData,
  startHistory,
  stateAt,
  type Viewer,
} from '@branchline/engine'
import { PACES, useSettings } from '../settings/settings.ts'
import { pathOf } from '../shell/route.ts'
import { type Occupant, type StoredTable, storeTable } from '../store/localTables.ts'
import { newId } from '../store/newId.ts'
import { observed } from '../store/observed.ts'
import { motion } from '../table/motion/motion.ts'
import { movesAt } from '../table/movesAt.ts'
import { botMove } from './botMove.ts'
import { newTable } from './create.ts'
import { noteEnd } from './ladder.ts'
import { ownName } from './ownName.ts'
import { askThinker, restartThinker } from './think.ts'

export class LocalTable implements TableSource {
  private readonly game: AnyGame
  private readonly history: AnyHistory
  private readonly entries: LogEntry[] = []
  private readonly people: readonly Seat[]
  private readonly players: readonly Player[]
  private readonly shown = observed(() => this.build())
  private stored: StoredTable
  /** The position looked at; null follows the present. */
  private looking: number | null = null
  /** Who looks at the device now, among several people. */
  private facing: Seat | null = null
  /** Raised by everything that makes a bot's pending answer void. */
  private turn = 0
  private isBotThinking = false
  /** A bot that plays for the only person here until they are back. */
  private standInLevel: string | null = null
  private trouble: string | null = null

  constructor(game: AnyGame, stored: StoredTable) {
    this.game = game
    this.stored = stored
    this.players = stored.occupants.map((occupant, seat) => playerOf(occupant, seat))
    this.people = this.players.filter(({ kind }) => kind === 'person').map(({ seat }) => seat)
    const { record } = stored
    this.history = startHistory(game, record.options, record.seats, record.seed, record.deals)
    for (const [at, text] of record.moves.entries()) {
      const answer = this.step(text)
      if (answer !== null) {
        this.trouble = `${at}: ${answer.code}`
        break
      }
    }
    this.history.undone.push(...stored.undone)
    this.facing = this.people.length === 1 ? this.people[0] : null
    if (this.people.length === 1 && stored.day === undefined) this.standIn = (_, level) => this.letPlay(level)
  }

  /** Only where nobody else plays on this device. */
  standIn?: (seat: Seat, level: string | null) => Promise<null>

  private async letPlay(level: string | null): Promise<null> {
    this.standInLevel = level
    this.turn++
    this.shown.changed()
    this.letBotsPlay()
    return null
  }

  subscribe(listener: () => void): () => void {
    const isFirst = !this.shown.isWatched
    const leave = this.shown.subscribe(listener)
    if (isFirst) this.letBotsPlay()
    return () => {
      leave()
      if (!this.shown.isWatched) this.turn++
    }
  }

  model(): TableModel {
    return this.shown.now()
  }

  address(at: number | null): string {
    return pathOf({ page: 'play', id: this.stored.id, ...(at === null ? {} : { at }) })
  }

  async play(text: string): Promise<Refusal | null> {
    const answer = this.step(text)
    if (answer !== null) return answer
    this.looking = null
    this.changed()
    return null
  }

  /** On one device and against bots going back is always free: to before the last decision of a person. */
  async undo(): Promise<Refusal | null> {
    // Of the day there is one attempt.
    if (this.stored.day !== undefined) return refusal('engine', 'nothing-to-undo')
    const to = this.history.steps.findLastIndex(({ seat }) => this.people.includes(seat))
    if (to < 0) return refusal('engine', 'nothing-to-undo')
    // The next thought need not wait for one that nobody wants any more.
    if (this.isBotThinking) restartThinker()
    rewind(this.history, to)
    this.entries.length = to
    this.looking = null
    this.changed()
    return null
  }

  /** Plays again to the next decision of a person. */
  async redo(): Promise<Refusal | null> {
    do {
      const events: GameEvent[] = []
      const move = this.history.undone.at(-1) ?? ''
      const answer = redo(this.history, (event) => events.push(event))
      if (isRefusal(answer)) return answer
      this.entries.push({ n: this.history.steps.length, seat: answer.seat, move, events })
    } while (this.history.undone.length > 0 && !this.people.includes(this.game.toAct(this.history.state) ?? -1))
    this.changed()
    return null
  }

  look(at: number | null): void {
    const latest = this.history.steps.length
    this.looking = at === null || at >= latest ? null : Math.max(0, at)
    this.shown.changed()
  }

  liftCurtain(): void {
    this.facing = this.game.toAct(this.history.state)
    this.shown.changed()
  }

  answer(): void {}
  async say(): Promise<null> {
    return null
  }

  async notes(): Promise<string> {
    return this.stored.notes
  }

  keepNotes(text: string): void {
    this.stored = { ...this.stored, notes: text }
    storeTable(this.stored)
  }

  keptAside(): unknown {
    return this.stored.kept
  }

  keepAside(what: unknown): void {
    this.stored = { ...this.stored, kept: what ?? undefined }
    storeTable(this.stored)
  }

  async viewAt(n: number): Promise<GameState> {
    const { game, history } = this
    return game.view(n === history.steps.length ? history.state : stateAt(history, n), this.viewer())
  }

  async record(): Promise<GameRecord> {
    return recordOf(
      this.history,
      this.players.map(({ name }) => name),
    )
  }

  async playAgain(): Promise<string> {
    const record = { ...recordUpTo(this.stored.record, 0), seed: newId(10) }
    return `/play/${await newTable(newId(), record, this.stored.occupants)}`
  }

  private step(text: string): Refusal | null {
    const events: GameEvent[] = []
    const answer = advance(this.history, text, (event) => events.push(event))
    if (isRefusal(answer)) return answer
    const { steps } = this.history
    this.entries.push({ n: steps.length, seat: answer.seat, move: steps.at(-1)?.move ?? text, events })
    return null
  }

  private changed(): void {
    this.turn++
    this.isBotThinking = false
    const { names: _, ...record } = recordOf(this.history)
    this.stored = {
      ...this.stored,
      record: { ...record, ...(this.stored.record.names ? { names: this.stored.record.names } : {}) },
      undone: [...this.history.undone],
      toAct: this.game.toAct(this.history.state),
      changedAt: Date.now(),
    }
    storeTable(this.stored)
    if (this.stored.toAct === null && this.stored.day !== undefined) handInLater(this.stored.day)
    else if (this.stored.toAct === null) noteEnd(this.stored.id, this.stored.occupants, this.game.standing(this.history.state))
    this.shown.changed()
    this.letBotsPlay()
  }

  private letBotsPlay(): void {
    const seat = this.game.toAct(this.history.state)
    const occupant = seat === null ? undefined : this.stored.occupants[seat]
    const code = occupant?.kind === 'bot' ? botCode(occupant.level, occupant.character) : this.standInLevel
    if (seat === null || code === null || !this.shown.isWatched || this.trouble !== null) return
    const turn = this.turn
    const view = this.game.view(this.history.state, seat)
    const { pace } = useSettings.getState()
    const { isHurried } = motion.store.getState()
    const time = isHurried ? 0 : this.people.length === 0 || this.standInLevel !== null ? 30 : PACES[pace]
    // The move before is seen to its end, unless nobody wants to wait.
    const seen = (resolve: () => void) => (pace === 'brisk' || pace === 'off' ? resolve() : motion.whenIdle(resolve))
    const pause = new Promise<void>((resolve) => setTimeout(() => seen(resolve), time))
    this.isBotThinking = true
    Promise.all([this.moveOfBot(code, view, seat, () => turn === this.turn), pause])
      .then(([text]) => {
        if (turn !== this.turn || text === null) return
        const refused = this.step(text)
        if (refused !== null) throw new Error(`the bot's move “${text}” was refused: ${refused.code}`)
        this.changed()
      })
      .catch((error: Error) => {
        if (turn !== this.turn) return
        this.isBotThinking = false
        this.trouble = error.message
        this.shown.changed()
      })
  }

  private moveOfBot(code: string, view: GameState, seat: Seat, isWanted: () => boolean): Promise<string | null> {
    const { game, stored } = this
    const { seed } = stored.record
    const n = this.history.steps.length
    // Nobody else plays for the opponents of the day: what they would have played is looked at.
    if (stored.day !== undefined) return askThinker((thinker) => thinker.decideOfDay(game.id, seed, n, view, seat))
    return botMove(code, {
      ask: (one) => askThinker((thinker) => thinker.decide(game.id, stored.id, view, seat, one)),
      restart: restartThinker,
      isWanted,
      anyMove() {
        const moves = game.moves(view)
        return game.print(view, moves[Math.floor(Math.random() * moves.length)])
      },
    })
  }

  private viewer(): Viewer {
    if (this.facing !== null) return this.facing
    return this.people[0] ?? 'spectator'
  }

  /** Whether this seat knows something that whoever looks at the device now does not. */
  private hidesFromHere(seat: Seat): boolean {
    const { game, history } = this
    return game.secrets && !sameData(game.view(history.state, this.facing ?? 'spectator'), game.view(history.state, seat))
  }

  private build(): TableModel {
    const { game, history } = this
    const n = history.steps.length
    const at = this.looking ?? n
    const full = (at === n ? history.state : stateAt(history, at)) as GameState
    const toAct = game.toAct(full)
    const present = game.toAct(history.state)
    const needsCurtain = present !== null && this.people.includes(present) && this.facing !== present && this.hidesFromHere(present)
    if (present !== null && this.people.includes(present) && !needsCurtain) this.facing = present
    const viewer = this.viewer()
    const state: GameState = game.view(full, viewer)
    const isMine = toAct !== null && at === n && this.people.includes(toAct) && this.standInLevel === null
    return {
      kind: 'local',
      id: this.stored.id,
      game,
      options: history.options,
      players: this.standInLevel === null ? this.players : this.players.map(keptBy(this.standInLevel)),
      viewer,
      mine: this.people,
      n,
      at,
      state,
      toAct,
      prompt: game.prompt(full),
      moves: isMine && !needsCurtain ? movesAt(game, state) : [],
      entries: [...this.entries],
      undoable: this.stored.day === undefined ? history.steps.filter(({ seat }) => this.people.includes(seat)).length : 0,
      redoable: history.undone.length > 0,
      mayAskUndo: false,
      wish: null,
      advice: this.stored.day === undefined,
      ...(this.stored.day === undefined ? {} : { day: this.stored.day }),
      connection: 'local',
      curtain: needsCurtain ? present : null,
      chat: null,
      rematch: null,
      trouble: this.trouble,
    }
  }
}

/** The result goes to the server as soon as there is one; where that cannot be, the page of the day does it later. */
function handInLater(day: string): void {
  void import('../daily/handIn.ts').then(({ handIn }) => handIn(day)).catch(() => undefined)
}

const keptBy = (level: string) => (player: Player) => (player.kind === 'person' ? { ...player, level, standIn: true } : player)

function playerOf(occupant: Occupant, seat: Seat): Player {
  return occupant.kind === 'bot'
    ? { seat, name: occupant.name, kind: 'bot', level: occupant.level, character: occupant.character }
    : { seat, name: occupant.name || ownName(seat), kind: 'person' }
}
