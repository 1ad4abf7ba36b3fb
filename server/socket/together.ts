/**
 * What is written to a line in one turn of the event loop leaves together: a move is answered and told to its player in one
 * system call instead of two, and system calls are the largest part of what a move costs.
 */
import type { Writable } from 'node:stream'

let held: Writable[] = []

export function sendTogether(line: Writable): void {
  if (line.writableCorked > 0) return
  line.cork()
  if (held.length === 0) process.nextTick(letGo)
  held.push(line)
}

function letGo(): void {
  const lines = held
  held = []
  for (const line of lines) line.uncork()
}
