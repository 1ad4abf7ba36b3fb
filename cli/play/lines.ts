/** Lines from a terminal or from a pipe, one after the other; null when there are no more. */
import { createInterface } from 'node:readline'

export interface Lines {
  ask(prompt: string, complete: (line: string) => [string[], string]): Promise<string | null>
  close(): void
}

export function openLines(): Lines {
  let complete: (line: string) => [string[], string] = (line) => [[], line]
  const reader = createInterface({
    input: process.stdin,
    output: process.stdout,
    terminal: process.stdin.isTTY === true && process.stdout.isTTY === true,
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
  function give(line: string | null): void {
    const answer = wanted
    wanted = null
    answer?.(line)
  }
  return {
    ask(prompt, completer) {
      complete = completer
      reader.setPrompt(prompt)
      reader.prompt()
      const ready = waiting.shift()
      if (ready !== undefined) return Promise.resolve(ready)
      if (isClosed) return Promise.resolve(null)
      return new Promise((resolve) => {
        wanted = resolve
      })
    },
    close: () => reader.close(),
  }
}
