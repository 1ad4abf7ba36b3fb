/**
 * Goes through every lesson of a title by every accepted and every answered way, and tries other legal moves: whatever a rule, a board or a
 * text has broken is told in a sentence with the lesson and the step.
 */
import { LOCALES } from '../basics.ts'
import { loadLanguages } from '../catalogue.ts'
import { randomFrom } from '../chance.ts'
import type { AnyGame } from '../game.ts'
import { sameData } from '../hash.ts'
import { offerOf } from '../history.ts'
import { speaker } from '../language.ts'
import { type AnyLessonBook, type DoStep, type Lesson, LessonError, type Step, type Target } from '../lessons/format.ts'
import { groupOf, matches, waysThrough } from '../lessons/pattern.ts'
import { readLesson } from '../lessons/read.ts'
import { type Input, LessonRun } from '../lessons/run.ts'
import { firstLegal } from '../lessons/script.ts'
import { targetName } from '../lessons/targets.ts'
import type { Title } from '../title.ts'
import { textComplaints } from './lesson-texts.ts'

const OTHER_MOVES = 5
/** What a message is called, not what it says. */
const KEY = /^[a-z]+(\.[\w-]+)+$/
/** So many free moves finish what a way has begun. */
const MOST_FREE = 20
/** Branches of branches: a lesson with more ways than this is no lesson. */
const MOST_WAYS = 60

export async function lessonComplaints(title: Title): Promise<readonly string[]> {
  const book = await title.lessons?.()
  if (book === undefined) return []
  const game = await title.rules()
  await loadLanguages()
  return complaintsAbout(game, book)
}

/** All languages must be loaded by now. */
export function complaintsAbout(game: AnyGame, book: AnyLessonBook): readonly string[] {
  const complaints: string[] = []
  const lessons: Lesson[] = []
  for (const given of book.lessons) {
    const wrong = errorOf(() => lessons.push(readLesson(given)))
    if (wrong !== null) complaints.push(wrong)
  }
  lessons.forEach((lesson, at) => {
    if (lesson.title !== game.id) complaints.push(`${lesson.id}: it is a lesson of “${lesson.title}” and lies with “${game.id}”`)
    if (lessons.findIndex(({ id }) => id === lesson.id) < at) complaints.push(`${lesson.id}: two lessons have this id`)
    for (const needed of lesson.needs) {
      if (!lessons.slice(0, at).some(({ id }) => id === needed))
        complaints.push(`${lesson.id}: it needs “${needed}”, which does not come before it`)
    }
    const walk = new Walk(game, book, lesson)
    complaints.push(...walk.complaints())
    complaints.push(...textComplaints(lesson, book.messages, walk.facts))
  })
  return [...complaints, ...unusedTexts(lessons, book)]
}

function unusedTexts(lessons: readonly Lesson[], { messages }: AnyLessonBook): string[] {
  return LOCALES.flatMap((locale) =>
    messages
      .keys(locale)
      .filter((key) => !lessons.some(({ id }) => key === id || key.startsWith(`${id}.`)))
      .map((key) => `“${key}” (${locale}) belongs to no lesson`),
  )
}

function errorOf(act: () => void): string | null {
  try {
    act()
    return null
  } catch (error) {
    if (error instanceof LessonError) return error.message
    throw error
  }
}

class Walk {
  /** Facts by name as they stood somewhere in the lesson: what texts may use. */
  readonly facts: Set<string> = new Set(['move', 'gain'])
  private readonly found = new Set<string>()
  private readonly answered = new Set<string>()
  private readonly tried = new Set<string>()

  constructor(
    private readonly game: AnyGame,
    private readonly book: AnyLessonBook,
    private readonly lesson: Lesson,
  ) {}

  complaints(): readonly string[] {
    const todo: Input[][] = [[]]
    for (let ways = 0; todo.length > 0; ways++) {
      if (ways > MOST_WAYS) {
        this.found.add(`${this.lesson.id}: more than ${MOST_WAYS} ways lead through it`)
        break
      }
      const inputs = todo.pop()!
      this.guard(() => todo.push(...this.walk(inputs)))
    }
    for (const step of this.lesson.steps) {
      for (const { id } of step.kind === 'do' ? (step.answers ?? []) : []) {
        if (!this.answered.has(`${step.id} ${id}`) && this.tried.has(step.id))
          this.complain(step, `the answer “${id}” is given to no legal move`)
      }
    }
    return [...this.found]
  }

