/**
 * A lesson under way: at which step one is, what was said to one's last move, and the game as it stands. No clock and no screen: whoever shows
 * it asks where it is and tells it what the learner does. What the learner did is kept, so that a lesson can be left and gone on with.
 */
import { isRefusal, type Refusal, refusal } from '../basics.ts'
import type { AnyGame } from '../game.ts'
import { type AnyHistory, offerOf, openRecord, rewind, startHistoryAt, stateAt } from '../history.ts'
import { factsOf, unexpected } from './facts.ts'
import type { Answer, AnyLessonBook, AskStep, DoStep, Facts, Lesson, Step, Target } from './format.ts'
import { LessonError } from './format.ts'
import { groupOf, matches, type Rest, restAfter } from './pattern.ts'
import { firstLegal, type Played, playOn, playText, Script } from './script.ts'
import { keyOf } from './words.ts'

/** What is said to what the learner did. */
export interface Reply {
  /** The key of its text; null where the shell has a general one. */
  readonly key: string | null
  /** `right` and `note` go on, `miss` is tried again. */
  readonly kind: 'right' | 'note' | 'miss'
  /** What it was said to. */
  readonly to: string
  /** Moves from here on are taken back. */
  readonly shownFrom?: number
  /** They were played to their end, to show what comes of it. */
  readonly isPlayedOut?: boolean
}

/** What the learner did, in a list that leads to the same place again. */
export type Input = 'on' | `play ${string}` | `answer ${Target}` | 'undo' | 'show'

/** Misses after which the hint lights by itself, and after which the step can be shown. */
export const HINTED = 2
export const SHOWABLE = 3

interface Mark {
  readonly history: AnyHistory
  readonly n: number
  readonly taken: ReadonlySet<string>
  readonly inputs: number
}

export class LessonRun {
  history: AnyHistory
  /** What happened since the position was laid. */
  played: Played[] = []
  reply: Reply | null = null
  misses = 0
  /** What is said is an answer to a move that is not among the accepted ones, also where the lesson goes on with it. */
  isAnswered = false
  /** Which of several targets were already found. */
  found: ReadonlySet<Target> = new Set()
  readonly inputs: Input[] = []
  /** Where it came otherwise than the lesson expects, in sentences. The learner can go on; tests complain. */
  readonly surprises: string[] = []
  private at = -1
  private taken: ReadonlySet<string> = new Set()
  private readonly marks = new Map<number, Mark>()
  /** How the entries of a decision stand. */
  private rests: readonly Rest[] = []
  /** Where the present step began; of a decision, what can be taken back is behind it. */
  private from = 0
  private script: Script

  constructor(
    readonly game: AnyGame,
    readonly book: AnyLessonBook,
    readonly lesson: Lesson,
  ) {
    this.history = this.laid(lesson.position, null)
    this.script = new Script(lesson, '')
    this.enter(0)
  }

  /** Null: the lesson is over. */
  get step(): Step | null {
    return this.lesson.steps[this.at] ?? null
  }

  /** From 0; how many steps there are says the lesson. */
  get place(): number {
    return this.at
  }

  /** The moves from here on belong to the present step. */
  get since(): number {
    return this.reply?.shownFrom ?? this.from
  }

  get isDeciding(): boolean {
    return this.step?.kind === 'do' && this.reply === null
  }

  facts(): Facts {
    const before = this.step?.kind === 'do' && this.reply !== null ? this.gain() : {}
    return { ...factsOf(this.game, this.book, this.history.state), ...before, ...(this.reply === null ? {} : { move: this.reply.to }) }
  }

  /** What one can choose from in an ask. */
  choices(): readonly Target[] {
    const { step } = this
    if (step?.kind !== 'ask') return []
    return [...new Set([...this.answersTo(step), ...Object.keys(step.near ?? {}), ...(step.among ?? [])])].sort()
  }

