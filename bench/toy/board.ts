/** The board of Sidings: 60 areas on a grid of ten by six, 120 borders, eight cities in four colours. */
export const SEATS = 4
export const DECISIONS = 200
export const AREAS = 60
export const CUBES = 32
export const COLOURS = 4
const WIDTH = 10
const HEIGHT = 6

const borders: [number, number][] = []
for (let y = 0; y < HEIGHT; y++) {
  for (let x = 0; x < WIDTH; x++) {
    const area = y * WIDTH + x
    if (x + 1 < WIDTH) borders.push([area, area + 1])
    if (y + 1 < HEIGHT) borders.push([area, area + WIDTH])
  }
}
for (let diagonal = 0; diagonal < 16; diagonal++) {
  const place = Math.floor((diagonal * 45) / 16)
  const area = Math.floor(place / 9) * WIDTH + (place % 9)
  borders.push([area, area + WIDTH + 1])
}

const terrain = (area: number) => (area * 5 + 1) % 3

export const BORDERS: readonly (readonly [number, number])[] = borders
export const ONE_END = Uint8Array.from(borders, ([one]) => one)
export const OTHER_END = Uint8Array.from(borders, ([, other]) => other)
export const COST = Uint8Array.from(borders, ([one, other]) => 1 + terrain(one) + terrain(other))
export const VALUE = Uint8Array.from({ length: AREAS }, (_, area) => 1 + ((area * 7 + 3) % 6))
/** City number k has the colour k modulo four. */
export const CITIES = Uint8Array.from({ length: 8 }, (_, city) => (city * 17 + 4) % AREAS)
