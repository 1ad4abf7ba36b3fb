/** A program in any language at a seat: starts it, asks it over its standard input, and never waits longer than the deadline. */
import type { Readable } from 'node:stream'
import { decideMessage, diceFrom, type Player, PROTOCOL, readAnswer, type Thinking, type ToBot, type Trouble } from '@branchline/bots'
import { type AnyGame, optionsThatCount, type Seat, type Standing } from '@branchline/engine'
import { type Child, dismissProgram, endProgram, type Running, startProgram } from './programs.ts'

export const EXEC = 'exec:'

export interface ExecPlayer extends Player {
  hello(seat: Seat, seats: number, options: unknown): void
  over(standing: readonly Standing[]): void
  stop(): void
}

/** How often a program that dies is started again before its seat is left to chance. */
const RESTARTS = 3
/** Characters: more than any answer needs, and more than any program leaves unread that reads at all. */
const LONGEST_LINE = 1_000_000
const MOST_UNREAD = 8_000_000

/** `startUp`: milliseconds that a program just started has beyond the deadline, to load what it needs before its first answer. */
export function execPlayer(game: AnyGame, code: string, deadline: number, startUp: number, running: Running): ExecPlayer {
  const command = code.slice(EXEC.length).trim()
  const dice = diceFrom(code)
  let program: Child | null = null
  let greeting: ToBot | null = null
  let starts = 0
  let asked = 0
  let isFresh = false
  let hear: ((line: string) => void) | null = null
  let gone: ((why: Trouble) => void) | null = null
  let last: Thinking = { iterations: 0, reused: 0, milliseconds: 0, fallback: false }

  function start(): void {
    if (program !== null || starts > RESTARTS) return
    starts++
    isFresh = true
    const child = startProgram(command, running)
    program = child
    const leave = (why: Trouble) => {
      if (program !== child) return
      program = null
      gone?.(why)
    }
    child.on('error', () => leave('gone'))
    child.on('exit', () => leave('gone'))
    child.stdin.on('error', () => leave('gone'))
    // What a bot says about itself is its own affair; reading it keeps the pipe from filling up.
    child.stderr.resume()
    readLines(
      child.stdout,
      (line) => program === child && hear?.(line),
      () => {
        leave('flood')
        endProgram(child)
      },
    )
    if (greeting !== null) send(greeting)
  }

  function send(message: ToBot): void {
    const child = program
    if (child === null) return
    child.stdin.write(`${JSON.stringify(message)}\n`)
    if (child.stdin.writableLength <= MOST_UNREAD) return
    program = null
    gone?.('deaf')
    endProgram(child)
  }

  async function ask(view: unknown, seat: Seat): Promise<number | Trouble> {
    start()
    const id = ++asked
    const message = decideMessage(game, view, seat, id, deadline) as Extract<ToBot, { type: 'decide' }>
    if (program === null) return 'gone'
    return new Promise((resolve) => {
      const settle = (answer: number | Trouble) => {
        clearTimeout(timer)
        hear = null
        gone = null
        resolve(answer)
      }
      const timer = setTimeout(() => settle('late'), isFresh ? deadline + startUp : deadline)
      isFresh = false
      gone = settle
      hear = (line) => {
        const place = readAnswer(line, id, message.moves)
        if (place !== undefined) settle(place < 0 ? 'impossible' : place)
      }
      send(message)
    })
  }

  return {
    get last() {
      return last
    },
    async decide(view, seat) {
      const moves = game.moves(view)
      const began = performance.now()
      const answer = await ask(view, seat)
      const thinking = { iterations: 0, reused: 0, milliseconds: performance.now() - began }
      const isMove = typeof answer === 'number'
      last = isMove ? { ...thinking, fallback: false } : { ...thinking, fallback: true, trouble: answer }
      return moves[isMove ? answer : dice.below(moves.length)]
    },
    hello(seat, seats, options) {
      const played = optionsThatCount(game.options, options)
      greeting = { type: 'hello', protocol: PROTOCOL, game: game.id, title: game.title, seats, seat, options: played }
      if (program === null) start()
      else send(greeting)
    },
    over: (standing) => send({ type: 'over', standing }),
    stop() {
      const child = program
      program = null
      if (child !== null) dismissProgram(child)
    },
  }
}

/** Lines as they come; whoever sends a longer one than anybody needs is not read any further. */
function readLines(stream: Readable, hear: (line: string) => void, flood: () => void): void {
  let begun = ''
  stream.setEncoding('utf8')
  const read = (text: string) => {
    const lines = (begun + text).split('\n')
    begun = lines.pop() as string
    for (const line of lines) hear(line)
    if (begun.length <= LONGEST_LINE) return
    stream.off('data', read)
    stream.resume()
    flood()
  }
  stream.on('data', read)
}
