import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type TalliedGame, tally } from '@branchline/bots'
import { defaultOptions, type Json, type Standing } from '@branchline/engine'
import { describe, expect, it } from 'vitest'
import { type Contest, playContest } from '../arena/contest.ts'
import { execPlayer } from '../arena/exec.ts'
import { countPrograms, startProgram } from '../arena/programs.ts'
import { asJson, asMarkdown, asTable, troublesText, verdictText } from '../arena/report.ts'
import { runContest } from '../arena/run.ts'
import { forShell } from '../commands/arena.ts'
import { printedWords } from '../messages/printed/index.ts'
import { knownNamed } from '../titles.ts'

const { arena: words } = await printedWords('en')

const known = await knownNamed('nuremberg')
const options = defaultOptions<Record<string, Json>>(known.game.options)
const contest = (bots: readonly string[], deadline = 3000, startUp = 0): Contest => {
  return { game: 'nuremberg', seats: 2, options, seed: 'a', bots, deadline, startUp }
}

async function played(bots: readonly string[], numbers: readonly number[], deadline?: number, startUp?: number): Promise<TalliedGame[]> {
  const games: TalliedGame[] = []
  await playContest(known, contest(bots, deadline, startUp), numbers, ({ game: one }) => games.push(one), countPrograms())
  return games
}

