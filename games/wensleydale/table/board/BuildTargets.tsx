import { classes, type LegalMove, type TableProps, Target } from '@branchline/design'
import { useEffect, useRef } from 'react'
import { deskOf } from '../desk.ts'
import { wordsFor } from '../messages/index.ts'
import { offers } from '../moves.ts'
import { boardOf, chainCost, linkCost, type State } from '../rules.ts'
import { priceInWords } from '../sentences.ts'
import type { AreaShape, Point, Sheet } from '../sheet.ts'
import styles from './Board.module.css'

/** Every link that can be built now, lit with its price. From a lit link a chain can be drawn over the board: it becomes the plan. */
export function BuildTargets(props: TableProps<State> & { sheet: Sheet }) {
  const { view, moves, sheet, locale, attention, choose } = props
  const t = wordsFor(locale)
  const builds = view.phase === 'build' ? offers(moves).filter(({ move }) => move.do === 'build') : []
  const layer = useDrawnPlan(builds.length > 0, moves, view, attention)

  const twice = new Set<number>()
  const seen = new Set<number>()
  const found = builds.flatMap(({ text, move: build }) => {
    if (build.do !== 'build') return []
    const link = sheet.board.linkOf[build.from * sheet.board.areas + build.to] as number
    if (seen.has(link)) twice.add(link)
    seen.add(link)
    return [{ text, link, from: build.from, to: build.to }]
  })
  return (
    <g ref={layer}>
      {found.map(({ text, link, from, to }) => {
        const shape = sheet.links[link]
        const cost = linkCost(view, view.actor, sheet.board.ids[from] as string, sheet.board.ids[to] as string)
        if (shape === undefined || 'refused' in cost) return null
        const target = sheet.areas[to] as AreaShape
        const isTwice = twice.has(link)
        const size = isTwice ? undefined : styles.legible
        const [x, y] = isTwice ? towards(shape.at, target.at, 20) : shape.at
        const plate = `${cost.points}${'R'.repeat(cost.red)}${'G'.repeat(cost.green)}${'W'.repeat(cost.white)}`
        const width = 16 + plate.length * 11
        return (
          <Target
            key={text}
            move={text}
            label={t.buildLabel({ from: sheet.areas[from]?.name ?? '', to: target.name, price: priceInWords(cost, t) })}
            attention={attention}
            choose={choose}
          >
            <circle cx={x} cy={y} r="25" className={styles.bedHit} data-walk={`${x} ${y}`} data-name={target.name} />
            <rect x={x - width / 2} y={y - 13} width={width} height="26" rx="13" className={classes(styles.pricePlate, size)} />
            <rect x={x - width / 2} y={y - 13} width={width} height="26" rx="13" data-halo className={size} />
            <text x={x} y={y + 6} className={classes(styles.price, size)}>
              {plate}
            </text>
          </Target>
        )
      })}
    </g>
  )
}

function towards([x, y]: Point, [toX, toY]: Point, by: number): Point {
  const length = Math.hypot(toX - x, toY - y) || 1
  return [x + ((toX - x) / length) * by, y + ((toY - y) / length) * by]
}

/** A drag over the areas, from a lit link on, lengthens and shortens the planned chain. */
function useDrawnPlan(isLit: boolean, moves: readonly LegalMove[], view: State, attention: TableProps['attention']) {
  const layer = useRef<SVGGElement>(null)
  useEffect(() => {
    const element = layer.current
    if (element === null || !isLit) return
    let route: string[] | null = null
    // The frame pans the board by drags that reach its svg element: those that begin on a lit link must not get there.
    const keep = (event: Event) => event.stopPropagation()
    const begin = (event: PointerEvent) => {
      const text = event.target instanceof Element ? event.target.closest('[data-move]')?.getAttribute('data-move') : undefined
      const found = offers(moves).find((build) => build.text === text)?.move
      route = found?.do === 'build' ? [found.from, found.to].map((area) => boardOf(view).ids[area] as string) : null
    }
    const extend = (event: PointerEvent) => {
      if (route === null || event.buttons === 0) return
      const under = document.elementsFromPoint(event.clientX, event.clientY).find((found) => found.hasAttribute('data-area'))
      const id = under?.getAttribute('data-area')
      if (!id || id === route.at(-1) || id === route[0]) return
      if (id === route.at(-2)) route.pop()
      else if (chainCost(view, view.actor, [...route, id]).links.length === route.length) route.push(id)
      else return
      deskOf(attention).change({ route: [...route] })
    }
    const end = () => {
      route = null
    }
    element.addEventListener('mousedown', keep)
    element.addEventListener('touchstart', keep, { passive: true })
    element.addEventListener('pointerdown', begin)
    addEventListener('pointermove', extend)
    addEventListener('pointerup', end)
    return () => {
      element.removeEventListener('mousedown', keep)
      element.removeEventListener('touchstart', keep)
      element.removeEventListener('pointerdown', begin)
      removeEventListener('pointermove', extend)
      removeEventListener('pointerup', end)
    }
  }, [isLit, moves, view, attention])
  return layer
}
