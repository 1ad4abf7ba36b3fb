/** Runs the command line in this process, as a person would at a terminal, and keeps what it says. */
import { vi } from 'vitest'
import { main } from '../index.ts'

export interface Heard {
  readonly out: string
  readonly err: string
  readonly exit: number
}

export async function branchline(...words: string[]): Promise<Heard> {
  const out: string[] = []
  const err: string[] = []
  const spies = [
    vi.spyOn(console, 'log').mockImplementation((text) => void out.push(`${text}\n`)),
    vi.spyOn(console, 'error').mockImplementation((text) => void err.push(`${text}\n`)),
    vi.spyOn(process.stdout, 'write').mockImplementation((text) => out.push(String(text)) > 0),
    vi.spyOn(process.stderr, 'write').mockImplementation((text) => err.push(String(text)) > 0),
  ]
  const before = process.exitCode
  process.exitCode = 0
  try {
    await main(['node', 'branchline', ...words])
    return { out: out.join(''), err: err.join(''), exit: Number(process.exitCode ?? 0) }
  } finally {
    process.exitCode = before
    for (const spy of spies) spy.mockRestore()
  }
}