describe('a contest', () => {
  it('gives the same games in any share of the work', async () => {
    const scores = (games: readonly TalliedGame[]) => games.map(({ result }) => result.scores)
    const together = scores(await played(['random', 'apprentice'], [0, 1, 2]))
    const apart = [...scores(await played(['random', 'apprentice'], [0])), ...scores(await played(['random', 'apprentice'], [1, 2]))]
    expect(together).toEqual(apart)
  })

  it('gives the same games on any number of threads, which take the next game when they are free', async () => {
    const run = async (threads: number) => {
      const worker = new URL('../dist/arena/worker.js', import.meta.url)
      const told: number[] = []
      const games = await runContest(
        known,
        contest(['apprentice', 'driver:iterations=1']),
        4,
        threads,
        countPrograms(),
        (done) => told.push(done),
        worker,
      )
      expect(told).toEqual([1, 2, 3, 4])
      return games.map(({ lineUp, block, result }) => ({ lineUp, block, scores: result.scores }))
    }
    const one = await run(1)
    expect(one).toHaveLength(4)
    expect(await run(2)).toEqual(one)
  })

  it('stops when the question is settled, with whole blocks only, and seats somebody frozen', async () => {
    const strong = contest(['apprentice@1', 'random@1'])
    const games = await runContest(known, strong, 60, 1, countPrograms(), undefined, undefined, true)
    expect(games).toHaveLength(24)
    const report = { contest: strong, games: games.length, seconds: 1, bots: tally(strong.bots, games), played: games }
    expect(verdictText(report, words)).toMatch(/^apprentice@1: 100\.0 % .*: stronger than the others\.$/)
    expect(await runContest(known, strong, 26, 1, countPrograms())).toHaveLength(26)
  })

  it('seats a program that speaks the protocol', async () => {
    const program = `exec:node -e "require('node:readline').createInterface({input:process.stdin}).on('line',l=>{const m=JSON.parse(l);if(m.type==='decide')console.log(JSON.stringify({id:m.id,move:m.moves.at(-1)}))})"`
    const [{ result }] = (await played([program, 'random'], [0], 20_000)) as [TalliedGame]
    expect(result.effort[0]).toMatchObject({ fallbacks: 0, illegal: 0 })
    expect(result.effort[0]?.decisions).toBeGreaterThan(5)
  })

  it('tells a program the end of every game, the last one too, with the account of every seat', async () => {
    const heard = join(mkdtempSync(join(tmpdir(), 'arena-')), 'heard')
    const program = `exec:node -e "const fs=require('node:fs');require('node:readline').createInterface({input:process.stdin}).on('line',l=>{const m=JSON.parse(l);if(m.type==='decide')console.log(JSON.stringify({id:m.id,move:0}));else fs.appendFileSync('${heard}',l+'\\n')}).on('close',()=>fs.appendFileSync('${heard}','left'))"`
    const ended: Promise<void>[] = []
    const games: TalliedGame[] = []
    let gone = () => {}
    const running = { began: () => void ended.push(new Promise((resolve) => (gone = resolve))), ended: () => gone() }
    await playContest(known, contest([program, 'random'], 20_000), [0, 2], ({ game: one }) => games.push(one), running)
    await Promise.all(ended)
    const lines = readFileSync(heard, 'utf8').split('\n')
    expect(lines.pop()).toBe('left')
    const told = lines.map((line) => JSON.parse(line) as { type: string; standing: Standing[] })
    expect(told.map(({ type }) => type)).toEqual(['hello', 'over', 'hello', 'over'])
    for (const [n, { standing }] of told.filter(({ type }) => type === 'over').entries()) {
      expect(standing.map(({ score }) => score)).toEqual(games[n]!.result.scores)
      for (const { score, parts } of standing) {
        expect(parts.length).toBeGreaterThan(1)
        expect(parts.reduce((sum, { points }) => sum + points, 0)).toBe(score)
      }
    }
  })

  it('greets a program with the options that count: a list of cards only where it is played with', async () => {
    const { game } = await knownNamed('rising-sun')
    const usual = defaultOptions<Record<string, Json>>(game.options)
    const greeting = async (options: Record<string, Json>) => {
      const heard = join(mkdtempSync(join(tmpdir(), 'arena-')), 'heard')
      await new Promise<void>((ended) => {
        const player = execPlayer(game, `exec:cat > ${heard}`, 1000, 0, { began: () => {}, ended: () => ended() })
        player.hello(1, 2, options)
        player.stop()
      })
      return JSON.parse(readFileSync(heard, 'utf8')) as { options: Record<string, Json> }
    }
    const { custom, ...others } = usual
    expect(await greeting(usual)).toMatchObject({ type: 'hello', game: 'rising-sun', seats: 2, seat: 1, options: others })
    expect((await greeting(usual)).options).not.toHaveProperty('custom')
    expect((await greeting({ ...usual, cards: 'custom' })).options).toMatchObject({ cards: 'custom', custom })
  })

  it('gives a program time to load before its first answer, and from then on the deadline', async () => {
    const program = `exec:sleep 0.4; node -e "let n=0;require('node:readline').createInterface({input:process.stdin}).on('line',l=>{const m=JSON.parse(l);if(m.type==='decide'&&n++<1)console.log(JSON.stringify({id:m.id,move:0}))})"`
    const [{ result }] = (await played([program, 'random'], [0], 2, 20_000)) as [TalliedGame]
    const { decisions, fallbacks, troubles } = result.effort[0] as (typeof result.effort)[number]
    expect({ fallbacks, troubles }).toEqual({ fallbacks: decisions - 1, troubles: { late: decisions - 1 } })
  })

  const says = (code: string) => `exec:node -e "${code}"`
  it.each([
    ['is not there', 'exec:no-such-program-here', 'gone'],
    ['does not answer', 'exec:cat > /dev/null', 'late'],
    ['ends at once', says('process.exit(1)'), 'gone'],
    ['talks nonsense', says(`process.stdin.on('data',()=>console.log('{]',[],null,'\\xff'))`), 'late'],
    [
      'answers what cannot be',
      says(
        `require('node:readline').createInterface({input:process.stdin}).on('line',l=>console.log(JSON.stringify({id:JSON.parse(l).id,move:'fly'})))`,
      ),
      'impossible',
    ],
    ['never ends a line', says(`const s='y'.repeat(99999);const f=()=>process.stdout.write(s,f);f()`), 'flood'],
  ])('goes on without a program that %s, counts it and says why', async (_, program, trouble) => {
    const deadline = trouble === 'late' ? 2 : 3000
    const [{ result }] = (await played([program, 'random'], [0], deadline)) as [TalliedGame]
    const { decisions, fallbacks, illegal, troubles } = result.effort[0] as (typeof result.effort)[number]
    expect({ fallbacks, illegal }).toEqual({ fallbacks: decisions, illegal: 0 })
    expect(troubles[trouble as 'late']).toBeGreaterThan(0)
  })
})

