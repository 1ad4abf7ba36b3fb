/**
 * Load on boardgame.io's server, spoken to as its client does (socket.io over a WebSocket) but by hand: its own client would cost
 * more than what is measured. Every match plays the same game given beforehand, one match after the other.
 */
import { addressFor, type Driver, hangUp, type Match, pacer } from './driver.ts'
import { RawSocket } from './raw-socket.ts'

export interface Peer {
  readonly script: string
  readonly given: object
  readonly game: string
  /** The module that exports the same game for our server, under that name. */
  readonly module: string
  readonly seats: number
  readonly moves: readonly { readonly type: string; readonly args: readonly number[] }[]
}

const ADDRESS = '/socket.io/?EIO=4&transport=websocket'

export async function drivePeer(port: number, matches: number, peer: Peer): Promise<Driver> {
  const sockets: RawSocket[] = []
  const driver = pacer()
  const begun: Promise<void>[] = []
  for (let index = 0; index < matches; index++) {
    const clients = await Promise.all(Array.from({ length: peer.seats }, () => connect(port, peer.game, addressFor(index))))
    begun.push(playMatches(index, clients, peer, driver))
    sockets.push(...clients.map(({ socket }) => socket))
  }
  await Promise.all(begun)
  return { ...driver, close: () => hangUp(sockets) }
}

interface Client {
  readonly socket: RawSocket
  emit(event: string, ...args: unknown[]): void
  onEvent(text: string): void
}

/** Resolves when the server knows the client in the room of its game. */
async function connect(port: number, game: string, address: string): Promise<Client> {
  const socket = new RawSocket(port, ADDRESS, '', address)
  const client: Client = {
    socket,
    emit: (event, ...args) => socket.send(`42/${game},${JSON.stringify([event, ...args])}`),
    onEvent: () => {},
  }
  const inRoom = new Promise<void>((joined) => {
    socket.onText = (text) => {
      if (text.startsWith('0')) socket.send(`40/${game},`)
      else if (text === '2') socket.send('3')
      else if (text.startsWith(`40/${game},`)) joined()
      else if (text.startsWith(`42/${game},`)) client.onEvent(text.slice(game.length + 4))
    }
  })
  await socket.ready
  await inRoom
  return client
}

/** Resolves when the first match has begun. */
function playMatches(index: number, clients: readonly Client[], peer: Peer, driver: ReturnType<typeof pacer>): Promise<void> {
  const { moves, seats } = peer
  return new Promise((begun) => {
    let number = 0
    let n = 0
    const id = () => `${index}-${number}`
    // One after the other: the first to come makes the match, and two at once would make it twice.
    const sit = (seat: number) => clients[seat].emit('sync', id(), String(seat), undefined, seats)
    const match: Match = {
      isBusy: true,
      sentAt: 0,
      go() {
        const seat = n % seats
        const payload = { ...moves[n], playerID: String(seat) }
        clients[seat].emit('update', { type: 'MAKE_MOVE', payload }, n, id(), String(seat))
        return true
      },
    }
    clients.forEach((client, seat) => {
      client.onEvent = (text) => {
        if (text.startsWith(`["sync","${id()}"`)) {
          if (seat + 1 < seats) return sit(seat + 1)
          begun()
          driver.freed(match)
        }
        if (seat !== (n + 1) % seats || !text.startsWith(`["update","${id()}"`) || !text.includes(`"_stateID":${n + 1}`)) return
        n++
        if (n < moves.length) return driver.arrived(match)
        number++
        n = 0
        sit(0)
      }
    })
    driver.add(match)
    sit(0)
  })
}
