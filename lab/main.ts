/** branchline-lab: every step from games to judgement is one command. */
import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { splitCodes } from '@branchline/bots'
import { isRefusal, type LearnedWeights, readOptions, type SetUp } from '@branchline/engine'
import type { Tuning } from '@branchline/games/learners'
import { calibrate } from './calibrate.ts'
import type { Judgement } from './duel.ts'
import { EVEN, playDuel } from './duels.ts'
import { exploit } from './exploit.ts'
import { measure } from './measure.ts'
import { fromFile, passesOf } from './network.ts'
import { playSchool } from './play.ts'
import { type Match, ratingsOf } from './ratings.ts'
import { ratingsChart, ratingsTable } from './ratings-page.ts'
import { printCounts, printRead, readReasons } from './reasons.ts'
import { duelReport, huntReport } from './reports.ts'
import { layoutOf, readRows, readText } from './rows.ts'
import { SUBJECTS, subjectNamed, tunableOf } from './subjects.ts'
import { teach } from './teach.ts'
import { train } from './train.ts'
import { tune } from './tune.ts'

const HELP = `branchline-lab play TITLE --out FILE [--games 1000] [--first 0] [--iterations 0] [--weights FILE] [--keep 1] [--seed 1] [--threads N]
  self-play: positions at the beginning of stages, with what became of them. Without iterations players play what looks best at a glance.
branchline-lab train TITLE --rows FILE,… --out FILE [--from FILE] [--epochs 6] [--rate 0.001] [--width 32] [--narrow 16] [--margin 0.3] [--decay 0] [--seed 1]
  learned weights from such positions, to be put into games/…/bot.
branchline-lab measure TITLE --rows FILE,… --weights FILE
  how much of the final differences is explained, by hand and learned, and −ln of the winner's chance.
branchline-lab duel TITLE --bots A,B [--weights FILE] [--tuning FILE] [--rival FILE] [--rival-tuning FILE] [--same-playouts] [--games 200] [--settle] [--seconds 0] [--seed 1] [--threads N] [--out FILE]
  a candidate against an opponent (inspector:milliseconds=100,inspector@1:milliseconds=100), all set-ups. Each judges by the weights in use, by a file,
  or “by hand”; whoever is frozen as he always did. With --same-playouts quick playouts go by the numbers in use, whatever moves are appraised by.
branchline-lab exploit TITLE [--bots driver:iterations=25] [--strategies 40] [--only STRATEGY] [--games 20] [--finalists 3] [--last 200] [--seconds 0] [--seed 1] [--threads N]
  looks for the strategy that does best against this bot, and measures the best ones on games of their own, until it is shown whether they win more than 55 %.
  [--menus 48 --generations 12 --breed apprentice:noise=0.1 --breed-games 64]: instead of bends, menus of purchases, bred by games against the bot --breed names.
  [--players 2 --options '{"map":"chiba","cards":"rising-sun-beginner"}'], here, in duel, tune and teach: all games with this set-up instead of drawn ones.
branchline-lab calibrate TITLE [--games 50] [--seed 1]
  whether the chances that people are told come true: −ln of the winner's chance for even, raw and shown ones, and what was told and won.
branchline-lab reasons TITLE,… [--positions 10] [--seed 1]
  what the coach and advice say in positions spread over games of apprentices, to be read; and how often reasons are alike or the order is wrong.
branchline-lab tune TITLE --out FILE [--bots apprentice] [--from FILE] [--steps 40] [--stop 40] [--games 400] [--rate 0.5] [--victories] [--still NAME,…] [--seed 1] [--threads N]
  the numbers that moves are appraised by, from those made by hand, step by step; each step plays so many games. It can be stopped before the last. With --victories
  who wins leads the way, not who has more points; numbers that are to stay as they are are named by --still. --from “in use” begins with what searchers use.
branchline-lab teach TITLE --out FILE [--bots driver:iterations=200] [--from FILE] [--games 48] [--keep 0.3] [--steps 60] [--rate 0.05] [--seed 1] [--threads N]
  such numbers from what a search gave its attention to: those by which a glance would have given it at once. [--players 4 --options …] as in tune.
branchline-lab ratings
  RATINGS.md and ratings.svg anew from results.jsonl, to which duel appends with --out lab/results.jsonl.
Titles: ${SUBJECTS.join(', ')}.`

export async function main(words: readonly string[]): Promise<void> {
  try {
    await run(words)
  } catch (error) {
    console.error(`branchline-lab: ${(error as Error).message}`)
    process.exitCode = 1
  }
}

