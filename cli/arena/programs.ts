/** The programs that sit at the arena's seats, as processes: none of them outlives the arena, however either of them ends. */
import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process'

export type Child = ChildProcessWithoutNullStreams

/** Who keeps count of the programs: they are started on the threads of the arena, and ended by the one that hears of Ctrl-C. */
export interface Running {
  began(program: number): void
  ended(program: number): void
}

/** Milliseconds to put its things away, for a program that was asked to end. */
const GRACE = 1000
/** Milliseconds to read what it was told last and to leave by itself, for a program whose input has come to its end. */
const FAREWELL = 500

/** A group of its own, so that ending it also ends what the shell has started. */
export function startProgram(command: string, running: Running): Child {
  const child = spawn(command, { shell: true, stdio: ['pipe', 'pipe', 'pipe'], detached: hasGroups })
  const { pid } = child
  if (pid === undefined) return child
  running.began(pid)
  // What it has started may go on after it, and would keep the arena waiting for the other end of the pipe.
  child.once('exit', () => endProgram(child))
  child.once('close', () => running.ended(pid))
  return child
}

/** Asks first; whoever does not listen is ended all the same. */
export function endProgram(child: Child): void {
  const { pid } = child
  if (pid === undefined || child.stdout.closed) return
  send(pid, 'SIGTERM')
  const last = setTimeout(() => send(pid, 'SIGKILL'), GRACE)
  child.once('close', () => clearTimeout(last))
}

/** Nothing more will be said: whoever reads to the end of its input hears all of it and leaves; the others are asked to. */
export function dismissProgram(child: Child): void {
  child.stdin.end()
  const ask = setTimeout(() => endProgram(child), FAREWELL)
  child.once('close', () => clearTimeout(ask))
}

export interface Count extends Running {
  /** At once, without asking: nobody will be there to ask again. */
  endAll(): void
}

export function countPrograms(): Count {
  const programs = new Set<number>()
  return {
    began: (program) => void programs.add(program),
    ended: (program) => void programs.delete(program),
    endAll() {
      for (const program of programs) send(program, 'SIGKILL')
      programs.clear()
    },
  }
}

const hasGroups = process.platform !== 'win32'

function send(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(hasGroups ? -pid : pid, signal)
  } catch {
    // It has gone by itself.
  }
}
