/** The motion of the table on this page: one is open at a time. */
import type { Interlude } from '@branchline/design'
import { motionWanted } from '@branchline/design/parts'
import { useStore } from 'zustand'
import { useSettings } from '../../settings/settings.ts'
import { newMotionQueue, type PlayedAct } from './motionQueue.ts'

export const motion = newMotionQueue()

/** Whether anything travels: neither the system nor the settings say no, and somebody can see it. */
export function isMoving(): boolean {
  return useSettings.getState().pace !== 'off' && motionWanted() && !document.hidden
}

/** What the game itself did and is being shown. Where it is for this page to decide it stands there at once: no question comes up between. */
export const useInterlude = (isMine: boolean): Interlude | null =>
  useStore(motion.store, ({ act, waiting }) => (isMine ? [act, ...waiting] : [act]).find((one) => one?.interlude)?.interlude ?? null)

export const useAct = (): PlayedAct | null => useStore(motion.store, ({ act }) => act)

/** What is shown now of what others do: how much waits behind it, and whether it was stopped. */
export const useIsPaused = (): boolean => useStore(motion.store, ({ isPaused }) => isPaused)

export const useIsHurried = (): boolean => useStore(motion.store, ({ isHurried }) => isHurried)
