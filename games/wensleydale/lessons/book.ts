/** What both titles' lessons share: positions by the names players see, the figures texts may use, and what can be pointed at. */
import { catalogue, type Locale, type Speaker, type Texts } from '@branchline/engine'
import type { LessonBook, Target } from '@branchline/engine/lessons'
import { type Position, position } from '../position.ts'
import { boxesOf } from '../rules/auction.ts'
import { areaNamed } from '../rules/notation.ts'
import { OPTIONS_OF_2009 } from '../rules/options.ts'
import { piecesAt } from '../rules/shipping.ts'
import { boardOf, type State } from '../rules/state.ts'
import { NOT_ON_OFFER, TRAINS } from '../rules/tables.ts'
import * as targetWords from './messages/targets.ts'

export function bookOf(title: Position['title'], lessons: readonly unknown[], messages: Texts): LessonBook<State> {
  const defaults =
    title === 'wensleydale' ? { firstTables: OPTIONS_OF_2009.firstTables } : { ...OPTIONS_OF_2009, map: 'nuremberg' as const }
  return {
    lessons,
    position(wanted) {
      const { options, ...rest } = wanted as unknown as Omit<Position, 'title'>
      const state = position({ title, ...rest, ...(options === undefined ? {} : { options }) })
      return { state, options: { ...defaults, ...options } }
    },
    facts,
    target,
    messages,
  }
}

function facts(state: State) {
  const bySeat = <Figure>(figure: (seat: number) => Figure) => state.order.map((_, seat) => figure(seat))
  const influence = (colour: number) => bySeat((seat) => state.influence[seat * 4 + colour] as number)
  return {
    phase: state.phase,
    round: state.round,
    cubes: [...state.cubes],
    profit: [...state.profit],
    links: bySeat((seat) => state.links[seat]?.length ?? 0),
    pieces: bySeat((seat) => [...own(state.loaded, seat), ...own(state.won, seat)].reduce((sum, count) => sum + count, 0)),
    white: influence(0),
    brown: influence(1),
    red: influence(2),
    green: influence(3),
    bonus: [...state.bonus],
    firstBuilder: state.buildOrder[0] ?? 0,
  }
}

const own = (counts: readonly number[], seat: number) => counts.slice(seat * 4, seat * 4 + 4)

const FIGURES: Readonly<Record<string, string>> = {
  cubes: 'name.cube',
  white: 'name.white',
  brown: 'name.brown',
  red: 'name.red',
  green: 'name.green',
  profit: 'source.profit',
  links: 'source.links',
}

const targets = catalogue('games/wensleydale/lessons targets', targetWords.en, { de: targetWords.de, fr: targetWords.fr })

/** `place:`, `piece:stone@place`, `border:a~b`, `box:3`, `train:2b`, `figure:cubes`. */
function target(state: State, wanted: Target, speaker: Speaker, locale: Locale): string | null {
  const board = boardOf(state)
  const [kind = '', name = ''] = wanted.split(/:(.*)/s)
  const area = (id: string) => areaNamed(board, id)
  const nameOf = (id: string) => board.names[area(id) as number] as string
  switch (kind) {
    case 'place':
      return area(name) === undefined ? null : nameOf(name)
    case 'piece': {
      const [piece = '', at = ''] = name.split('@')
      const [number, where] = [board.kinds.indexOf(piece), area(at)]
      if (number < 0 || where === undefined || piecesAt(state, number, where) === 0) return null
      return `${speaker.word(`name.${piece === 'red' || piece === 'green' ? `${piece}-passenger` : piece}`)}, ${nameOf(at)}`
    }
    case 'border': {
      const [a, b] = name.split('~').map(area)
      if (a === undefined || b === undefined || (board.linkOf[a * board.areas + b] ?? -1) < 0) return null
      return name.split('~').map(nameOf).join(' – ')
    }
    case 'box':
      return Number(name) >= 1 && Number(name) <= boxesOf(state).length ? targets.words(locale).box({ name: name }) : null
    case 'train':
      return TRAINS.some(({ id }, at) => id === name && state.trains[at] !== NOT_ON_OFFER)
        ? targets.words(locale).train({ name: name })
        : null
    case 'figure':
      return FIGURES[name] === undefined ? null : speaker.word(FIGURES[name])
    default:
      return null
  }
}
