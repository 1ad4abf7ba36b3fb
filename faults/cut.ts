/** A line between a server and its database that can be cut (bytes are no longer passed on, and nobody is told), slowed down, held back, or broken. */
import { connect, createServer, type Socket } from 'node:net'

export interface Cable {
  /** The address of the database, by way of this line. */
  readonly url: string
  cut(): void
  mend(): void
  /** Every piece of data comes so many milliseconds late. */
  slow(milliseconds: number): void
  /** Data waits until `release`, and comes then. */
  hold(): void
  release(): void
  /** Both ends are told that the line is gone; a new one can be opened at once. */
  reset(): void
  close(): Promise<void>
}

export async function layCable(database: string): Promise<Cable> {
  const target = new URL(database)
  const ends = new Set<Socket>()
  let isCut = false
  let delay = 0
  let held: (() => void)[] | null = null
  const pass = (from: Socket, to: Socket) => {
    // In their order, however the delay changes on the way.
    let latest = Promise.resolve()
    from.on('data', (data) => {
      // Gone, as on a line that was pulled: the sender finds out by waiting.
      if (isCut) return
      if (held !== null) {
        held.push(() => to.write(data))
        return
      }
      if (delay === 0 && isIdle) {
        to.write(data)
        return
      }
      isIdle = false
      const late = new Promise<void>((over) => setTimeout(over, delay))
      const mine = latest.then(() => late).then(() => void (isCut || to.write(data)))
      latest = mine
      void mine.then(() => {
        if (latest === mine) isIdle = true
      })
    })
    let isIdle = true
    from.on('error', () => {})
    from.on('close', () => {
      ends.delete(from)
      if (!isCut) to.destroy()
    })
    ends.add(from)
  }
  const server = createServer((near) => {
    const far = connect(Number(target.port), target.hostname)
    pass(near, far)
    pass(far, near)
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const url = new URL(database)
  url.host = `127.0.0.1:${(server.address() as { port: number }).port}`
  return {
    url: String(url),
    cut() {
      isCut = true
    },
    mend() {
      isCut = false
      // What was lost on the way stays lost: connections from before are no use to anybody.
      for (const end of ends) end.destroy()
    },
    slow(milliseconds) {
      delay = milliseconds
    },
    hold() {
      held ??= []
    },
    release() {
      const waiting = held ?? []
      held = null
      for (const pass of waiting) pass()
    },
    reset() {
      for (const end of ends) end.destroy()
    },
    async close() {
      for (const end of ends) end.destroy()
      await new Promise((closed) => server.close(closed))
    },
  }
}
