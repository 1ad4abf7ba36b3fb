import { type KeyboardEvent, type ReactNode, useRef } from 'react'
import { useZoom } from './zoom.ts'

/** How a sheet of a board looks: its colours, where it lies, and below how many pixels to a unit it leaves out what could not be read (see zoom.ts). */
export interface SheetLook {
  readonly className: string
  readonly transform?: string
  readonly far?: number
}

/** One of the sheets of a board that lie on each other (seam.ts), told how large it stands. */
export function PaintedSheet({
  className,
  transform,
  far,
  onKeyDown,
  children,
}: SheetLook & { readonly onKeyDown?: (event: KeyboardEvent) => void; readonly children: ReactNode }) {
  const group = useRef<SVGGElement>(null)
  useZoom(group, far)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys that come up from the places inside
    <g ref={group} className={className} transform={transform} onKeyDown={onKeyDown}>
      {children}
    </g>
  )
}
