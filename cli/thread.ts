import { Worker } from 'node:worker_threads'

/** A script on a thread of its own, to its end; what it says is heard as it comes. `what` names it where it stops on its way. */
export function onThread<Said>(script: URL, workerData: unknown, hear: (said: Said) => void, what: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(script, { workerData, execArgv: ['--disable-warning=ExperimentalWarning'] })
    worker.on('message', hear)
    worker.on('error', reject)
    worker.on('exit', (code) => (code === 0 ? resolve() : reject(new Error(`${what} stopped with code ${code}`))))
  })
}