async function run(words: readonly string[]): Promise<void> {
  const text = (value: string) => ({ type: 'string' as const, default: value })
  const { values, positionals } = parseArgs({
    args: [...words],
    allowPositionals: true,
    options: {
      out: text(''),
      games: text(''),
      positions: text('10'),
      first: text('0'),
      iterations: text('0'),
      weights: text(''),
      keep: text(''),
      seed: text('1'),
      threads: text(String(availableParallelism())),
      rows: text(''),
      from: text(''),
      epochs: text('6'),
      rate: text(''),
      width: text('32'),
      narrow: text('16'),
      margin: text('0.3'),
      decay: text('0'),
      rival: text(''),
      tuning: text(''),
      'rival-tuning': text(''),
      steps: text(''),
      stop: text(''),
      strategies: text('40'),
      only: text(''),
      still: text(''),
      menus: text('0'),
      generations: text('12'),
      breed: text('apprentice:noise=0.1'),
      'breed-games': text('64'),
      players: text('0'),
      options: text(''),
      finalists: text('3'),
      last: text('200'),
      bots: text(''),
      seconds: text('0'),
      settle: { type: 'boolean', default: false },
      'same-playouts': { type: 'boolean', default: false },
      victories: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  })
  const [verb, title] = positionals
  if (verb === 'ratings' && !values.help) {
    writeRatings()
    return
  }
  if (values.help || verb === undefined || title === undefined) {
    console.log(HELP)
    return
  }
  if (values.out === '' && ['play', 'train', 'tune', 'teach'].includes(verb)) throw new Error('--out says where the result goes.')
  if (values.out !== '') mkdirSync(dirname(values.out), { recursive: true })
  const number = (
    name: Exclude<
      keyof typeof values,
      | 'out'
      | 'weights'
      | 'rows'
      | 'from'
      | 'rival'
      | 'tuning'
      | 'rival-tuning'
      | 'seed'
      | 'bots'
      | 'only'
      | 'still'
      | 'settle'
      | 'help'
      | 'breed'
      | 'options'
    >,
    usual = '',
  ) => {
    const value = Number(values[name] || usual)
    if (!Number.isFinite(value) || value < 0) throw new Error(`--${name} takes a number, not “${values[name]}”.`)
    return value
  }
  const keepTuning = (line: string, found: Tuning) => {
    console.error(line)
    writeFileSync(values.out, `${JSON.stringify(found, null, 2)}\n`)
  }
  if (verb === 'play') {
    const school = { title, seed: values.seed, iterations: number('iterations'), keep: number('keep', '1') }
    await playSchool(school, weightsIn(values.weights), number('first'), number('games', '1000'), number('threads'), values.out)
  } else if (verb === 'train') {
    const subject = subjectNamed(title)
    const rows = readRows(values.rows.split(','), layoutOf(subject).length)
    const from = weightsIn(values.from)
    const lesson = {
      seed: values.seed,
      width: from?.hidden[0] ?? number('width'),
      narrow: from?.hidden[1] ?? number('narrow'),
      epochs: number('epochs'),
      rate: number('rate', '0.001'),
      margin: number('margin'),
      decay: number('decay'),
      ...(from === null ? {} : { from }),
    }
    const { weights, held } = train(subject, rows, lesson, `branchline-lab ${words.join(' ')}`, (line) => console.error(line))
    writeFileSync(values.out, `${JSON.stringify(weights)}\n`)
    console.log(JSON.stringify({ title, ...held }))
  } else if (verb === 'measure') {
    const subject = subjectNamed(title)
    const layout = layoutOf(subject)
    const rows = readRows(values.rows.split(','), layout.length)
    const { shape, weights } = fromFile(weightsIn(values.weights) as LearnedWeights)
    const all = Array.from({ length: rows.count }, (_, row) => row)
    console.log(JSON.stringify({ title, ...measure(subject, rows, all, passesOf(shape, layout, subject.features.scale, weights)) }))
  } else if (verb === 'duel') {
    const bots = splitCodes(values.bots)
    if (bots.length !== 2) throw new Error('--bots names a candidate and an opponent.')
    const duel = {
      title,
      seed: values.seed,
      bots: bots as [string, string],
      weights: [judgementIn(values.weights), judgementIn(values.rival)] as const,
      tunings: [tuningIn(values.tuning), tuningIn(values['rival-tuning'])] as const,
      arePlayoutsKept: values['same-playouts'],
      ...setUpIn(title, number('players'), values.options),
    }
    const seconds = number('seconds') || Number.POSITIVE_INFINITY
    const { played, sequence } = await playDuel(duel, number('games', '200'), number('threads'), values.settle ? EVEN : null, seconds)
    const { line, match } = duelReport(duel, values.weights, played, sequence)
    console.log(line)
    if (values.out !== '') appendFileSync(values.out, `${JSON.stringify(match)}\n`)
  } else if (verb === 'tune') {
    const course = {
      title,
      seed: values.seed,
      bot: values.bots || 'apprentice',
      steps: number('steps', '40'),
      pairs: Math.ceil(number('games', '400') / 2),
      pace: number('rate', '0.5'),
      by: values.victories ? ('victories' as const) : ('points' as const),
      still: stillIn(title, values.still),
      ...setUpIn(title, number('players'), values.options),
    }
    await tune(
      course,
      values.from === 'in use' ? valuesFor(title, number('players')) : (tuningIn(values.from) ?? tunableOf(title).byHand),
      number('stop', values.steps || '40'),
      number('threads'),
      keepTuning,
    )
  } else if (verb === 'teach') {
    const lesson = {
      title,
      seed: values.seed,
      bot: values.bots || 'driver:iterations=200',
      games: number('games', '48'),
      keep: number('keep', '0.3'),
      steps: number('steps', '60'),
      pace: number('rate', '0.05'),
      ...setUpIn(title, number('players'), values.options),
    }
    await teach(lesson, tuningIn(values.from) ?? tunableOf(title).values, number('threads'), keepTuning)
  } else if (verb === 'exploit') {
    const hunt = {
      title,
      seed: values.seed,
      victim: values.bots || 'driver:iterations=25',
      strategies: number('strategies'),
      only: values.only,
      breeding:
        number('menus') === 0
          ? null
          : { rival: values.breed, menus: number('menus'), generations: number('generations'), games: number('breed-games') },
      ...setUpIn(title, number('players'), values.options),
      games: number('games', '20'),
      finalists: number('finalists'),
      last: number('last'),
      seconds: number('seconds') || Number.POSITIVE_INFINITY,
    }
    const found = await exploit(hunt, number('threads'), (line) => console.error(line))
    for (const one of found) console.log(huntReport(hunt, one))
  } else if (verb === 'calibrate') {
    for (const { part, positions, loss, told } of calibrate(title, number('games', '50'), values.seed))
      console.log(
        `${title}, ${part}, ${positions} positions: even, raw, shown ${loss.map((sum) => sum.toFixed(3)).join(' / ')}; ` +
          `told → won ${told.map(([chance, won]) => `${chance.toFixed(0)}→${won.toFixed(0)}`).join(', ')}`,
      )
  } else if (verb === 'reasons') {
    const read = title.split(',').flatMap((one) => [...readReasons(one, number('positions'), values.seed)])
    console.log([...read.map(printRead), printCounts(read)].join('\n\n'))
  } else throw new Error(`there is no step “${verb}”.\n${HELP}`)
}

/** The table and the chart, made anew from all matches on file. */
function writeRatings(): void {
  const folder = join(dirname(fileURLToPath(import.meta.url)), '..')
  const matches = readText(join(folder, 'results.jsonl'))
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Match)
  const ratings = ratingsOf(matches)
  writeFileSync(join(folder, 'RATINGS.md'), ratingsTable(ratings, matches))
  writeFileSync(join(folder, 'ratings.svg'), ratingsChart(ratings))
}

