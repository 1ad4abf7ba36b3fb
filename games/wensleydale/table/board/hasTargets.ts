import type { TableProps } from '@branchline/design'
import { useDesk } from '../desk.ts'
import type { State } from '../rules.ts'

/** In an auction there is nothing to choose on the map, unless one sketches what to build; and nothing while one looks back. */
export function useHasTargets({ view, attention, recap }: TableProps<State>): boolean {
  const isSketching = useDesk(attention, (sketch) => sketch.isSketching)
  return recap === null && (view.phase !== 'auction' || isSketching)
}
