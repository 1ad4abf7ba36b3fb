/** A lesson that asks for a route accepts every way of building it. */
import { offerOf } from '@branchline/engine'
import { type AnyLessonBook, type Input, LessonRun, readLesson } from '@branchline/engine/lessons'
import { expect, test } from 'vitest'
import { lessons as book } from '../lessons/index.ts'
import { westRiding } from '../rules/index.ts'

/** What the words of the step ask for. */
const ASKED = [
  { lesson: 'wr-1-money', asked: ['build to halifax'] },
  { lesson: 'wr-2-worth', asked: ['build to wakefield', 'build from castleford'] },
  { lesson: 'wr-4-president', asked: ['build to goole'] },
  { lesson: 'wr-5-control', asked: ['build to castleford'] },
  { lesson: 'wr-7-last', asked: ['build to selby', 'build from tadcaster'] },
]

test.each(ASKED)('$lesson: $asked by whatever hexes', ({ lesson, asked }) => {
  const run = atStep(lesson, 'build')
  const begun = [...run.inputs]
  const ways: string[][] = []
  const follow = (moves: readonly string[]) => {
    const way = at(lesson, [...begun, ...moves.map((move): Input => `play ${move}`)])
    expect(way.reply?.kind, moves.join(', ')).not.toBe('miss')
    if (way.step?.id !== 'build' || !way.isDeciding) return void ways.push([...moves])
    for (const move of asked[moves.length] === undefined ? offerOf(way.history) : [asked[moves.length]]) follow([...moves, move])
  }
  follow([])
  // Where the rules leave a choice of hexes, each of them was gone.
  expect(ways.length).toBeGreaterThan(lesson === 'wr-7-last' ? 0 : 2)
  expect(new Set(ways.map(String)).size).toBe(ways.length)
})

test('another town, or the same from elsewhere, is still answered', () => {
  const run = atStep('wr-2-worth', 'build')
  run.play('build to wakefield')
  run.play('build from leeds-new')
  expect(run.reply).toMatchObject({ kind: 'miss', key: 'wr-2-worth.build.other' })
  run.goOn()
  run.play('build from castleford')
  run.play('via h17')
  expect(run.step?.id).toBe('now')
})

test('whoever asks to be shown sees a whole route', () => {
  const run = atStep('wr-4-president', 'build')
  run.show()
  expect(run.history.steps.map(({ move }) => move).slice(-2)).toEqual(['build to goole', 'cheapest'])
  expect(run.step?.id).toBe('sum')
})

function at(lesson: string, inputs: readonly Input[]): LessonRun {
  const given = book.lessons.find((one) => (one as { id: string }).id === lesson)
  const run = new LessonRun(westRiding, book as AnyLessonBook, readLesson(given))
  expect(run.follow(inputs)).toBe(true)
  return run
}

function atStep(lesson: string, step: string): LessonRun {
  const run = at(lesson, [])
  for (let left = 20; run.step?.id !== step && left > 0; left--) {
    if (run.isDeciding) run.show()
    else run.goOn()
  }
  expect(run.step?.id).toBe(step)
  return run
}
