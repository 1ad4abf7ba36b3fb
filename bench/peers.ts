/** What we measure ourselves against: a package of its own in peers/, installed when a benchmark asks for it. */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { BORDERS, CITIES, COST, DECISIONS, VALUE } from './toy/board.ts'
import type { Sidings } from './toy/sidings.ts'

export const PEERS = fileURLToPath(new URL(import.meta.url.includes('/dist/') ? '../peers/' : './peers/', import.meta.url))

export function installPeers(): void {
  if (arePeersInstalled()) return
  console.error('Installing the peers to measure against (once) …')
  const npm = spawnSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: PEERS,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  })
  if (npm.status !== 0) throw new Error('the peers could not be installed; check the network connection')
}

export const arePeersInstalled = () => existsSync(`${PEERS}node_modules/boardgame.io`)

/** The board of the toy as plain lists. */
export function peerBoard() {
  return { borders: BORDERS, cost: [...COST], value: [...VALUE], cities: [...CITIES], decisions: DECISIONS }
}

/** The position in the shape a boardgame.io author would choose. */
export function peerSetup(state: Sidings) {
  return {
    borders: state.first.map(() => ({ links: [] as number[] })),
    cubes: state.cubeAt.map((area, cube) => ({ area, colour: state.cubeColour[cube] })),
    players: state.cash.map((cash, seat) => ({
      cash,
      income: state.income[seat],
      score: state.score[seat],
      areas: state.root[seat].flatMap((parent, area) => (parent >= 0 ? [area] : [])),
    })),
    turn: 0,
    played: 0,
  }
}
