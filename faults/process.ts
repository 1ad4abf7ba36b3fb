/** Starts and ends server processes. */
import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

export interface ServerProcess {
  readonly url: string
  readonly child: ChildProcess
  /** kill -9: no farewell, nothing flushed. */
  kill(): Promise<void>
  stop(): Promise<void>
  ask<T>(what: string | object): Promise<T>
}

export async function startProcess(script: URL | string, given: object, execArgv: readonly string[] = []): Promise<ServerProcess> {
  const child = fork(typeof script === 'string' ? script : fileURLToPath(script), [], {
    env: { ...process.env, BRANCHLINE_CHILD: JSON.stringify(given), NODE_ENV: 'production' },
    execArgv: [...execArgv],
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  })
  const url = await new Promise<string>((started, failed) => {
    let text = ''
    child.stdout?.on('data', (data: Buffer) => {
      text += String(data)
      if (text.includes('\n')) started((JSON.parse(text.split('\n')[0]) as { url: string }).url)
    })
    child.once('exit', (code) => failed(new Error(`the server ended at once, with ${code}`)))
  })
  const ended = async (end: () => void) => {
    if (child.exitCode !== null || child.signalCode !== null) return
    const exit = once(child, 'exit')
    end()
    await exit
  }
  return {
    url,
    child,
    kill: () => ended(() => child.kill('SIGKILL')),
    stop: () => ended(() => child.send('stop')),
    async ask<T>(what: string | object) {
      const answer = once(child, 'message')
      child.send(what)
      return (await answer)[0] as T
    },
  }
}
