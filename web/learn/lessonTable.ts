/** A lesson as a table: the same frame shows it, and the runner of lessons decides what may be done at it. */
import type { Player, TableModel, TableSource } from '@branchline/design'
import { type AnyGame, type GameRecord, type GameState, type Refusal, refusal, stateAt } from '@branchline/engine'
import {
  type AnyLessonBook,
  HINTED,
  type Input,
  type Lesson,
  LessonRun,
  type Reply,
  SHOWABLE,
  type Step,
  type Target,
} from '@branchline/engine/lessons'
import { TableForOne } from '../play/tableForOne.ts'
import { pathOf } from '../shell/route.ts'
import { observed } from '../store/observed.ts'
import { movesAt } from '../table/movesAt.ts'
import { playersAround } from './players.ts'
import { keepPlace, noteLesson } from './progress.ts'
import { tellAccount } from './withAccount.ts'

/** Where a lesson stands, for the strip and the bar. */
export interface LessonNow {
  /** From 1; 0 steps are left when it is over. */
  readonly place: number
  readonly step: Step | null
  readonly reply: Reply | null
  readonly isDeciding: boolean
  /** Rivals, accounts or an end were played, and are to be shown: all moves after this one. */
  readonly shownFrom: number | null
  readonly choices: readonly Target[]
  readonly found: ReadonlySet<Target>
  /** What is lit to help. */
  readonly hinted: readonly Target[]
  readonly isShowable: boolean
  readonly n: number
}

export class LessonTable extends TableForOne implements TableSource {
  private run: LessonRun
  private readonly shown = observed(() => this.build())
  private readonly stage = observed(() => this.standing())
  private readonly players: readonly Player[]
  private looking: number | null = null
  private hints = 0
  private laid = 0

  constructor(
    private readonly game: AnyGame,
    readonly book: AnyLessonBook,
    readonly lesson: Lesson,
    inputs: readonly Input[] = [],
  ) {
    super()
    this.run = new LessonRun(game, book, lesson)
    // A lesson that was changed meanwhile begins anew.
    if (!this.run.follow(inputs)) this.run = new LessonRun(game, book, lesson)
    this.players = playersAround(this.run.history.seats, lesson.learner)
  }

  subscribe(listener: () => void): () => void {
    return this.shown.subscribe(listener)
  }

  model(): TableModel {
    return this.shown.now()
  }

  now(): LessonNow {
    return this.stage.now()
  }

  facts() {
    return this.run.facts()
  }

  goOn(): void {
    this.act(() => this.run.goOn())
  }

  override answer(target?: Target | boolean): void {
    if (typeof target === 'string') this.act(() => this.run.answer(target))
  }

  showMe(): void {
    this.act(() => this.run.show())
  }

  back(): void {
    this.act(() => void this.run.back())
  }

  hint(): void {
    this.hints++
    this.changed()
  }

  async play(text: string): Promise<Refusal | null> {
    let refused: Refusal | null = null
    this.act(() => {
      refused = this.run.play(text)
    })
    return refused
  }

  async undo(): Promise<Refusal | null> {
    if (!this.run.isUndoable) return refusal('engine', 'nothing-to-undo')
    this.act(() => void this.run.undo())
    return null
  }

  look(at: number | null): void {
    const latest = this.run.history.steps.length
    this.looking = at === null || at >= latest ? null : Math.max(0, at)
    this.changed()
  }

  async viewAt(n: number): Promise<GameState | null> {
    const { history } = this.run
    return n > history.steps.length ? null : this.game.view(stateAt(history, n), this.lesson.learner)
  }

  async record(): Promise<GameRecord | null> {
    return null
  }

  async playAgain(): Promise<string> {
    return this.address()
  }

  address(): string {
    return pathOf({ page: 'lesson', game: this.lesson.title, lesson: this.lesson.id })
  }

  private act(change: () => void): void {
    const before = this.run.step
    const { history } = this.run
    change()
    if (this.run.step !== before) this.hints = 0
    if (this.run.history !== history) this.laid++
    this.looking = null
    this.keep()
    this.changed()
  }

  private keep(): void {
    const { title, id } = this.lesson
    if (this.run.step === null) {
      noteLesson(title, id, 'done')
      tellAccount()
    } else keepPlace(title, { lesson: id, step: this.run.place + 1, inputs: this.run.resumable })
  }

  private changed(): void {
    this.stage.changed()
    this.shown.changed()
  }

  private standing(): LessonNow {
    const { run } = this
    const { step, reply, misses } = run
    const isMine = step?.kind === 'do'
    const hints = isMine
      ? (step.hints ?? [])
      : step?.kind === 'ask' && misses >= HINTED
        ? run.choices().filter((one) => step.answer.includes(one))
        : []
    return {
      place: run.place + 1,
      step,
      reply,
      isDeciding: run.isDeciding,
      shownFrom: step?.kind === 'watch' || reply?.isPlayedOut ? this.shownSince() : null,
      choices: reply?.kind === 'right' ? [] : run.choices(),
      found: run.found,
      hinted: !isMine || misses >= HINTED ? hints : hints.slice(0, this.hints),
      isShowable: misses >= SHOWABLE || (this.hints > hints.length && isMine),
      n: run.history.steps.length,
    }
  }

  /** Where nothing more was played, what came of the learner's own last move is what there is to see. */
  private shownSince(): number {
    const { since, history } = this.run
    return since === history.steps.length ? Math.max(0, since - 1) : since
  }

  private build(): TableModel {
    const { game, run, lesson } = this
    const { history } = run
    const n = history.steps.length
    const at = this.looking ?? n
    const full = (at === n ? history.state : stateAt(history, at)) as GameState
    const state: GameState = game.view(full, lesson.learner)
    const toAct = game.toAct(full)
    const isMine = toAct === lesson.learner && at === n && run.isDeciding
    return {
      kind: 'local',
      isLesson: true,
      id: `${lesson.id} ${this.laid}`,
      game,
      options: history.options,
      players: this.players,
      viewer: lesson.learner,
      mine: [lesson.learner],
      n,
      at,
      state,
      toAct,
      prompt: game.prompt(full),
      moves: isMine ? movesAt(game, state) : [],
      entries: [...run.played],
      undoable: run.isUndoable ? 1 : 0,
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
