/** A server that sends letters, and the codes out of them. */
import type { GivenConfig } from '../config.ts'
import type { Guest } from './client.ts'
import { mailServer } from './mail-server.ts'
import { house } from './start.ts'
import { until } from './until.ts'

export const publicUrl = 'https://games.example.org'

export async function withMail(given: GivenConfig = {}) {
  const { url, letters } = await mailServer()
  let now = Date.now()
  const logged: string[] = []
  const server = await house(
    { mail: url, mailFrom: 'Branchline <post@house.example>', publicUrl, logLevel: 'debug', ...given },
    { now: () => now, logTo: { write: (line: string) => void logged.push(line) } },
  )
  const lettersTo = (email: string) => letters.filter(({ to }) => to === email.toLowerCase())
  /** Asks for a link and takes the code out of the letter. */
  const codeFor = async (device: Guest, email: string, way = '/api/sign-in/email') => {
    const before = lettersTo(email).length
    await device.must('POST', way, { email })
    await until(() => lettersTo(email).length > before)
    return /\/link#([A-Za-z0-9]{24})/.exec(lettersTo(email)[before]?.text ?? '')?.[1] as string
  }
  return { server, letters, lettersTo, logged, codeFor, wait: (milliseconds: number) => (now += milliseconds) }
}
