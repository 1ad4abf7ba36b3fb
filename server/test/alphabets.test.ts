/** Frames are put together of pieces whose lengths are summed: every alphabet must arrive, to every kind of viewer, with everything after it. */
import type { AnyGame } from '@branchline/engine'
import { expect, test } from 'vitest'
import { type Move, type Parcels, parcels } from '../../engine/test/parcels.ts'
import { FromServer } from '../protocol/index.ts'
import { Guest, guest, LineOut } from './client.ts'
import { house } from './start.ts'

const VERBS = { load: 'verlädt-für-Fürth', drop: 'läßt-in-Nürnberg', draw: 'zieht-🚂', rest: '休む' } as const
const VERB_OF = new Map(Object.entries(VERBS).map(([plain, verb]) => [verb as string, plain]))

/** Parcels as it is played between Nürnberg and Fürth; `secrets` or everything open. */
function pakete(secrets: boolean): AnyGame {
  const plain = (text: string) => text.replace(/^\S+/, (verb) => VERB_OF.get(verb) ?? verb)
  return {
    ...parcels,
    id: secrets ? 'pakete' : 'offene-pakete',
    secrets,
    print: (state: Parcels, move: Move) => parcels.print(state, move).replace(/^\w+/, (verb) => VERBS[verb as Move['type']]),
    parse: (state: Parcels, text: string) => parcels.parse(state, plain(text)),
    play: (state: Parcels, move: Move, emit) =>
      parcels.play(
        state,
        move,
        emit && ((event) => emit({ ...event, ort: event.only === undefined ? 'Fürth–Südstadt' : 'Nürnberg · 東京' })),
      ),
    prompt: (state: Parcels) => {
      const prompt = parcels.prompt(state)
      return prompt === null ? null : { ...prompt, frage: `Wohin? Weiß ich's – nach Zürich „${'ü'.repeat(state.turn)}“` }
    },
    view: (state: Parcels, viewer) => ({
      ...(secrets ? parcels.view(state, viewer) : { ...parcels.clone(state), chance: null }),
      bahnhof: `${'Großgründlach '.repeat(state.turn % 3)}🚉`,
    }),
  } satisfies AnyGame
}

for (const secrets of [true, false])
  for (const pace of [null, { kind: 'live', minutes: 10, increment: 5 }])
    test(`umlauts, signs and locomotives in moves, events, prompts and views: ${secrets ? 'secrets' : 'all open'}, ${pace === null ? 'no clocks' : 'clocks'}`, async () => {
      const server = await house({}, { games: [pakete(secrets)] })
      const [ada, ben] = [await guest(server.url, 'Änne aus Fürth'), await guest(server.url, 'Jürgen „Nürnberg“ 東')]
      const { id } = await ada.table({ game: pakete(secrets).id, seats: ['me', 'open'], options: { turns: 3 }, pace })
      await ben.join(id)
      await ada.start(id)
      const [a, bare, b, watching] = [await ada.line(), await ada.line(), await ben.line(), await LineOut.open(server.url)]
      const lines = [a, bare, b, watching]
      for (const line of lines) await line.watch(id, line === bare ? { moves: false } : {})
      const follow = async (seq: number) => {
        for (const [line, who] of [
          [a, ada],
          [bare, ada],
          [b, ben],
          [watching, new Guest(server.url)],
        ] as const) {
          await line.until(() => line.positions.get(id)?.seq === seq)
          const { clock: _, moves, ...told } = line.positions.get(id)!
          const { clock: __, moves: offered, ...shown } = await who.position(id)
          expect(told).toEqual(shown)
          expect(moves).toEqual(line === bare ? undefined : offered)
        }
      }
      await follow(0)
      await a.play(id, VERBS.draw)
      await follow(1)
      await b.play(id, VERBS.rest)
      await follow(2)
      await a.ask({ type: 'chat', table: id, text: 'Grüße aus Fürth 🚂 ¡olé!' })
      for (const line of lines) await line.until(() => line.heard.some((one) => one.type === 'chat'))
      expect(await b.ask({ type: 'undo', table: id, at: 2 })).toMatchObject({ type: 'accepted', seq: 3, n: 1 })
      await follow(3)
      expect(await b.ask({ type: 'redo', table: id, at: 3 })).toMatchObject({ type: 'accepted', seq: 4, n: 2 })
      await follow(4)
      const load = a.positions.get(id)!.moves!.find((move) => move.startsWith(VERBS.load))!
      await a.play(id, load)
      await follow(5)
      expect(await a.ask({ type: 'move', table: id, at: 5, move: 'fährt nach Würzburg' })).toMatchObject({
        problem: { code: 'not-your-turn' },
      })
      // Not free any more: by consent, through the same pieces.
      await a.ask({ type: 'undo', table: id, id: 'zurueck', at: 5, to: 0 })
      await b.until(() => b.tables.get(id)?.request != null)
      await b.ask({ type: 'consent', table: id, request: 'zurueck', agree: true })
      await follow(6)
      await b.ask({ type: 'resign', table: id, at: 6 })
      await follow(7)
      for (const line of lines) {
        await line.until(() => line.tables.get(id)?.status === 'finished')
        expect(line.closed).toBeNull()
        expect(line.steps.map(({ seq }) => seq)).toEqual([1, 2, 3, 4, 5, 6, 7])
        for (const message of line.heard) expect(FromServer.parse(message)).toEqual(message)
      }
      expect(a.steps[4]!.entry.move).toBe(load)
      expect(b.steps[4]!.entry.move).toBe(secrets ? null : load)
      const places = (line: LineOut) => line.steps[0]!.events.map(({ ort }) => ort)
      expect([places(a), places(b), places(watching)]).toEqual([
        ['Fürth–Südstadt', 'Nürnberg · 東京'],
        ['Fürth–Südstadt'],
        ['Fürth–Südstadt'],
      ])
    })
