/** From a file to a lesson. A bad file is refused with a sentence that names the lesson, the step and the cause. */
import type { DoStep, Entry, Lesson, Step } from './format.ts'
import { LessonError } from './format.ts'

type Raw = Readonly<Record<string, unknown>>

const LESSON_FIELDS = ['id', 'title', 'minutes', 'needs', 'teaches', 'returns', 'learner', 'position', 'view', 'rivals', 'steps']
const COMMON = ['kind', 'id', 'when', 'unless', 'position', 'point', 'expects']
const FIELDS: Readonly<Record<Step['kind'], readonly string[]>> = {
  say: [],
  point: [],
  do: ['accept', 'free', 'while', 'answers', 'else', 'hints', 'shows', 'refused', 'script'],
  watch: ['script', 'until'],
  ask: ['answer', 'all', 'near', 'among', 'right'],
}
const ID = /^[a-z0-9][a-z0-9-]*$/
const TARGET = /^[a-z]+:\S+$/

export function readLesson(given: unknown): Lesson {
  const raw = (isObject(given) ? given : {}) as Raw
  const id = typeof raw.id === 'string' ? raw.id : '(no id)'
  const demand = (isGood: boolean, cause: string) => {
    if (!isGood) throw new LessonError(id, null, cause)
  }
  demand(isObject(given), 'a lesson is an object')
  demand(ID.test(id), '“id” is small letters, digits and hyphens')
  demand(typeof raw.title === 'string', '“title” names the game')
  demand(typeof raw.minutes === 'number' && raw.minutes > 0 && raw.minutes <= 4, '“minutes” is a number up to 4')
  demand(isObject(raw.position), '“position” is what the title sets up, or a record and how far it is played')
  for (const list of ['needs', 'teaches', 'returns', 'rivals'])
    demand(raw[list] === undefined || isTexts(raw[list]), `“${list}” is a list of texts`)
  const unknown = Object.keys(raw).find((field) => !LESSON_FIELDS.includes(field))
  demand(unknown === undefined, `there is no field “${unknown}”`)
  demand(Array.isArray(raw.steps) && raw.steps.length > 0, '“steps” is a list of one step or more')
  const steps = (raw.steps as unknown[]).map((step, at) => readStep(id, step, at))
  const twice = steps.find((step, at) => steps.findIndex((other) => other.id === step.id) < at)
  demand(twice === undefined, `two steps are called “${twice?.id}”`)
  const ways = new Set(steps.flatMap((step) => (step.kind === 'do' ? waysOf(step) : [])))
  for (const step of steps) {
    for (const way of [step.when, step.unless])
      if (way !== undefined && !ways.has(way)) throw new LessonError(id, step.id, `no decision has a way “${way}”`)
  }
  return {
    id,
    title: raw.title as string,
    minutes: raw.minutes as number,
    needs: (raw.needs ?? []) as string[],
    teaches: (raw.teaches ?? []) as string[],
    returns: (raw.returns ?? []) as string[],
    learner: (raw.learner ?? 0) as number,
    position: raw.position as Raw,
    view: (raw.view ?? {}) as Lesson['view'],
    rivals: (raw.rivals ?? ['pass', 'done']) as string[],
    steps,
  }
}

/** Ids of ways and answers that later steps may ask about. */
function waysOf({ accept, answers = [] }: DoStep): string[] {
  return [
    ...accept.flatMap((entry) => (typeof entry === 'object' && entry.id !== undefined ? [entry.id] : [])),
    ...answers.map(({ id }) => id),
  ]
}

