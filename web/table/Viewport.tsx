import { afterPaint, LAID } from '@branchline/design'
import { animate } from '@branchline/design/parts'
import {
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type Ref,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { Beyond } from './Beyond.tsx'
import { ABOUT, type BoardSize, BoardZoom, LIT, NOTHING_BEYOND, RECAPPED, type Stance } from './boardZoom.ts'
import { Inset, type Seen } from './Inset.tsx'
import { Rings } from './motion/Rings.tsx'
import styles from './Viewport.module.css'

export interface ViewportTools {
  nearer(factor: number): void
  fit(): void
}

interface ViewportProps extends BoardSize {
  readonly label: string
  readonly tools: Ref<ViewportTools>
  /** Changes with every position: what is lit in it comes into view. */
  readonly position?: string
  /** What a lesson is about now: a close-up goes there when it changes. */
  readonly aim?: string
  /** Its words name something on the board: see ABOUT. */
  readonly isAimed?: boolean
  /** Opens close up, with a small map of the whole in a corner. */
  readonly isCloseUp?: boolean
  /** The step of a recap that is shown: a close-up goes where it tells of, and back when there is none any more. */
  readonly recapped?: unknown
  readonly map?: ReactNode
  readonly onSwipeUp?: () => void
  /** Whether all of the board is seen: then there is nothing to step back from. */
  readonly onWhole?: (isWhole: boolean) => void
  /** Sheets below the one that is played on, lowest first. */
  readonly under?: readonly ReactNode[]
  readonly children: ReactNode
}

/** The board that was left last, and how it stood: who only looked something up finds it so. */
let left: { readonly place: string; readonly as: Stance } | null = null

const NO_SHEETS: readonly ReactNode[] = []

/** The board on its table: fits at first, then wheel, pinch, drag, buttons or keys. Zooming moves one transform and redraws nothing. */
export function Viewport(props: ViewportProps) {
  const {
    width,
    height,
    label,
    tools,
    position,
    aim = '',
    isAimed = false,
    isCloseUp = false,
    recapped = null,
    map,
    onSwipeUp,
    onWhole,
    under = NO_SHEETS,
    children,
  } = props
  const stack = useRef<HTMLDivElement>(null)
  const frame = useRef<SVGSVGElement>(null)
  const sheet = useRef<SVGGElement>(null)
  const zooming = useRef<BoardZoom | null>(null)
  const swiped = useRef(onSwipeUp)
  swiped.current = onSwipeUp
  const told = useRef(onWhole)
  told.current = onWhole
  const changed = useRef<(() => void) | null>(null)
  const isAsLeft = useRef(false)
  const beforeRecap = useRef<Stance | null>(null)
  const tappedAt = useRef(Number.NEGATIVE_INFINITY)
  const place = useRef('')
  place.current = `${location.pathname} ${position} ${width}×${height} ${isCloseUp}`
  const [seen, setSeen] = useState<Seen | null>(null)
  const [beyond, setBeyond] = useState(NOTHING_BEYOND)

  // With the first frame: a board that is moved after it has been painted is painted twice.
  useLayoutEffect(() => {
    const element = frame.current
    if (element === null || stack.current === null) return
    const frames = [...stack.current.children]
    const sheets = frames.map((each) => each.firstElementChild as SVGGElement)
    const board = new BoardZoom(
      element,
      { width, height },
      (now) => {
        for (const drawing of sheets) drawing.setAttribute('transform', String(now))
        changed.current?.()
      },
      () => swiped.current?.(),
    )
    // Its lettering goes by how large it stands, and is laid out anew wherever it is moved: the first time the board finds its place while it is
    // away, so that it gets its styles and its layout once.
    const isFirst = zooming.current === null
    if (isFirst) for (const drawing of sheets) drawing.remove()
    let isPlaced = true
    const leftAs = left?.place === place.current ? left.as : null
    isAsLeft.current = leftAs !== null
    if (leftAs !== null) board.stand(leftAs)
    else if (isCloseUp) isPlaced = board.openCloseUp(sheets.at(-1) as SVGGElement)
    else board.fit()
    for (const each of frames) each.dispatchEvent(new Event(LAID))
    if (isFirst) for (const [place, each] of frames.entries()) each.append(sheets[place])
    if (!isPlaced) board.closeUp()
    zooming.current = board
    return () => board.stop()
  }, [width, height, isCloseUp])

  useLayoutEffect(() => {
    return () => {
      left = zooming.current === null ? null : { place: place.current, as: zooming.current.stance }
    }
  }, [])

  // What tells where one is waits until the board is seen, and a click on it has been heard.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another size is another board to follow
  useEffect(() => {
    const [element, board] = [frame.current, zooming.current]
    if (element === null || board === null) return
    const show = () => {
      told.current?.(board.isWhole)
      // On a phone the small map says where lit things are.
      if (!isCloseUp) setBeyond(board.beyond())
      if (!isCloseUp) return setSeen(null)
      const [[left, top], [right, bottom]] = board.visible()
      const [x, y] = [board.now.invertX(left), board.now.invertY(top)]
      const [width, height] = [board.now.invertX(right) - x, board.now.invertY(bottom) - y]
      setSeen({ x, y, width, height, isWhole: board.isWhole, lit: board.lit() })
    }
    const resized = new ResizeObserver(() => board.resized())
    let isGone = false
    afterPaint(() => {
      if (isGone) return
      changed.current = show
      show()
      resized.observe(element)
    })
    return () => {
      isGone = true
      changed.current = null
      resized.disconnect()
      setSeen(null)
    }
  }, [width, height, isCloseUp])

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new position lights other things
  useEffect(() => {
    const board = zooming.current
    if (board === null || sheet.current === null) return
    const isKept = isAsLeft.current
    isAsLeft.current = false
    return whenLit(board, sheet.current, () => {
      if (!isKept) board.reveal()
      if (!isCloseUp) setBeyond(board.beyond())
    })
  }, [position])

  // A plan that grows lights other places without a new position: close up, they may lie beyond the edge or under the small map.
  useEffect(() => {
    const [board, drawing] = [zooming.current, sheet.current]
    if (!isCloseUp || board === null || drawing === null) return
    let [known, isWaiting, isGone] = [board.signature(), false, false]
    const follow = () => {
      isWaiting = false
      const now = board.signature()
      if (isGone || now === known) return
      known = now
      board.reveal(true, performance.now() - tappedAt.current < OWN_TAP)
      changed.current?.()
    }
    const drawn = new MutationObserver(() => {
      if (!isWaiting) afterPaint(follow)
      isWaiting = true
    })
    drawn.observe(drawing, { childList: true, subtree: true, attributeFilter: ['data-move', 'data-extend', 'data-at', 'aria-pressed'] })
    return () => {
      isGone = true
      drawn.disconnect()
    }
  }, [isCloseUp])

  useEffect(() => {
    const board = zooming.current
    if (aim === '' || !isCloseUp || board === null || sheet.current === null) return
    if (isAimed) return whenThere(sheet.current, ABOUT, () => board.closeUp(true))
    // A step without a place stays where the last one was.
    return whenLit(board, sheet.current, () => board.isLit && board.closeUp(true))
  }, [aim, isAimed, isCloseUp])

  useEffect(() => {
    const [board, drawing] = [zooming.current, sheet.current]
    if (!isCloseUp || board === null || drawing === null) return
    if (recapped === null) {
      if (beforeRecap.current !== null) board.stand(beforeRecap.current)
      beforeRecap.current = null
      return
    }
    beforeRecap.current ??= board.stance
    return whenThere(drawing, RECAPPED, () => board.showRecapped())
  }, [recapped, isCloseUp])

  const change = (act: (board: BoardZoom) => void) => {
    if (zooming.current === null) return
    act(zooming.current)
    if (stack.current) animate(stack.current, [{ opacity: 0.85 }, { opacity: 1 }], 160)
  }
  const nearer = (factor: number) => change((board) => board.nearer(factor))
  const fit = () => change((board) => board.fit())
  useImperativeHandle(tools, () => ({ nearer, fit }))
  const onKeyDown = (event: KeyboardEvent) => {
    if (!event.shiftKey || !event.key.startsWith('Arrow')) return
    const step = width / 10
    const [x, y] = { ArrowLeft: [step, 0], ArrowRight: [-step, 0], ArrowUp: [0, step], ArrowDown: [0, -step] }[event.key] ?? [0, 0]
    change((board) => board.by(x, y))
    event.preventDefault()
    event.stopPropagation()
  }
  /** A double tap beside all that is lit: the whole board, and back to where it was tapped. */
  const onDoubleClick = (event: MouseEvent) => {
    if (!isCloseUp || !isBesideLit(event.target)) return
    change((board) => (board.isWhole ? board.closeUpAt(event.clientX, event.clientY) : board.fit()))
  }
  const isBesideLit = (target: EventTarget) =>
    target instanceof Element && frame.current?.contains(target) === true && target.closest(LIT) === null
  const tap = useSingleTap()
  /** A fingertip on four lit things is a wish to see them nearer. */
  const onClickCapture = (event: MouseEvent) => {
    if (!(event.nativeEvent instanceof PointerEvent) || event.nativeEvent.pointerType !== 'touch') return
    if (isCloseUp && isBesideLit(event.target)) return tap(event)
    const isLit = event.target instanceof Element && event.target.closest(LIT) !== null
    if (isLit && zooming.current?.nearerAt(event.clientX, event.clientY)) event.stopPropagation()
  }
  const viewBox = `0 0 ${width} ${height}`
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys that reach the board from the targets on it
    <div
      className={styles.viewport}
      onKeyDown={onKeyDown}
      onPointerDownCapture={() => {
        tappedAt.current = performance.now()
        zooming.current?.touch()
      }}
      onDoubleClick={onDoubleClick}
      onClickCapture={onClickCapture}
    >
      <div ref={stack} className={styles.stack} data-testid="board">
        {under.map((drawing, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a sheet is its place among the others
          <svg key={place} viewBox={viewBox} className={styles.under} aria-hidden="true">
            <g>{drawing}</g>
          </svg>
        ))}
        {/* biome-ignore lint/a11y/useSemanticElements: a drawing that groups the places on it */}
        <svg key="top" ref={frame} viewBox={viewBox} className={styles.frame} role="group" aria-label={label}>
          <g ref={sheet}>
            {children}
            <Rings width={width} />
          </g>
        </svg>
      </div>
      <Beyond count={beyond} onGo={(side) => change((board) => board.goBeyond(side))} />
      {seen === null ? null : (
        <Inset
          size={{ width, height }}
          seen={seen}
          map={map}
          onWhole={fit}
          onNear={() => change((board) => board.closeUp())}
          onMove={(x, y) => zooming.current?.centre(x, y)}
        />
      )}
    </div>
  )
}