describe.skipIf(process.platform === 'win32')('a program', () => {
  it('that does not listen when it is asked to end is ended all the same', async () => {
    const programs = new Set<number>()
    const ended = new Promise<void>((resolve) => {
      const running = {
        began: (program: number) => programs.add(program),
        ended: (program: number) => {
          programs.delete(program)
          if (programs.size === 0) resolve()
        },
      }
      const deaf = contest([`exec:trap '' TERM; cat > /dev/null; sleep 60`, 'random'], 2)
      void playContest(known, deaf, [0], () => {}, running)
    })
    await ended
    expect(programs.size).toBe(0)
  })

  it('does not outlive an arena that somebody leaves', async () => {
    const programs = countPrograms()
    const child = startProgram(`trap '' TERM; sleep 60 & sleep 60`, programs)
    const closed = new Promise((resolve) => child.once('close', resolve))
    programs.endAll()
    await closed
    expect(child.signalCode).toBe('SIGKILL')
  })
})

describe('a report', () => {
  it('lists every game for programs, so that its figures can be counted again', async () => {
    const games = await played(['random', 'apprentice'], [0, 1])
    const report = {
      contest: contest(['random', 'apprentice']),
      games: 2,
      seconds: 1,
      bots: tally(['random', 'apprentice'], games),
      played: games,
    }
    const told = JSON.parse(asJson(report)) as {
      played: { seed: string; lineUp: number[]; shares: number[] }[]
      bots: { winRate: { mean: number } }[]
    }
    expect(told.played.map(({ seed, lineUp }) => [seed, lineUp])).toEqual([
      ['a-0', [0, 1]],
      ['a-0', [1, 0]],
    ])
    const won = told.played.reduce((sum, { lineUp, shares }) => sum + (shares[lineUp.indexOf(1)] as number), 0)
    expect(told.bots[1]?.winRate.mean).toBe(won / 2)
  })

  const driver = {
    code: 'driver',
    games: 4,
    winRate: { mean: 0.75, margin: 0.1, low: 0.62, high: 0.83 },
    score: { mean: 41.234, margin: Number.NaN },
    elo: 1600,
    decisions: 10,
    millisecondsPerDecision: 12.3,
    slowestDecision: 40,
    iterationsPerDecision: 20,
    fallbacks: 0,
    illegal: 0,
    troubles: { late: 3 },
  }
  const report = { contest: contest(['driver']), games: 4, seconds: 2, bots: [driver], played: [] }
  it('shows rates with their margins, and no margin where there is none', () => {
    expect(asTable(report, words)).toMatch(/driver +75\.0 % \(62\.0–83\.0\) +41\.2 +1600/)
  })
  it('says why a program did not play its own moves', () => {
    expect(troublesText(report, words)).toMatch(/^driver: no answer in time.*3 decisions/)
  })
  it('is a table in Markdown for the diary, with the command', () => {
    expect(asMarkdown(report, words, 'npx branchline arena', '2026-01-01')).toMatch(/`npx branchline arena`\n\n\| bot \|/)
  })
  it('keeps its table whole when a command has a pipe in it, and its command such that it can be typed again', () => {
    const piped = { ...report, bots: [{ ...driver, code: 'exec:bot | tee log' }] }
    expect(asMarkdown(piped, words, '', '2026-01-01')).toContain('| exec:bot \\| tee log | 75.0 %')
    expect(forShell("exec:perl -e 'print 1'")).toBe(`'exec:perl -e '\\''print 1'\\'''`)
    expect(forShell('driver:iterations=5,seed=7')).toBe('driver:iterations=5,seed=7')
  })
})
