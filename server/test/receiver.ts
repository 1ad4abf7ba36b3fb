/** The other side of webhooks and push messages: takes what is posted, and answers with the status it was told to. */
import { createServer, type IncomingHttpHeaders } from 'node:http'
import { afterwards } from './start.ts'

export interface Taken {
  readonly path: string
  readonly headers: IncomingHttpHeaders
  readonly body: Buffer
}

export async function receiver(): Promise<{ readonly url: string; readonly taken: Taken[]; answer: number; location: string | null }> {
  const side = { url: '', taken: [] as Taken[], answer: 200, location: null as string | null }
  const server = createServer((request, response) => {
    const pieces: Buffer[] = []
    request.on('data', (piece: Buffer) => pieces.push(piece))
    request.on('end', () => {
      side.taken.push({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(pieces) })
      response.writeHead(side.answer, side.location === null ? {} : { location: side.location }).end('x')
    })
  })
  await new Promise<void>((open) => server.listen(0, '127.0.0.1', open))
  afterwards(() => {
    server.closeAllConnections()
    server.close()
  })
  side.url = `http://127.0.0.1:${(server.address() as { port: number }).port}`
  return side
}
