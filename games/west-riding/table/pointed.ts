/** The hex under the pointer or focus, kept beside the frame's attention: board and panels of one table share it. */
import { type Attention, desksFor } from '@branchline/design'
import type { Hex } from '../rules/board.ts'

const { deskOf, useDesk } = desksFor<{ readonly hex: Hex | null }>({ hex: null })

export const point = (attention: Attention, hex: Hex | null): void => deskOf(attention).change({ hex })

export const usePointed = (attention: Attention): Hex | null => useDesk(attention, ({ hex }) => hex)