  private guard(act: () => void): void {
    const wrong = errorOf(act)
    if (wrong !== null) this.found.add(wrong)
  }

  private complain(step: Step, cause: string): void {
    this.found.add(`${this.lesson.id}, step ${step.id}: ${cause}`)
  }

  private runTo(inputs: readonly Input[]): LessonRun {
    const run = new LessonRun(this.game, this.book, this.lesson)
    if (!run.follow(inputs))
      throw new LessonError(this.lesson.id, run.step?.id ?? null, 'what was played a moment ago is not possible any more')
    return run
  }

  /** To the end, and what branches off on the way. */
  private walk(inputs: readonly Input[]): Input[][] {
    const branches: Input[][] = []
    const run = this.runTo(inputs)
    for (let left = 200; run.step !== null; left--) {
      const { step } = run
      if (left === 0) throw new LessonError(this.lesson.id, step.id, 'the lesson never ends')
      this.learnFrom(run)
      this.lookAtTargets(run, step)
      if (step.kind === 'ask') this.ask(run)
      if (step.kind === 'do' && run.isDeciding) {
        branches.push(...this.decide(run, step))
        if (run.step === step && run.isDeciding) return branches
      } else run.goOn()
    }
    this.learnFrom(run)
    return branches
  }

  private learnFrom(run: LessonRun): void {
    for (const name of Object.keys(run.facts())) this.facts.add(name)
    for (const surprise of run.surprises) this.found.add(surprise)
  }

  private ask(run: LessonRun): void {
    const step = run.step as Step & { kind: 'ask' }
    const wrong = run.choices().filter((target) => !step.answer.includes(target))
    for (const target of wrong) {
      run.answer(target)
      if (run.reply?.kind === 'right') continue
      if (run.reply?.kind !== 'miss') this.complain(step, `nothing is said to ${target}`)
    }
    for (const target of run.choices()) if (run.reply?.kind !== 'right') run.answer(target)
    if (run.reply?.kind !== 'right') this.complain(step, 'no choice is right')
  }

  /** Goes on by the first accepted way; gives back the others. */
  private decide(run: LessonRun, step: DoStep): Input[][] {
    const start = [...run.inputs]
    const isNew = !this.tried.has(step.id)
    this.tried.add(step.id)
    const branches: Input[][] = []
    for (const [at, entry] of step.accept.entries()) {
      waysThrough(entry).forEach((way, number) => {
        this.guard(() => {
          const other = at === 0 && number === 0 ? run : this.runTo(start)
          this.playWay(other, step, way, isNew && number === 0)
          if (other !== run && number === 0) branches.push([...other.inputs])
        })
      })
    }
    for (const { id, then } of step.answers ?? []) {
      const onward = this.onward.get(`${step.id} ${id}`)
      if (then === 'on' && isNew && onward !== undefined) branches.push([...onward])
    }
    if (isNew) this.guard(() => this.lookAtRefusals(start, step))
    return isNew || step.accept.some((entry) => groupOf(entry).id !== undefined) ? branches : []
  }

  private readonly onward = new Map<string, readonly Input[]>()

  private playWay(run: LessonRun, step: DoStep, way: readonly string[], isLookedAround: boolean): void {
    for (const pattern of way) {
      if (isLookedAround) this.lookAround(run, step)
      const text = offerOf(run.history).find((one) => matches(pattern, one))
      if (text === undefined || run.step !== step) throw new LessonError(this.lesson.id, step.id, this.whyNot(run, pattern))
      run.play(text)
      if (run.reply?.kind === 'miss') throw new LessonError(this.lesson.id, step.id, `${text} is accepted and yet answered as a miss`)
    }
    // What a way leaves open is free: by whatever hexes a route goes.
    for (let left = MOST_FREE; left > 0 && step.while !== undefined && run.step === step && run.isDeciding; left--) {
      const text = firstLegal(step.free ?? [], offerOf(run.history))
      if (text === undefined) break
      if (isLookedAround && left === MOST_FREE) this.lookAround(run, step)
      run.play(text)
    }
    this.learnFrom(run)
    if (run.step === step && run.isDeciding)
      throw new LessonError(this.lesson.id, step.id, `after ${way.join(', ')} the decision is still open`)
  }

