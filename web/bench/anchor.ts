/**
 * The least that a page with a board can be, to compare ours with in the same run: sixty hexes and a hundred and twenty links that the server has
 * drawn, and one listener.
 */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'

const HEXES = Array.from({ length: 60 }, (_, at) => at)
const middle = (hex: number) => [(hex % 10) * 90 + (Math.floor(hex / 10) % 2) * 45 + 60, Math.floor(hex / 10) * 80 + 60]
const corners = (hex: number) => {
  const [x, y] = middle(hex)
  const corner = (turn: number) => `${(x + 50 * Math.sin(turn)).toFixed(1)},${(y + 50 * Math.cos(turn)).toFixed(1)}`
  return [0, 1, 2, 3, 4, 5].map((k) => corner((k * Math.PI) / 3)).join(' ')
}
const hexes = HEXES.map((hex) => {
  const [x, y] = middle(hex)
  return `<g tabindex="0"><polygon points="${corners(hex)}"/><text x="${x}" y="${y}">Town ${hex}</text></g>`
})
const links = [1, 10].flatMap((step) =>
  HEXES.map((hex) => {
    const [[x1, y1], [x2, y2]] = [middle(hex), middle((hex + step) % 60)]
    return `<line x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}"/>`
  }),
)
const HEAD =
  '<!doctype html><meta charset=utf-8><meta name=viewport content="width=device-width"><title>x</title><style>polygon{fill:#eee;stroke:#333}line{stroke:#900;stroke-width:4}</style>'
const FILES: Readonly<Record<string, readonly [type: string, text: string]>> = {
  '/': [
    'text/html',
    `${HEAD}<body><svg viewBox="0 0 1000 560" id="board">${hexes.join('')}${links.join('')}</svg><script src="/a.js"></script>`,
  ],
  '/a.js': ['text/javascript', "const b=document.getElementById('board');b.addEventListener('click',()=>{});b.dataset.listens=''"],
}

/** Where it is served, until it is closed. */
export async function serveAnchor(): Promise<{ readonly address: string; close(): void }> {
  const server = createServer(({ url = '' }, answer) => {
    const file = FILES[url]
    if (file === undefined) return answer.writeHead(404).end()
    const headers = { 'content-type': file[0], 'content-encoding': 'gzip', 'cache-control': 'no-store' }
    return answer.writeHead(200, headers).end(gzipSync(file[1]))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, close: () => server.close() }
}
