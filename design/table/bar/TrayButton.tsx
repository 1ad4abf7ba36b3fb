import { type ComponentProps, useContext } from 'react'
import { Tools } from '../context.ts'
import { BarButton } from './BarButton.tsx'

/**
 * Where the first tray is folded away, as on a phone, or lies under another: brings it up and puts it away again. While it is up it is no longer the
 * first thing to do.
 */
export function TrayButton({ look = 'plain', children, ...rest }: ComponentProps<typeof BarButton>) {
  const tray = useContext(Tools)?.foldedTray
  if (tray === undefined) return null
  return (
    <BarButton look={tray.isUp ? 'plain' : look} aria-expanded={tray.isUp} onClick={tray.toggle} {...rest}>
      {tray.isUp ? tray.away : children}
    </BarButton>
  )
}
