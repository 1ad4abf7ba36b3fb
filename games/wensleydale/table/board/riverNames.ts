/** Where the names of the Franconian rivers run free of other lettering: name, place, angle. */
export const RIVER_NAMES: readonly (readonly [name: string, x: number, y: number, angle: number])[] = [
  ['Pegnitz', 1632, 589, 60],
  ['Rednitz', 953, 1258, 89],
  ['Regnitz', 681, 390, -19],
  ['Zenn', 34, 559, 9],
  ['Aurach', 400, 431, -24],
  ['Schwarzach', 1523, 984, 16],
  ['Altmühl', 131, 1153, 31],
]