  /** From whatever is only read, seen or answered to what comes next. */
  goOn(): void {
    const { step, reply } = this
    if (step === null || this.isDeciding || (step.kind === 'ask' && reply === null)) return
    this.inputs.push('on')
    this.reply = null
    if (reply?.kind === 'miss') {
      if (step.kind === 'do') this.rewindTo(reply.shownFrom ?? this.from)
      return
    }
    this.enter(this.at + 1)
  }

  /** A move of the learner's. A refusal changes nothing. */
  play(text: string): Refusal | null {
    const { step } = this
    if (step?.kind !== 'do' || this.reply !== null) return refusal('engine', 'not-among-the-moves', { move: text })
    const offer = offerOf(this.history)
    if (!offer.includes(text)) {
      const move = this.game.parse(this.history.state, text)
      const why = isRefusal(move) ? move : this.game.explain(this.history.state, move)
      if (why !== null) return why
      return this.play(this.game.print(this.history.state, move))
    }
    this.inputs.push(`play ${text}`)
    this.take(step, text)
    return null
  }

  /** A target pointed at in an ask. */
  answer(target: Target): void {
    const { step } = this
    if (step?.kind !== 'ask' || this.reply?.kind === 'right') return
    this.inputs.push(`answer ${target}`)
    const right = this.answersTo(step)
    if (!right.includes(target)) {
      this.misses++
      const near = step.near?.[target]
      this.reply = { key: near === undefined ? null : keyOf(this.lesson, step, near), kind: 'miss', to: target }
      return
    }
    this.found = new Set([...this.found, target])
    this.reply = null
    if (step.all && right.some((one) => !this.found.has(one))) return
    this.reply = { key: step.right === undefined ? null : keyOf(this.lesson, step, step.right), kind: 'right', to: target }
  }

  /** Takes back the last move of this decision. */
  undo(): boolean {
    const to = this.history.steps.findLastIndex(({ seat }, n) => n >= this.from && seat === this.lesson.learner)
    if (this.step?.kind !== 'do' || to < 0) return false
    this.inputs.push('undo')
    this.reply = null
    this.rewindTo(to)
    return true
  }

  /** The present step is done for the learner, by the first way that is accepted. */
  show(): void {
    const { step } = this
    if (step === null) return
    this.inputs.push('show')
    if (step.kind === 'ask') {
      this.found = new Set(this.answersTo(step))
      this.reply = {
        key: step.right === undefined ? null : keyOf(this.lesson, step, step.right),
        kind: 'right',
        to: [...this.found].join(' '),
      }
    }
    if (step.kind !== 'do') return
    this.reply = null
    this.rewindTo(this.from)
    while (this.step === step && this.reply === null) {
      const offer = offerOf(this.history)
      const text =
        offer.find((one) => this.restsAfter(one).length > 0) ?? (this.goesOn(step) ? firstLegal(step.free ?? [], offer) : undefined)
      if (text === undefined) throw new LessonError(this.lesson.id, step.id, 'nothing that is accepted is legal')
      this.take(step, text)
    }
  }

  get isUndoable(): boolean {
    return this.step?.kind === 'do' && this.history.steps.some(({ seat }, n) => n >= this.from && seat === this.lesson.learner)
  }

  /** The step before, as it was; false at the first. */
  back(): boolean {
    const before = [...this.marks.keys()].filter((at) => at < this.at).at(-1)
    const mark = before === undefined ? undefined : this.marks.get(before)
    if (before === undefined || mark === undefined) return false
    this.history = mark.history
    rewind(mark.history, mark.n)
    this.played.length = mark.n
    this.taken = mark.taken
    this.inputs.length = mark.inputs
    this.enter(before)
    return true
  }

  /** Goes through what was done before; stops where that is not possible any more. */
  follow(inputs: readonly Input[]): boolean {
    for (const input of inputs) {
      const before = this.inputs.length
      if (input === 'on') this.goOn()
      else if (input === 'undo') this.undo()
      else if (input === 'show') this.show()
      else if (input.startsWith('play ')) this.play(input.slice(5))
      else this.answer(input.slice(7))
      if (this.inputs.length === before) return false
    }
    return true
  }