  private whyNot({ game, history }: LessonRun, pattern: string): string {
    const said = speaker(game, 'en')
    const move = game.parse(history.state, pattern)
    const refused = 'refused' in Object(move) && (move as { refused: unknown }).refused === true ? move : game.explain(history.state, move)
    return refused === null ? `${pattern} is not possible` : `${pattern} is refused: ${said.refusal(refused)} (${refused.clause})`
  }

  /** Answers and other legal moves, each tried and gone back from. */
  private lookAround(run: LessonRun, step: DoStep): void {
    const here = [...run.inputs]
    const offer = offerOf(run.history)
    const isAnswered = (text: string) => step.answers?.find(({ moves }) => moves.some((pattern) => matches(pattern, text)))
    const seen = new Set<string>()
    for (const text of offer) {
      const answer = isAnswered(text)
      if (answer === undefined || seen.has(answer.id) || this.accepts(run, text)) continue
      seen.add(answer.id)
      this.guard(() => this.tryOne(here, step, text, answer.id))
    }
    const random = randomFrom(`${this.lesson.id} ${step.id} ${here.length}`)
    const others = offer.filter((text) => isAnswered(text) === undefined && !this.accepts(run, text))
    for (let tries = 0; tries < OTHER_MOVES && others.length > 0; tries++) {
      const [text] = others.splice(random.below(others.length), 1)
      this.guard(() => this.tryOne(here, step, text, null))
    }
  }

  private accepts(run: LessonRun, text: string): boolean {
    const copy = this.runTo(run.inputs)
    const misses = copy.misses
    copy.play(text)
    return copy.misses === misses && !copy.isAnswered
  }

  private tryOne(here: readonly Input[], step: DoStep, text: string, answer: string | null): void {
    const run = this.runTo(here)
    const before = this.game.clone(run.history.state)
    run.play(text)
    this.learnFrom(run)
    if (answer !== null) this.answered.add(`${step.id} ${answer}`)
    if (run.reply?.kind === 'note' && answer !== null) return void this.onward.set(`${step.id} ${answer}`, [...run.inputs])
    if (run.reply?.kind !== 'miss') throw new LessonError(this.lesson.id, step.id, `nothing is said to ${text}`)
    run.goOn()
    if (run.step !== step || !sameData(run.history.state, before))
      throw new LessonError(this.lesson.id, step.id, `after ${text} one does not come back`)
  }

  private lookAtRefusals(start: readonly Input[], step: DoStep): void {
    const { history } = this.runTo(start)
    for (const [text, clause] of Object.entries(step.refused ?? {})) {
      const move = this.game.parse(history.state, text)
      const refused = this.game.explain(history.state, move)
      if (refused === null) this.complain(step, `${text} should be refused (${clause}) and is legal`)
      else if (refused.clause !== clause) this.complain(step, `${text} is refused by ${refused.clause} and not by ${clause}`)
    }
  }

  private lookAtTargets(run: LessonRun, step: Step): void {
    const targets: readonly Target[] = [
      ...(step.point ?? []),
      ...(step.kind === 'do' ? [...(step.hints ?? []), ...(step.shows ?? [])] : []),
      ...run.choices(),
    ]
    for (const locale of LOCALES) {
      const said = speaker(this.game, locale)
      for (const target of targets) {
        const name = targetName(this.book, this.game.view(run.history.state, this.lesson.learner), run.history.seats, target, said, locale)
        if (name === null) this.complain(step, `there is no “${target}” here`)
        else if (KEY.test(name)) this.complain(step, `“${target}” has no name: the learner would read “${name}”`)
      }
    }
  }
}