function readStep(lesson: string, given: unknown, at: number): Step {
  const raw = (isObject(given) ? given : {}) as Raw
  const name = typeof raw.id === 'string' ? raw.id : `${at + 1}`
  const demand = (isGood: boolean, cause: string) => {
    if (!isGood) throw new LessonError(lesson, name, cause)
  }
  demand(typeof raw.id === 'string' && ID.test(raw.id), '“id” is small letters, digits and hyphens')
  const kind = raw.kind as Step['kind']
  demand(typeof kind === 'string' && kind in FIELDS, `“kind” is one of ${Object.keys(FIELDS).join(', ')}`)
  const unknown = Object.keys(raw).find((field) => !COMMON.includes(field) && !FIELDS[kind].includes(field))
  demand(unknown === undefined, `a “${kind}” has no field “${unknown}”`)
  demand(raw.point === undefined || isTargets(raw.point), '“point” is a list of targets such as “place:hawes”')
  demand(raw.expects === undefined || isObject(raw.expects), '“expects” is an object of facts')
  if (kind === 'point') demand(isTargets(raw.point), 'a “point” says what it points at')
  if (kind === 'do') demandDecision(raw, demand)
  if (kind === 'watch') {
    demand(raw.script !== undefined || raw.until !== undefined, 'a “watch” has a “script” or an “until”')
    demandScript(raw, demand)
  }
  if (kind === 'ask') {
    demand(isTargets(raw.answer), 'an “ask” has an “answer”: a list of targets')
    demand(raw.among === undefined || isTargets(raw.among), '“among” is a list of targets')
    demand(raw.near === undefined || (isObject(raw.near) && isTargets(Object.keys(raw.near as Raw))), '“near” has a text id by target')
    const choices = new Set([...(raw.answer as string[]), ...((raw.among ?? []) as string[]), ...Object.keys((raw.near ?? {}) as Raw)])
    demand(choices.size >= 2, 'an “ask” leaves a choice: two targets or more in “answer”, “near” and “among”')
  }
  return raw as unknown as Step
}

type Demand = (isGood: boolean, cause: string) => void

function demandDecision(raw: Raw, demand: Demand): void {
  demand(
    Array.isArray(raw.accept) && raw.accept.length > 0 && raw.accept.every(isEntry),
    'a “do” accepts a move, or {all}, {line}, {any} of moves',
  )
  demand(raw.free === undefined || isTexts(raw.free), '“free” is a list of moves')
  demand(
    raw.while === undefined || (isObject(raw.while) && raw.free !== undefined),
    '“while” is an object of facts, and “free” says what goes on',
  )
  demand(raw.else === undefined || raw.else === 'facts', '“else” is “facts” or left out')
  demand(raw.hints === undefined || isTargets(raw.hints), '“hints” is a list of targets')
  demand(raw.shows === undefined || isTargets(raw.shows), '“shows” is a list of targets')
  demand(raw.refused === undefined || isObject(raw.refused), '“refused” has a clause by move')
  demandScript(raw, demand)
  const answers = raw.answers ?? []
  demand(Array.isArray(answers), '“answers” is a list')
  for (const answer of answers as Raw[]) {
    demand(isObject(answer) && isTexts(answer.moves), 'an answer says to which “moves”')
    demand(typeof answer.id === 'string' && ID.test(answer.id), 'an answer has an “id”')
    demand(['back', 'play', 'on'].includes(answer.then as string), `answer “${answer.id}”: “then” is back, play or on`)
    demandScript(answer, demand)
  }
}

function demandScript({ script }: Raw, demand: Demand): void {
  const isScripted = (one: unknown) =>
    typeof one === 'string' ||
    (isObject(one) &&
      typeof (one as Raw).seat === 'number' &&
      typeof (one as Raw).bid === 'string' &&
      typeof (one as Raw).upTo === 'number')
  demand(
    script === undefined || (Array.isArray(script) && script.every(isScripted)),
    '“script” is a list of moves, or of { seat, bid, upTo, else }',
  )
}

function isEntry(given: unknown): given is Entry {
  if (typeof given === 'string') return given !== ''
  if (!isObject(given)) return false
  const { move, all, line, any } = given as Raw
  const kinds = [move, all, line, any].filter((one) => one !== undefined)
  return kinds.length === 1 && (typeof move === 'string' || (Array.isArray(kinds[0]) && kinds[0].length > 0 && kinds[0].every(isEntry)))
}

const isObject = (given: unknown): given is object => typeof given === 'object' && given !== null && !Array.isArray(given)
const isTexts = (given: unknown): given is string[] =>
  Array.isArray(given) && given.length > 0 && given.every((one) => typeof one === 'string')
const isTargets = (given: unknown): given is string[] => isTexts(given) && given.every((one) => TARGET.test(one))