  /** What leads to the beginning of the present step, if it is a decision, else to that of the last one. */
  get resumable(): readonly Input[] {
    const last = [...this.marks.keys()].filter((at) => at <= this.at && this.lesson.steps[at].kind === 'do').at(-1)
    return this.inputs.slice(0, last === undefined ? 0 : this.marks.get(last)?.inputs)
  }

  private answersTo({ answer }: AskStep): readonly Target[] {
    return answer.map((target) => {
      if (!target.startsWith('fact:')) return target
      return `seat:${factsOf(this.game, this.book, this.history.state)[target.slice(5)]}`
    })
  }

  private laid(position: Lesson['position'], step: string | null): AnyHistory {
    const { record, to } = position as { record?: string; to?: number }
    this.played = []
    if (record !== undefined) {
      const found = this.book.records?.[record]
      if (found === undefined) throw new LessonError(this.lesson.id, step, `there is no record “${record}”`)
      const { history, bad } = openRecord(this.game, found, to)
      if (bad !== undefined) throw new LessonError(this.lesson.id, step, `move ${bad.at} of ${record} is refused: ${bad.text}`)
      return startHistoryAt(this.game, history.state, found.options, found.seats)
    }
    try {
      const { state, options } = this.book.position(position)
      return startHistoryAt(this.game, state, options, this.game.standing(state).length)
    } catch (error) {
      throw new LessonError(this.lesson.id, step, (error as Error).message)
    }
  }

  private enter(at: number): void {
    let next = at
    while (this.isLeftOut(this.lesson.steps[next])) next++
    this.at = next
    const { step } = this
    this.misses = 0
    this.reply = null
    this.found = new Set()
    if (step === null) return
    if (step.position !== undefined) this.history = this.laid(step.position, step.id)
    this.from = this.history.steps.length
    this.marks.set(next, { history: this.history, n: this.from, taken: this.taken, inputs: this.inputs.length })
    for (const later of this.marks.keys()) if (later > next) this.marks.delete(later)
    if (step.kind === 'watch') {
      this.played.push(...playOn(this.history, new Script(this.lesson, step.id, step.script), step.until, this.lesson, step.id, this.book))
    }
    if (step.kind === 'do') this.begin(step)
    if (step.kind !== 'do') this.note(step.expects, step.id)
  }

  private isLeftOut(step: Step | undefined): boolean {
    if (step === undefined) return false
    return (step.when !== undefined && !this.taken.has(step.when)) || (step.unless !== undefined && this.taken.has(step.unless))
  }

  /** A decision begins when the learner is to act: whoever comes before plays first. */
  private begin(step: DoStep): void {
    this.script = new Script(this.lesson, step.id, step.script)
    this.letOthersPlay(step)
    this.from = this.history.steps.length
    this.rests = step.accept.map((entry) => [entry])
    if (this.game.toAct(this.history.state) === null)
      throw new LessonError(this.lesson.id, step.id, 'the game is over before the learner decides')
  }

  private letOthersPlay(step: DoStep): void {
    const { lesson, history } = this
    const isOthers = () => ![null, lesson.learner].includes(this.game.toAct(history.state))
    for (let left = 60; isOthers(); left--) {
      if (left === 0) throw new LessonError(lesson.id, step.id, 'it never becomes the learner’s turn')
      this.played.push(this.script.playOne(history))
    }
  }

