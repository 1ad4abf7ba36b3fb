/** Servers in processes of their own, for measuring. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type ServerProcess, startProcess } from '@branchline/faults/process'

/** One of the scripts in this folder, by its name. */
export const script = (name: string) => new URL(import.meta.url.endsWith('.ts') ? `./${name}.ts` : `./${name}.js`, import.meta.url)

/** Ended and its data gone when `run` is over. */
export async function withServer<T>(
  server: URL | string,
  run: (server: ServerProcess) => Promise<T>,
  given: object = {},
  execArgv: string[] = [],
): Promise<T> {
  const data = mkdtempSync(join(tmpdir(), 'branchline-bench-'))
  const process = await startProcess(server, { data, ...given }, execArgv)
  try {
    return await run(process)
  } finally {
    await process.kill()
    rmSync(data, { recursive: true, force: true })
  }
}

/** Seconds of processor time. */
export async function cpuOf(server: ServerProcess): Promise<number> {
  const { cpu } = await server.ask<{ cpu: NodeJS.CpuUsage }>('usage')
  return (cpu.user + cpu.system) / 1e6
}

export const portOf = (server: ServerProcess) => Number(new URL(server.url).port)
export const pause = (milliseconds: number) => new Promise((over) => setTimeout(over, milliseconds))
