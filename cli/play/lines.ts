/** Lines from a terminal or from a pipe, one after the other; null when there are no more. */
import { createInterface } from 'node:readline'

export interface Lines {
  ask(prompt: string, complete: (line: string) => [string[], string]): Promise<string | null>
  /** Lets what was typed in the meantime arrive. */
  listen(): Promise<void>
  /** Whether somebody has left: Ctrl-C, Ctrl-D. A pipe that has ended has only nothing more to say. */
  readonly isClosed: boolean
  close(): void
}

export function openLines(): Lines {
  let complete: (line: string) => [string[], string] = (line) => [[], line]
  const isTerminal = process.stdin.isTTY === true && process.stdout.isTTY === true
  const reader = createInterface({
    input: process.stdin,
    output: process.stdout,
    terminal: isTerminal,
    completer: (line: string) => complete(line),
  })
  const waiting: string[] = []
  let wanted: ((line: string | null) => void) | null = null
  let isClosed = false
  reader.on('line', (line) => {
    if (wanted === null) waiting.push(line)
    else give(line)
  })
  reader.on('close', () => {
    isClosed = true
    give(null)
  })
  function next(): Promise<string | null> {
    const ready = waiting.shift()
    if (ready !== undefined) return Promise.resolve(ready)
    if (isClosed) return Promise.resolve(null)
    return new Promise((resolve) => {
      wanted = resolve
    })
  }
  function give(line: string | null): void {
    const answer = wanted
    wanted = null
    answer?.(line)
  }
  return {
    ask(prompt, completer) {
      complete = completer
      if (isClosed) process.stdout.write(prompt)
      else {
        reader.setPrompt(prompt)
        reader.prompt()
      }
      return next().then((line) => {
        // A pipe shows nothing of what it brings: said again, so that the transcript can be read.
        if (!isTerminal) process.stdout.write(`${line ?? ''}\n`)
        return line
      })
    },
    listen: () => new Promise((resolve) => setImmediate(resolve)),
    get isClosed() {
      return isTerminal && isClosed
    },
    close: () => reader.close(),
  }
}
