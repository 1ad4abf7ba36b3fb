/** Load on a server: many matches, one move under way in each; as fast as it goes, or so many moves a second in all. */
import { randomInt } from 'node:crypto'
import { RawSocket } from './raw-socket.ts'
import type { Party } from './server-main.ts'

export interface Driver {
  /** Without a rate: as fast as it goes. */
  begin(perSecond?: number): void
  end(): void
  /** Milliseconds from sending a move to its arrival at the next to act; emptied by asking. */
  take(): number[]
  close(): void
}

export interface Match {
  isBusy: boolean
  sentAt: number
  /** Plays, if it can. */
  go(): boolean
}

const MATCHES_PER_ADDRESS = 50

/** The bare loop: any text is a move, seats take turns. */
export async function driveBare(port: number, matches: number, seats: number): Promise<Driver> {
  const sockets: RawSocket[] = []
  const driver = pacer()
  for (let game = 0; game < matches; game++) {
    const clients = Array.from({ length: seats }, (_, seat) => new RawSocket(port, `/${game}/${seat}`, '', addressFor(game)))
    let n = 0
    const match: Match = {
      isBusy: false,
      sentAt: 0,
      go() {
        clients[n % seats].send(`{"n":${n},"move":"build leeds-central~holbeck"}`)
        return true
      },
    }
    clients.forEach((client, seat) => {
      client.onText = (text) => {
        if (seat !== (n + 1) % seats || !text.includes(`"n":${n},`)) return
        n++
        driver.arrived(match)
      }
    })
    driver.add(match)
    sockets.push(...clients)
    if (game % 25 === 24) await Promise.all(clients.map(({ ready }) => ready))
  }
  await Promise.all(sockets.map(({ ready }) => ready))
  return { ...driver, close: () => hangUp(sockets) }
}

/** Our server: the seat to act plays one of the legal moves it was told. When a game is over its people go on to the next table. */
export async function driveOurs(port: number | ((party: number, seat: number) => number), parties: readonly Party[]): Promise<Driver> {
  const portFor = typeof port === 'number' ? () => port : port
  const sockets: RawSocket[] = []
  const driver = pacer()
  const begun: Promise<void>[] = []
  for (const [index, party] of parties.entries()) {
    let hasBegun = () => {}
    begun.push(
      new Promise((resolve) => {
        hasBegun = resolve
      }),
    )
    let at = 0
    let seq = -1
    let turn: { client: RawSocket; moves: string[] } | null = null
    const clients = party.tokens.map(
      (token, seat) => new RawSocket(portFor(index, seat), '/ws', `Authorization: Bearer ${token}\r\n`, addressFor(index)),
    )
    const watchAll = () => {
      for (const client of clients) client.send(`{"type":"watch","table":"${party.tables[at]}"}`)
    }
    const match: Match = {
      isBusy: true,
      sentAt: 0,
      go() {
        if (turn === null) return false
        const { client, moves } = turn
        turn = null
        client.send(JSON.stringify({ type: 'move', table: party.tables[at], id: `m${seq}`, at: seq, move: moves[randomInt(moves.length)] }))
        return true
      },
    }
    for (const client of clients) {
      client.onText = (text) => {
        const isStep = text.startsWith('{"type":"step"')
        if (isStep && text.includes('"over":true')) {
          if (client !== clients[0]) return
          // Then what is measured is a silence.
          if (++at === party.tables.length) throw new Error('a party has played all its tables: give it more of them')
          turn = null
          match.isBusy = true
          watchAll()
          return
        }
        if (!text.includes('"moves":[') || !(isStep || text.startsWith('{"type":"position"'))) return
        const message = JSON.parse(text)
        const now = message.step ?? message.position
        if (now.table !== party.tables[at]) return
        seq = now.seq
        turn = { client, moves: now.moves }
        if (isStep) return driver.arrived(match)
        driver.freed(match)
        hasBegun()
      }
    }
    driver.add(match)
    sockets.push(...clients)
    if (index % 25 === 24) await Promise.all(clients.map(({ ready }) => ready))
    void Promise.all(clients.map(({ ready }) => ready)).then(watchAll)
  }
  await Promise.all(sockets.map(({ ready }) => ready))
  await Promise.all(begun)
  return { ...driver, close: () => hangUp(sockets) }
}

export function hangUp(sockets: readonly RawSocket[]): void {
  for (const socket of sockets) socket.close()
}

export function pacer() {
  const matches: Match[] = []
  let latencies: number[] = []
  let isRunning = false
  let rate = 0
  let timer: NodeJS.Timeout | undefined
  let next = 0
  const play = (match: Match) => {
    match.isBusy = true
    match.sentAt = performance.now()
    if (!match.go()) match.isBusy = false
  }
  return {
    add: (match: Match) => void matches.push(match),
    arrived(match: Match) {
      latencies.push(performance.now() - match.sentAt)
      this.freed(match)
    },
    freed(match: Match) {
      match.isBusy = false
      if (isRunning && rate === 0) play(match)
    },
    begin(perSecond = 0) {
      isRunning = true
      rate = perSecond
      if (rate === 0) {
        for (const match of matches) if (!match.isBusy) play(match)
        return
      }
      let last = performance.now()
      let due = 0
      timer = setInterval(() => {
        const now = performance.now()
        due += ((now - last) * rate) / 1000
        last = now
        for (; due >= 1; due--) {
          for (let tried = 0; tried < matches.length; tried++) {
            const match = matches[next++ % matches.length]
            if (match.isBusy) continue
            play(match)
            break
          }
        }
      }, 1)
    },
    end() {
      isRunning = false
      clearInterval(timer)
    },
    take() {
      const taken = latencies
      latencies = []
      return taken
    },
  }
}

/** One loopback address has some 28,000 ports; many matches spread over several. */
export const addressFor = (match: number) => `127.0.0.${1 + (Math.floor(match / MATCHES_PER_ADDRESS) % 200)}`
