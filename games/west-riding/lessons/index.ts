/** The lessons of West Riding Revisited, the figures their texts may use, and what can be pointed at. */
import { catalogue, type Locale, type Speaker } from '@branchline/engine'
import type { LessonBook, Target } from '@branchline/engine/lessons'
import { type PositionPlan, position } from '../position.ts'
import { hexById, hexNames, railwayName } from '../rules/board.ts'
import { COMPANY_IDS, type CompanyId, LOT_IDS, type Railway } from '../rules/railways.ts'
import type { State } from '../rules/state.ts'
import { wordsFor } from '../table/messages/index.ts'
import { en } from './messages/en.ts'
import money from './wr-1-money.json' with { type: 'json' }
import worth from './wr-2-worth.json' with { type: 'json' }
import least from './wr-3-least.json' with { type: 'json' }
import president from './wr-4-president.json' with { type: 'json' }
import control from './wr-5-control.json' with { type: 'json' }
import grouping from './wr-6-grouping.json' with { type: 'json' }
import last from './wr-7-last.json' with { type: 'json' }

const FIGURES = ['earns', 'shares'] as const

export const lessons: LessonBook<State> = {
  lessons: [money, worth, least, president, control, grouping, last],
  position(wanted) {
    const plan = wanted as unknown as PositionPlan
    const options = { affiliation: 'historical', hullBarnsley: 'capped', earlyHullBarnsley: true, cash: 'open', turns: 0, ...plan.options }
    return { state: position(plan), options }
  },
  facts: (state) => ({ turn: state.turn, phase: state.phase, cash: [...state.cash], firstSeat: state.order[0] ?? 0 }),
  target,
  messages: catalogue('games/west-riding/lessons', en, { de: () => import('./messages/de.ts'), fr: () => import('./messages/fr.ts') }),
}

/** `place:halifax`, `share:lyr`, `figure:earns`. */
function target(_state: State, wanted: Target, speaker: Speaker, locale: Locale): string | null {
  const [kind = '', name = ''] = wanted.split(/:(.*)/s)
  if (kind === 'place') return hexById.has(name) ? (hexNames[hexById.get(name) as number] as string) : null
  if (kind === 'share') return shareName(name, speaker)
  return kind === 'figure' && isFigure(name) ? wordsFor(locale).head[name] : null
}

/** Railways go by their letters, in every language. */
function shareName(id: string, speaker: Speaker): string | null {
  const railway = COMPANY_IDS.indexOf(id as CompanyId)
  if (railway >= 0) return railwayName(railway as Railway)
  return LOT_IDS.includes(id as never) ? speaker.word(`name.${id}`) : null
}

const isFigure = (name: string): name is (typeof FIGURES)[number] => FIGURES.includes(name as never)
