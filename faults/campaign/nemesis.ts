/** Whatever can go wrong around the servers, one thing after the other, for as long as the campaign lasts. */
import type { Dice } from './dice.ts'
import type { CampaignServer, Cluster } from './servers.ts'

/** What each kind of fault does: it is over, and made good, when the promise resolves. */
const FAULTS: Record<string, { readonly needs?: 'postgres'; run(cluster: Cluster, server: CampaignServer, dice: Dice): Promise<void> }> = {
  kill: {
    async run(_, server, dice) {
      await server.kill()
      await pause(dice.below(1_500))
      await server.start()
    },
  },
  stop: {
    async run(_, server, dice) {
      await server.stop()
      await pause(dice.below(500))
      await server.start()
    },
  },
  freeze: {
    async run(_, server, dice) {
      server.freeze()
      await pause(300 + dice.below(8_000))
      server.thaw()
    },
  },
  clock: {
    async run(_, server, dice) {
      // Hours ahead or back, some seconds, or right again; it stays so.
      server.setClockAhead(dice.pick([7_200_000, -7_200_000, 3_000, -3_000, 0]))
    },
  },
  cut: {
    needs: 'postgres',
    async run(_, { cable }, dice) {
      cable?.cut()
      await pause(500 + dice.below(6_000))
      cable?.mend()
    },
  },
  hold: {
    needs: 'postgres',
    async run(_, { cable }, dice) {
      cable?.hold()
      await pause(200 + dice.below(4_000))
      cable?.release()
    },
  },
  slow: {
    needs: 'postgres',
    async run(_, { cable }, dice) {
      cable?.slow(20 + dice.below(400))
      await pause(1_000 + dice.below(4_000))
      cable?.slow(0)
    },
  },
  reset: {
    needs: 'postgres',
    async run(_, { cable }) {
      cable?.reset()
    },
  },
  database: {
    needs: 'postgres',
    async run({ postgres }, _, dice) {
      postgres?.halt()
      await pause(dice.below(2_000))
      postgres?.resume()
    },
  },
}

export const FAULT_KINDS: readonly string[] = Object.keys(FAULTS)

/** Those that can happen here: a SQLite file has no line that could be cut. */
export const faultsFor = (database: 'sqlite' | 'postgres') =>
  FAULT_KINDS.filter((kind) => FAULTS[kind].needs === undefined || FAULTS[kind].needs === database)

export interface Nemesis {
  /** How often each kind of fault happened. */
  readonly done: Record<string, number>
  /** A fault could not be made good: then the campaign is over. */
  hasFailed(): boolean
  /** Ends with the fault that is under way; all is whole then. */
  rest(): Promise<void>
}

export function unleash(cluster: Cluster, kinds: readonly string[], dice: Dice, told: (line: string) => void): Nemesis {
  const done: Record<string, number> = {}
  let isResting = false
  let failure: Error | null = null
  const work = (async () => {
    while (!isResting) {
      await pause(200 + dice.below(1_800))
      if (isResting) return
      const kind = dice.pick(kinds)
      const server = dice.pick(cluster.servers)
      told(`${kind} at server ${server.number}`)
      await FAULTS[kind].run(cluster, server, dice)
      done[kind] = (done[kind] ?? 0) + 1
    }
  })().catch((error: Error) => {
    failure = error
  })
  return {
    done,
    hasFailed: () => failure !== null,
    async rest() {
      isResting = true
      await work
      if (failure !== null) throw failure
    },
  }
}

const pause = (milliseconds: number) => new Promise((over) => setTimeout(over, milliseconds))
