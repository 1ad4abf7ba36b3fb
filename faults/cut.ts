/** A line between a server and its database that can be cut: bytes are no longer passed on, and nobody is told. */
import { connect, createServer, type Socket } from 'node:net'

export interface Cable {
  /** The address of the database, by way of this line. */
  readonly url: string
  cut(): void
  mend(): void
  close(): Promise<void>
}

export async function layCable(database: string): Promise<Cable> {
  const target = new URL(database)
  const ends = new Set<Socket>()
  let isCut = false
  const pass = (from: Socket, to: Socket) => {
    from.on('data', (data) => {
      // Gone, as on a line that was pulled: the sender finds out by waiting.
      if (!isCut) to.write(data)
    })
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
    async close() {
      for (const end of ends) end.destroy()
      await new Promise((closed) => server.close(closed))
    },
  }
}
