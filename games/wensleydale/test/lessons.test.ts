/** The check of lessons finds what it is there for, and names lesson, step and cause. */
import { LOCALES, type Locale, loadLanguages, type Texts } from '@branchline/engine'
import { complaintsAbout } from '@branchline/engine/kit'
import { type Lesson, LessonRun, readLesson } from '@branchline/engine/lessons'
import { describe, expect, it } from 'vitest'
import { lessons as book } from '../lessons/wensleydale.ts'
import { wensleydale } from '../rules/index.ts'

const load = book.lessons[0] as Lesson
await loadLanguages()
const own = (locale: Locale): Record<string, string | undefined> =>
  Object.fromEntries(
    book.messages
      .keys(locale)
      .filter((key) => key.split('.')[0] === load.id)
      .map((key) => [key, book.messages.text(key, locale)]),
  )
const messages = Object.fromEntries(LOCALES.map((locale) => [locale, own(locale)])) as Record<Locale, ReturnType<typeof own>>

/** The texts as somebody might have written them. */
const textsOf = (said: typeof messages): Texts => ({
  ...book.messages,
  keys: (locale = 'en') => Object.keys(said[locale]).filter((key) => said[locale][key] !== undefined),
  text: (key, locale = 'en') => said[locale][key],
})

const withStep = (id: string, change: object): Lesson => ({
  ...load,
  steps: load.steps.map((step) => (step.id === id ? ({ ...step, ...change } as typeof step) : step)),
})
const complaints = (lesson: unknown, said = messages) =>
  complaintsAbout(wensleydale, { ...book, lessons: [lesson], messages: textsOf(said) })

describe('a lesson that is broken', () => {
  it('and one that is whole has nothing to complain of', () => expect(complaints(load)).toEqual([]))

  it.each([
    [
      'a move the rules refuse',
      withStep('take', { accept: ['move stone whernside'] }),
      /wd-1-load, step take: move stone whernside is refused: .+ \(WD-/,
    ],
    [
      'a move that leaves the decision open',
      withStep('take', { accept: [{ all: ['move stone rombalds-moor', 'pass', 'pass'] }] }),
      /step take: pass/,
    ],
    [
      'an end the rules do not come to',
      withStep('profit', { expects: { score: [13, 9, 9] } }),
      'wd-1-load, step profit: score0 is 12 and not 13',
    ],
    [
      'an answer whose end is another',
      // biome-ignore lint/suspicious/noThenProperty: what an answer leads to
      withStep('take', { answers: [{ moves: ['pass'], id: 'pass', then: 'play', until: 'over', expects: { score0: 2 } }] }),
      'wd-1-load, step take (pass): score0 is 1 and not 2',
    ],
    [
      'an answer to nothing',
      // biome-ignore lint/suspicious/noThenProperty: what an answer leads to
      withStep('take', { answers: [{ moves: ['bid * on box 1'], id: 'pass', then: 'back' }] }),
      'wd-1-load, step take: the answer “pass” is given to no legal move',
    ],
    ['a place that is not there', withStep('why', { point: ['place:london'] }), 'wd-1-load, step why: there is no “place:london” here'],
    [
      'a refusal by another clause',
      withStep('take', { refused: { 'hire 1a': 'WD-1.1' } }),
      /step take: hire 1a is refused by WD-9.6 and not by WD-1.1/,
    ],
    ['what should be refused and is legal', withStep('take', { refused: { pass: 'WD-9.6' } }), /step take: pass should be refused/],
    ['a position that cannot be', { ...load, position: { ...load.position, goods: { ilkley: 1 } } }, /wd-1-load: ilkley bears no goods/],
    [
      'a file with a slip in it',
      { ...load, steps: [{ kind: 'shout', id: 'a' }] },
      'wd-1-load, step a: “kind” is one of say, point, do, watch, ask',
    ],
    ['a field nobody reads', withStep('why', { pont: [] }), 'wd-1-load, step why: a “say” has no field “pont”'],
  ])('%s', (_, lesson, wanted) => {
    const found = complaints(lesson)
    expect(
      found.some((said) => (typeof wanted === 'string' ? said === wanted : wanted.test(said))),
      found.join('\n'),
    ).toBe(true)
  })

  it.each([
    [
      'a text that is missing',
      { ...messages, de: { ...messages.de, 'wd-1-load.won': undefined } },
      'wd-1-load, step won: it has no text in “de”',
    ],
    [
      'a text nobody says',
      { ...messages, en: { ...messages.en, 'wd-1-load.gone': 'Gone.' } },
      'wd-1-load, step gone: nothing says its text in “en”',
    ],
    [
      'a fact nobody knows',
      { ...messages, en: { ...messages.en, 'wd-1-load.won': '{points} points.' } },
      'wd-1-load, step won (en): nothing fills in “{points}”',
    ],
    [
      'a sentence too long',
      { ...messages, en: { ...messages.en, 'wd-1-load.why': 'word '.repeat(17).trim() } },
      /step why \(en\): “.+” has 17 words/,
    ],
    [
      'too many words',
      { ...messages, en: { ...messages.en, 'wd-1-load.why': 'A word or two. '.repeat(40).trim() } },
      /wd-1-load: \d+ words, where 170 are the most/,
    ],
    ['text of no lesson', { ...messages, en: { ...messages.en, 'wd-9-gone': 'Gone' } }, '“wd-9-gone” (en) belongs to no lesson'],
  ])('%s', (_, said, wanted) => {
    const found = complaints(load, said)
    expect(
      found.some((one) => (typeof wanted === 'string' ? one === wanted : wanted.test(one))),
      found.join('\n'),
    ).toBe(true)
  })
})

describe('a lesson under way', () => {
  const start = () => {
    const run = new LessonRun(wensleydale, book, readLesson(load))
    run.goOn()
    run.goOn()
    return run
  }

  it('takes a wrong move back, and goes on after the right ones in any order', () => {
    const run = start()
    run.play('move cheese embsay')
    run.play('pass')
    expect(run.reply).toMatchObject({ kind: 'miss', key: 'wd-1-load.take.pass' })
    run.goOn()
    expect(run.history.steps.map(({ move }) => move)).toEqual(['move cheese embsay'])
    for (const move of ['move green bolton-abbey', 'move red bolton-abbey', 'move stone rombalds-moor']) run.play(move)
    expect(run.step?.id).toBe('profit')
  })

  it('can be left and gone on with at the last decision', () => {
    const run = start()
    run.play('move cheese embsay')
    const again = new LessonRun(wensleydale, book, readLesson(load))
    expect(again.follow(run.resumable)).toBe(true)
    expect(again.step?.id).toBe('take')
    expect(again.isUndoable).toBe(false)
  })

  it('can be shown, and gone back in', () => {
    const run = start()
    run.show()
    expect(run.step?.id).toBe('profit')
    expect(run.back()).toBe(true)
    expect(run.step?.id).toBe('take')
    expect(run.history.steps).toEqual([])
  })
})
