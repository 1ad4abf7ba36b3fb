/** A server of one's own, to be killed and started again on the same port and the same data. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const ROOT = join(import.meta.dirname, '..', '..')

export class OwnServer {
  readonly url: string
  private readonly port: number
  readonly data = mkdtempSync(join(tmpdir(), 'branchline-test-'))
  private process: ChildProcess | null = null

  private readonly settings: Readonly<Record<string, string>>

  private constructor(port: number, settings: Readonly<Record<string, string>>) {
    this.port = port
    this.settings = settings
    this.url = `http://127.0.0.1:${port}`
  }

  static async open(settings: Readonly<Record<string, string>> = {}): Promise<OwnServer> {
    const server = new OwnServer(await freePort(), settings)
    await server.start()
    return server
  }

  async start(): Promise<void> {
    const args = ['cli/bin/branchline.js', 'serve', '--port', String(this.port), '--data', this.data]
    this.process = spawn(process.execPath, args, {
      cwd: ROOT,
      stdio: 'ignore',
      env: { ...process.env, BRANCHLINE_LOG_LEVEL: 'warn', ...this.settings },
    })
    for (let tries = 0; tries < 900; tries++) {
      const isUp = await fetch(`${this.url}/api/games`).then(
        ({ ok }) => ok,
        () => false,
      )
      if (isUp) return
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
    throw new Error('the server does not answer')
  }

  /** Makes whoever opens it first a host. */
  hostLink(): string {
    const said = execFileSync(process.execPath, ['cli/bin/branchline.js', 'host', '--data', this.data], { cwd: ROOT, encoding: 'utf8' })
    return `${this.url}/host#${said.trim().split('#').at(-1)}`
  }

  /** As by a power cut. */
  async kill(): Promise<void> {
    const gone = new Promise((resolve) => this.process?.once('exit', resolve))
    this.process?.kill('SIGKILL')
    await gone
  }

  async close(): Promise<void> {
    await this.kill()
    rmSync(this.data, { recursive: true, force: true })
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0))
    })
  })
}