/** What changes so soon after a tap on the board was tapped there; in milliseconds. */
const OWN_TAP = 1000
/** Within so many milliseconds a second tap makes a double tap of it. */
const SECOND_TAP = 300

/** A tap where a double tap has a meaning of its own: heard when no second one has come. */
function useSingleTap(): (event: MouseEvent) => void {
  const waiting = useRef(0)
  const isHeard = useRef(false)
  useEffect(() => () => clearTimeout(waiting.current), [])
  return (event) => {
    if (isHeard.current) return
    event.stopPropagation()
    clearTimeout(waiting.current)
    const { target, clientX, clientY, detail } = event
    if (detail > 1) return
    waiting.current = window.setTimeout(() => {
      isHeard.current = true
      const init = { bubbles: true, cancelable: true, clientX, clientY, detail, pointerType: 'touch' }
      target.dispatchEvent(new PointerEvent('click', init))
      isHeard.current = false
    }, SECOND_TAP)
  }
}

/** At once, and again when something is lit: what later phases light, and what a lesson points at, is drawn once it has been fetched. */
function whenLit(board: BoardZoom, sheet: SVGGElement, act: () => unknown): (() => void) | undefined {
  act()
  return board.isLit ? undefined : whenThere(sheet, LIT, act)
}

/** As soon as something of the kind is drawn. */
function whenThere(sheet: SVGGElement, which: string, act: () => unknown): (() => void) | undefined {
  const isThere = () => sheet.querySelector(which) !== null
  if (isThere()) {
    act()
    return
  }
  const drawn = new MutationObserver(() => {
    if (!isThere()) return
    drawn.disconnect()
    act()
  })
  drawn.observe(sheet, { childList: true, subtree: true })
  return () => drawn.disconnect()
}
