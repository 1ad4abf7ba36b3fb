/** The nine boards. In a state a board is its number in `BOARDS`. */
import california from '../maps/california.json' with { type: 'json' }
import chiba from '../maps/chiba.json' with { type: 'json' }
import italy from '../maps/italy.json' with { type: 'json' }
import kyushu from '../maps/kyushu.json' with { type: 'json' }
import nagoya from '../maps/nagoya.json' with { type: 'json' }
import osaka from '../maps/osaka.json' with { type: 'json' }
import saitama from '../maps/saitama.json' with { type: 'json' }
import texas from '../maps/texas.json' with { type: 'json' }
import tokyo from '../maps/tokyo.json' with { type: 'json' }
import { type Board, type BoardSheet, compileBoard } from './board.ts'

export const MAPS = ['tokyo', 'osaka', 'nagoya', 'chiba', 'kyushu', 'saitama', 'texas', 'italy', 'california'] as const
export type MapName = (typeof MAPS)[number]

/** The JSON border: `places` is a record by name in every file, checked by the schema test. */
const sheets = { tokyo, osaka, nagoya, chiba, kyushu, saitama, texas, italy, california } as Readonly<Record<MapName, unknown>>

export const BOARDS: readonly Board[] = MAPS.map((name) => compileBoard(sheets[name] as BoardSheet))

export const boardNamed = (name: MapName): Board => BOARDS[MAPS.indexOf(name)]
