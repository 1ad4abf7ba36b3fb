/** boardgame.io's server as a peer of ours: how it is started, and a game of the toy to be played on it. */
import { diceFrom } from '@branchline/bots'
import { installPeers, PEERS, peerBoard, peerSetup } from './peers.ts'
import { sidings } from './toy/sidings.ts'

/** Names of moves and their arguments, as boardgame.io calls them. */
export interface PeerMove {
  readonly type: string
  readonly args: readonly number[]
}

export interface PeerServer {
  readonly script: string
  /** What the script is told. */
  readonly given: object
  /** The name of the game there. */
  readonly game: string
  /** The module that exports the same game for our server, under that name. */
  readonly module: string
  readonly seats: number
  /** A whole game, each move legal after those before it. */
  readonly moves: readonly PeerMove[]
}

/** Installs boardgame.io if it is not there; throws when that is not possible. `undo` is its own default; without, it has the least to do. */
export function boardgameIoServer(undo: boolean): PeerServer {
  installPeers()
  const state = sidings.setup({}, sidings.seats.max, 'peer-server')
  const given = { board: peerBoard(), setup: peerSetup(state), undo }
  const dice = diceFrom('peer-server')
  const moves: PeerMove[] = []
  while (sidings.toAct(state) !== null) {
    const legal = sidings.moves(state)
    const move = legal[dice.below(legal.length)]
    moves.push({ type: move.type, args: move.type === 'build' ? [move.border] : move.type === 'deliver' ? [move.cube] : [] })
    sidings.play(state, move)
  }
  return { script: `${PEERS}boardgame-io-server.mjs`, given, game: sidings.id, module: TOY, seats: sidings.seats.max, moves }
}

const TOY = new URL(import.meta.url.endsWith('.ts') ? './toy/sidings.ts' : './toy/sidings.js', import.meta.url).href