  private take(step: DoStep, text: string): void {
    const before = this.rests
    const rests = this.restsAfter(text)
    this.isAnswered = false
    const answer = (step.answers ?? []).find(({ moves }) => moves.some((pattern) => matches(pattern, text)))
    const isFree = isFreeIn(step, text)
    if (rests.length === 0 && answer !== undefined) return this.respond(step, answer, text)
    const from = this.history.steps.length
    this.played.push(playText(this.history, text, this.lesson, step.id))
    if (rests.length === 0 && !isFree) {
      this.misses++
      this.reply = { key: step.else === undefined ? null : keyOf(this.lesson, step, 'else'), kind: 'miss', to: text, shownFrom: from }
      return
    }
    this.rests = rests.length === 0 ? before : rests
    const done = this.rests.findIndex((rest) => rest.length === 0)
    if (done < 0 || this.goesOn(step)) return this.letOthersPlay(step)
    const { id, note } = groupOf(this.entryOf(step))
    if (id !== undefined) this.taken = new Set([...this.taken, id])
    this.note(step.expects, step.id)
    if (note === undefined) return this.enter(this.at + 1)
    this.reply = { key: keyOf(this.lesson, step, note), kind: 'note', to: text }
  }

  /** The entry that these moves have finished. */
  private entryOf(step: DoStep): DoStep['accept'][number] {
    const own = this.history.steps.slice(this.from).filter(({ seat }) => seat === this.lesson.learner)
    const finished = step.accept.find((entry) => {
      let rest: Rest | null = [entry]
      for (const { move } of own) rest = rest === null ? null : (restAfter(rest, move) ?? (isFreeIn(step, move) ? rest : null))
      return rest?.length === 0
    })
    return finished ?? step.accept[0]
  }

  /** A way is finished, but what it began is not. */
  private goesOn({ while: facts }: DoStep): boolean {
    return facts !== undefined && unexpected(facts, factsOf(this.game, this.book, this.history.state)) === null
  }

  private respond(step: DoStep, { id, then, script, until, expects }: Answer, text: string): void {
    const from = this.history.steps.length
    this.played.push(playText(this.history, text, this.lesson, step.id))
    if (then === 'play') {
      const branch = `${step.id} (${id})`
      this.played.push(...playOn(this.history, new Script(this.lesson, branch, script), until, this.lesson, branch, this.book))
    }
    // What comes of it was worked out for whoever does it first.
    if (from === this.from) this.note(expects, `${step.id} (${id})`)
    if (then === 'on') this.taken = new Set([...this.taken, id])
    else this.misses++
    const key = keyOf(this.lesson, step, id)
    this.isAnswered = true
    this.reply = {
      key,
      kind: then === 'on' ? 'note' : 'miss',
      to: text,
      ...(then === 'on' ? {} : { shownFrom: from, isPlayedOut: then === 'play' }),
    }
  }

  private restsAfter(text: string): readonly Rest[] {
    return this.rests.map((rest) => restAfter(rest, text)).filter((rest) => rest !== null)
  }

  private rewindTo(n: number): void {
    const { step } = this
    rewind(this.history, Math.max(n, this.from))
    this.played.length = this.history.steps.length
    if (step?.kind !== 'do') return
    this.rests = step.accept.map((entry) => [entry])
    for (const { move, seat } of this.history.steps.slice(this.from)) {
      if (seat !== this.lesson.learner) continue
      const rests = this.restsAfter(move)
      if (rests.length > 0) this.rests = rests
    }
  }

  /** How the learner's score has changed by what was shown. */
  private gain(): Facts {
    const from = this.reply?.shownFrom
    if (from === undefined) return {}
    const { learner } = this.lesson
    const scoreOf = (state: unknown) => this.game.standing(state).find(({ seat }) => seat === learner)?.score ?? 0
    return { gain: scoreOf(this.history.state) - scoreOf(stateAt(this.history, from)) }
  }

  private note(expects: Step['expects'], step: string): void {
    const wrong = unexpected(expects, factsOf(this.game, this.book, this.history.state))
    if (wrong !== null) this.surprises.push(new LessonError(this.lesson.id, step, wrong).message)
  }
}

const isFreeIn = ({ free = [] }: DoStep, text: string): boolean => free.some((pattern) => matches(pattern, text))
