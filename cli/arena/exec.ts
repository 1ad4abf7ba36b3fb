/** A program in any language at a seat: starts it, asks it over its standard input, and never waits longer than the deadline. */
import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { decideMessage, diceFrom, type Player, PROTOCOL, readAnswer, type Thinking, type ToBot } from '@branchline/bots'
import type { AnyGame, Seat, Standing } from '@branchline/engine'

export const EXEC = 'exec:'

export interface ExecPlayer extends Player {
  hello(seat: Seat, seats: number, options: unknown): void
  over(standing: readonly Standing[]): void
  stop(): void
}

/** How often a program that dies is started again before its seat is left to chance. */
const RESTARTS = 3
/** More than any answer needs: a program that floods us is cut off. */
const LONGEST_LINE = 1_000_000

export function execPlayer(game: AnyGame, code: string, deadline: number): ExecPlayer {
  const command = code.slice(EXEC.length).trim()
  const dice = diceFrom(code)
  let program: ChildProcessWithoutNullStreams | null = null
  let greeting: ToBot | null = null
  let starts = 0
  let asked = 0
  let hear: ((line: string) => void) | null = null
  let gone: (() => void) | null = null
  let last: Thinking = { iterations: 0, reused: 0, milliseconds: 0, fallback: false }

  function start(): void {
    if (program !== null || starts > RESTARTS) return
    starts++
    // A group of its own, so that ending it also ends what the shell has started.
    const child = spawn(command, { shell: true, stdio: ['pipe', 'pipe', 'pipe'], detached: process.platform !== 'win32' })
    program = child
    const leave = () => {
      if (program === child) program = null
      gone?.()
    }
    child.on('error', leave)
    child.on('exit', leave)
    child.stdin.on('error', leave)
    // What a bot says about itself is its own affair; reading it keeps the pipe from filling up.
    child.stderr.resume()
    createInterface({ input: child.stdout }).on('line', (line) => (line.length > LONGEST_LINE ? end(child) : hear?.(line)))
    if (greeting !== null) send(greeting)
  }

  function send(message: ToBot): void {
    program?.stdin.write(`${JSON.stringify(message)}\n`)
  }

  async function ask(view: unknown, seat: Seat): Promise<number> {
    start()
    const id = ++asked
    const message = decideMessage(game, view, seat, id, deadline) as Extract<ToBot, { type: 'decide' }>
    if (program === null) return -1
    return new Promise((resolve) => {
      const settle = (place: number) => {
        clearTimeout(timer)
        hear = null
        gone = null
        resolve(place)
      }
      const timer = setTimeout(() => settle(-1), deadline)
      gone = () => settle(-1)
      hear = (line) => {
        const place = readAnswer(line, id, message.moves)
        if (place !== undefined) settle(place)
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
      const place = await ask(view, seat)
      last = { iterations: 0, reused: 0, milliseconds: performance.now() - began, fallback: place < 0 }
      return moves[place < 0 ? dice.below(moves.length) : place]
    },
    hello(seat, seats, options) {
      greeting = { type: 'hello', protocol: PROTOCOL, game: game.id, title: game.title, seats, seat, options }
      if (program === null) start()
      else send(greeting)
    },
    over: (standing) => send({ type: 'over', standing }),
    stop() {
      if (program !== null) end(program)
      program = null
    },
  }
}

function end(child: ChildProcessWithoutNullStreams): void {
  try {
    if (child.pid !== undefined && process.platform !== 'win32') process.kill(-child.pid)
    else child.kill()
  } catch {
    // It has gone by itself.
  }
}
