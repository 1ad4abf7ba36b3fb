import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { lighterMaps } from '../build/lighterMaps.ts'

const GAMES = join(import.meta.dirname, '..', '..', 'games')
const MAPS = readdirSync(GAMES, { recursive: true, encoding: 'utf8' })
  .filter((file) => /^[\w-]+\/maps\/[\w-]+\.json$/.test(file))
  .map((file) => join(GAMES, file))

/** The map as the browser has it after loading the module that stands for it. */
async function sent(file: string, isDrawn: boolean): Promise<unknown> {
  const module = lighterMaps({ isDrawn }).transform('', file)
  return (await import(`data:text/javascript,${encodeURIComponent(module?.code ?? '')}`)).default
}

const withoutLines = (map: unknown): unknown =>
  JSON.parse(JSON.stringify(map, (key, value) => (key === 'outline' || key === 'path' ? null : value)))

test('there are maps', () => expect(MAPS.length).toBeGreaterThan(10))

/** Maps of areas and borders: what their drawing does not need comes with the rules. */
const OF_BORDERS = MAPS.filter((file) => file.includes('wensleydale/maps'))

test.each(MAPS)('all but the lines to be drawn is sent as it is: %s', async (file) => {
  const map: unknown = JSON.parse(readFileSync(file, 'utf8'))
  if (!OF_BORDERS.includes(file)) expect(withoutLines(await sent(file, true))).toEqual(withoutLines(map))
  expect(withoutLines(await sent(file, false))).toEqual(withoutLines(map))
})

test.each(OF_BORDERS)('whatever the board draws is sent, places to the unit: %s', async (file) => {
  interface Drawn {
    readonly areas: readonly Readonly<Record<string, unknown>>[]
    readonly borders: readonly Readonly<Record<string, unknown> & { link?: { at: Point; angle: number } }>[]
  }
  const map = JSON.parse(readFileSync(file, 'utf8')) as Drawn
  const light = (await sent(file, true)) as Drawn
  const kept = ['id', 'name', 'label', 'terrain', 'marker', 'large', 'company', 'fixed', 'darkRed'] as const
  for (const [number, area] of map.areas.entries()) {
    for (const key of kept) expect(light.areas[number]?.[key]).toEqual(area[key])
    expect(light.areas[number]?.at).toEqual((area.at as Point).map(Math.round))
  }
  for (const [number, { between, river, linkable, link }] of map.borders.entries()) {
    expect(light.borders[number]).toMatchObject(JSON.parse(JSON.stringify({ between, river, linkable })))
    expect(light.borders[number]?.link?.at).toEqual(link?.at.map(Math.round))
  }
})

type Point = readonly [number, number]

test.each(OF_BORDERS)('outlines lie within a unit of where they were: %s', async (file) => {
  interface Drawn {
    readonly areas: readonly { readonly outline: readonly Point[] }[]
  }
  const { areas } = JSON.parse(readFileSync(file, 'utf8')) as Drawn
  const light = (await sent(file, true)) as Drawn
  for (const [number, { outline }] of areas.entries()) {
    const sentOutline = light.areas[number]?.outline ?? []
    const sides = sentOutline.map((from, place) => [from, sentOutline[(place + 1) % sentOutline.length] as Point] as const)
    const off = outline.map((point) => Math.min(...sides.map(([from, to]) => distance(point, from, to))))
    expect(Math.max(...off)).toBeLessThan(1)
  }
})

function distance([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): number {
  const length = (bx - ax) ** 2 + (by - ay) ** 2
  const along = length === 0 ? 0 : Math.max(0, Math.min(1, ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / length))
  return Math.hypot(x - ax - along * (bx - ax), y - ay - along * (by - ay))
}
