import { animate } from '@branchline/design/parts'
import { select } from 'd3-selection'
import { type ZoomBehavior, zoom, zoomIdentity } from 'd3-zoom'
import { type KeyboardEvent, type ReactNode, type Ref, useEffect, useImperativeHandle, useRef } from 'react'
import styles from './Viewport.module.css'

export interface ViewportTools {
  nearer(factor: number): void
  fit(): void
}

/** The board on its table: fits at first, then wheel, pinch, drag, buttons or keys. Zooming moves one transform and redraws nothing. */
export function Viewport({
  width,
  height,
  label,
  tools,
  children,
}: {
  width: number
  height: number
  label: string
  tools: Ref<ViewportTools>
  children: ReactNode
}) {
  const frame = useRef<SVGSVGElement>(null)
  const sheet = useRef<SVGGElement>(null)
  const behaviour = useRef<ZoomBehavior<SVGSVGElement, unknown> | null>(null)

  useEffect(() => {
    const element = frame.current
    if (element === null) return
    const zooming = zoom<SVGSVGElement, unknown>()
      .scaleExtent([1, 8])
      .translateExtent([
        [-width * 0.25, -height * 0.25],
        [width * 1.25, height * 1.25],
      ])
      .extent([
        [0, 0],
        [width, height],
      ])
      .clickDistance(6)
      .on('zoom', ({ transform }) => sheet.current?.setAttribute('transform', String(transform)))
    behaviour.current = zooming
    const selection = select(element)
    selection.call(zooming).on('dblclick.zoom', null)
    return () => {
      selection.on('.zoom', null)
    }
  }, [width, height])

  const change = (act: (zooming: ZoomBehavior<SVGSVGElement, unknown>) => void) => {
    if (behaviour.current === null || frame.current === null) return
    act(behaviour.current)
    if (sheet.current) animate(sheet.current, [{ opacity: 0.85 }, { opacity: 1 }], 160)
  }
  const nearer = (factor: number) => change((zooming) => zooming.scaleBy(select(frame.current as SVGSVGElement), factor))
  const fit = () => change((zooming) => zooming.transform(select(frame.current as SVGSVGElement), zoomIdentity))
  useImperativeHandle(tools, () => ({ nearer, fit }))
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === '+' || event.key === '=') nearer(1.4)
    else if (event.key === '-') nearer(1 / 1.4)
    else if (event.key === '0') fit()
    else if (event.shiftKey && event.key.startsWith('Arrow')) {
      const step = width / 10
      const [x, y] = { ArrowLeft: [step, 0], ArrowRight: [-step, 0], ArrowUp: [0, step], ArrowDown: [0, -step] }[event.key] ?? [0, 0]
      change((zooming) => zooming.translateBy(select(frame.current as SVGSVGElement), x, y))
    } else return
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys that reach the board from the targets on it
    <div className={styles.viewport} onKeyDown={onKeyDown}>
      {/* biome-ignore lint/a11y/useSemanticElements: a drawing that groups the places on it */}
      <svg ref={frame} viewBox={`0 0 ${width} ${height}`} className={styles.frame} role="group" aria-label={label} data-testid="board">
        <g ref={sheet}>{children}</g>
      </svg>
    </div>
  )
}
