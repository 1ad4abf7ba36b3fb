/**
 * A table that others play at, shown move by move: what comes while the last move is still being shown waits for its turn. As soon as it is for
 * this page to decide, the present is shown: no decision waits for a picture, unless somebody stopped it to look.
 */
import type { TableModel, TableSource } from '@branchline/design'
import { useSettings } from '../../settings/settings.ts'
import { observed } from '../../store/observed.ts'
import { isMoving, motion } from './motion.ts'

/** Beyond that nobody follows any more. */
const MOST_BEHIND = 60

export function following(source: TableSource): TableSource {
  let shown: TableModel | null = null
  const watched = observed(() => shown)
  let held: TableModel[] = []
  let leave: (() => void) | null = null

  const show = (model: TableModel) => {
    shown = held.length === 0 ? model : { ...model, behind: (held.at(-1) as TableModel).n - model.n }
    watched.changed()
  }
  const catchUp = () => {
    held = []
    motion.clear()
    show(source.model())
  }
  const step = () => {
    const next = held.shift()
    if (next === undefined || leave === null) return
    show(next)
    // What it sets in motion is known when it has been drawn.
    if (held.length > 0) setTimeout(() => motion.whenIdle(step))
  }
  const changed = () => {
    const next = source.model()
    const last = held.at(-1) ?? shown
    if (last === null || !waits(last, next)) {
      held = []
      return show(next)
    }
    if (next.n === last.n) {
      held[held.length - 1] = next
      return show({ ...next, ...positionOf(shown ?? next) })
    }
    held.push(next)
    if (held.length > MOST_BEHIND) return catchUp()
    show(shown ?? next)
    if (held.length === 1) motion.whenIdle(step)
  }
  /** Whether the next position waits until the one before has been seen. */
  const waits = (last: TableModel, next: TableModel): boolean => {
    if (next.n === last.n) return held.length > 0 && next.at === next.n
    const isNext = next.n > last.n && last.at === last.n && next.at === next.n
    if (!isNext || motion.isIdle || !isMoving() || useSettings.getState().pace === 'brisk') return false
    const { isPaused } = motion.store.getState()
    const isOthers = next.entries.every(({ n, seat }) => n <= last.n || !next.mine.includes(seat) || next.players[seat]?.standIn)
    return isOthers && (next.moves.length === 0 || isPaused)
  }

  const own: Pick<TableSource, 'subscribe' | 'model' | 'catchUp'> = {
    subscribe(listener) {
      const lookAway = watched.subscribe(listener)
      if (leave === null) {
        leave = source.subscribe(changed)
        shown = null
      }
      return () => {
        lookAway()
        if (watched.isWatched) return
        leave?.()
        leave = null
        held = []
      }
    },
    model() {
      if (leave === null || shown === null) shown = source.model()
      return shown
    },
    catchUp,
  }
  return new Proxy(source, {
    get(target, name) {
      if (name in own) return own[name as keyof typeof own]
      const value: unknown = Reflect.get(target, name, target)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
}

/** All of a model that belongs to one position. */
function positionOf({ n, at, state, toAct, prompt, moves, entries, undoable, redoable, behind = 0 }: TableModel) {
  return { n, at, state, toAct, prompt, moves, entries, undoable, redoable, behind }
}