/** The set-up that all games have, or nothing: then it is drawn for every two. */
function setUpIn(title: string, seats: number, text: string): { setUp?: SetUp<unknown> } {
  if (seats === 0 && text === '') return {}
  if (seats === 0) throw new Error('--options need --players: which set-up is meant?')
  const { game } = subjectNamed(title)
  const options = readOptions(game.options, text === '' ? {} : JSON.parse(text))
  if (isRefusal(options) || game.fits?.(options, seats) != null) throw new Error(`there is no such set-up for ${seats}: ${text}`)
  return { setUp: { options, seats } }
}

function weightsIn(path: string): LearnedWeights | null {
  return path === '' ? null : (JSON.parse(readText(path)) as LearnedWeights)
}

function tuningIn(path: string): Tuning | null {
  return path === '' ? null : (JSON.parse(readText(path)) as Tuning)
}

/** The numbers that searchers use with so many players; 0: with any. */
function valuesFor(title: string, players: number): Tuning {
  const { values, valuesFor: ofTheirOwn } = tunableOf(title)
  return players === 0 ? values : (ofTheirOwn?.(players) ?? values)
}

function stillIn(title: string, list: string): readonly string[] {
  const names = list === '' ? [] : list.split(',')
  const { steps } = tunableOf(title)
  for (const name of names)
    if (!Object.hasOwn(steps, name)) throw new Error(`“${name}” is none of the numbers of “${title}”: ${Object.keys(steps).join(', ')}.`)
  return names
}

function judgementIn(path: string): Judgement {
  return path === '' ? 'in use' : path === 'by hand' ? path : (weightsIn(path) as LearnedWeights)
}
