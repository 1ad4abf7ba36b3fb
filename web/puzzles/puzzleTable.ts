/** A puzzle as a table: the true position by the rules; what is played there is compared with the solutions by the worker. */
import type { LogEntry, Player, TableModel, TableSource } from '@branchline/design'
import {
  type AnyGame,
  type AnyHistory,
  advance,
  type GameEvent,
  type GameRecord,
  type GameState,
  isRefusal,
  openPuzzle,
  type Puzzle,
  type PuzzleBook,
  type Refusal,
  refusal,
  type Seat,
  stateAt,
} from '@branchline/engine'
import { playersAround } from '../learn/players.ts'
import { tellAccount } from '../learn/withAccount.ts'
import { TableForOne } from '../play/tableForOne.ts'
import { askThinker } from '../play/think.ts'
import { pathOf } from '../shell/route.ts'
import { observed } from '../store/observed.ts'
import { movesAt } from '../table/movesAt.ts'
import { isOfToday } from './book.ts'
import { today } from './daily.ts'
import { notePuzzle } from './progress.ts'

export interface PuzzleNow {
  readonly stage: 'asking' | 'solved' | 'half' | 'other' | 'shown'
  /** What of the answer was told: nothing, the idea, the line and why, what the obvious brings. */
  readonly told: 'nothing' | 'idea' | 'line' | 'instead'
  readonly isChecking: boolean
  readonly isBroken: boolean
}

const START: PuzzleNow = { stage: 'asking', told: 'nothing', isChecking: false, isBroken: false }

export class PuzzleTable extends TableForOne implements TableSource {
  readonly seat: Seat
  readonly players: readonly Player[]
  /** Moves that lead to the position. */
  readonly from: number
  private history: AnyHistory
  private entries: LogEntry[] = []
  private played: unknown[] = []
  private stage = START
  private looking: number | null = null
  private laid = 0
  private readonly shown = observed(() => this.build())
  private readonly standing = observed(() => this.stage)

  constructor(
    readonly game: AnyGame,
    private readonly book: PuzzleBook,
    readonly puzzle: Puzzle,
  ) {
    super()
    this.history = this.open()
    this.from = this.history.steps.length
    this.seat = game.toAct(this.history.state) as Seat
    this.players = playersAround(puzzle.seats, this.seat)
  }

  subscribe(listener: () => void): () => void {
    return this.shown.subscribe(listener)
  }

  model(): TableModel {
    return this.shown.now()
  }

  now(): PuzzleNow {
    return this.standing.now()
  }

  async play(text: string): Promise<Refusal | null> {
    const { game, history } = this
    if (this.stage.stage !== 'asking' || this.stage.isChecking) return refusal('engine', 'not-your-turn')
    const move: unknown = game.parse(history.state, text)
    const events: GameEvent[] = []
    const refused = advance(history, text, (event) => events.push(event))
    if (isRefusal(refused)) return refused
    this.entries = [...this.entries, { n: history.steps.length, seat: this.seat, move: text, events }]
    this.played = [...this.played, move]
    this.looking = null
    await this.check()
    return null
  }

  async undo(): Promise<Refusal | null> {
    if (this.played.length === 0 || this.stage.isChecking) return refusal('engine', 'nothing-to-undo')
    const texts = this.entries.slice(0, -1).map(({ move }) => move as string)
    this.layAnew()
    for (const text of texts) {
      const events: GameEvent[] = []
      this.played.push(this.game.parse(this.history.state, text))
      advance(this.history, text, (event) => events.push(event))
      this.entries.push({ n: this.history.steps.length, seat: this.seat, move: text, events })
    }
    this.become({ stage: 'asking' })
    return null
  }

  /** From the position again. */
  again(): void {
    this.layAnew()
    this.become({ stage: 'asking' })
  }

  tellIdea(): void {
    this.become({ told: 'idea' })
  }

  /** Whoever has it shown has not solved it. */
  tellLine(): void {
    if (this.stage.stage !== 'solved') {
      this.layAnew()
      this.note('tried')
    }
    this.become({ told: 'line', ...(this.stage.stage === 'solved' ? {} : { stage: 'shown' }) })
  }

  tellInstead(): void {
    this.become({ told: 'instead' })
  }

  look(at: number | null): void {
    const latest = this.history.steps.length
    this.looking = at === null || at >= latest ? null : Math.max(0, at)
    this.shown.changed()
  }

  async viewAt(n: number): Promise<GameState | null> {
    return n > this.history.steps.length ? null : this.game.view(stateAt(this.history, n), this.seat)
  }

  async record(): Promise<GameRecord | null> {
    return null
  }

  async playAgain(): Promise<string> {
    return this.address()
  }

  address(): string {
    return pathOf({ page: 'puzzle', game: this.game.id, puzzle: this.puzzle.id })
  }

  private open(): AnyHistory {
    const opened = openPuzzle(this.game, this.book.rulesVersion, this.puzzle)
    if (isRefusal(opened)) throw new Error(`${this.puzzle.id}: ${opened.code}`)
    return opened.history
  }

  private layAnew(): void {
    this.history = this.open()
    this.entries = []
    this.played = []
    this.looking = null
    this.laid++
  }

  private become(changes: Partial<PuzzleNow>): void {
    this.stage = { ...this.stage, ...changes }
    this.standing.changed()
    this.shown.changed()
  }

  private async check(): Promise<void> {
    this.become({ isChecking: true })
    const { game, seat, puzzle, played } = this
    const view = (await this.viewAt(this.from)) as GameState
    try {
      const verdict = await askThinker((thinker) => thinker.verdict(game.id, view, seat, puzzle.solutions, played))
      const isOver = game.toAct(this.history.state) !== seat
      const stage = verdict !== 'unfinished' ? verdict : isOver ? 'other' : 'asking'
      if (stage === 'solved') this.note(this.stage.told === 'nothing' ? 'solved' : 'helped')
      else if (stage !== 'asking') this.note('tried')
      this.become({ isChecking: false, stage })
    } catch {
      this.become({ isChecking: false, isBroken: true })
    }
  }

  private note(state: 'solved' | 'helped' | 'tried'): void {
    notePuzzle(`${this.game.id}/${this.puzzle.id}`, state, isOfToday(this.book, this.puzzle) ? today() : undefined)
    tellAccount()
  }

  private build(): TableModel {
    const { game, history, seat, puzzle, stage } = this
    const n = history.steps.length
    const at = this.looking ?? n
    const full = (at === n ? history.state : stateAt(history, at)) as GameState
    const state: GameState = game.view(full, seat)
    const toAct = game.toAct(full)
    const isMine = toAct === seat && at === n && stage.stage === 'asking' && !stage.isChecking
    return {
      kind: 'local',
      isLesson: true,
      id: `${puzzle.id} ${this.laid}`,
      game,
      options: history.options,
      players: this.players,
      viewer: seat,
      mine: [seat],
      n,
      at,
      state,
      toAct,
      prompt: game.prompt(full),
      moves: isMine ? movesAt(game, state) : [],
      entries: this.entries,
      undoable: this.played.length > 0 ? 1 : 0,
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
