/** Track: a line from the middle of one area over the border to the middle of the next, thick and joined for players, thinner for companies. */
import { seatSign } from '@branchline/design'
import { memo } from 'react'
import { FREE, GREEN_LINK, RED_LINK } from '../rules.ts'
import type { AreaShape, LinkShape, Point, Sheet } from '../sheet.ts'
import styles from './Board.module.css'
import { LinkPiece } from './LinkPiece.tsx'

interface LinksProps {
  readonly owner: readonly number[]
  readonly sheet: Sheet
}

export const Track = memo(function Track({ owner, sheet }: LinksProps) {
  const owned = sheet.links.filter(({ link }) => owner[link] !== FREE)
  const ends = (shape: LinkShape) => {
    const whose = owner[shape.link]
    return { shape, owner: whose, a: anchor(sheet, shape.a, whose), b: anchor(sheet, shape.b, whose) }
  }
  // Cases first: where a line goes on, nothing cuts through it.
  return (
    <g className={styles.track}>
      {owned.map((shape) => (
        <Line key={shape.link} {...ends(shape)} part="case" />
      ))}
      {owned.map((shape) => (
        <Line key={shape.link} {...ends(shape)} part="line" />
      ))}
    </g>
  )
})

/** The link of this number, wherever it is drawn: what flies to it brings it. */
export const linkPiece = (link: number) => `link ${link}`

/** Each owner's line keeps to a side of its own. */
function anchor(sheet: Sheet, area: number, owner: number): Point {
  const [x, y] = (sheet.areas[area] as AreaShape).at
  return [x, y + 6 + (owner - 3.5) * 4]
}

interface LineProps {
  readonly shape: LinkShape
  readonly owner: number
  readonly a: Point
  readonly b: Point
  readonly part: 'case' | 'line'
}
const Line = memo(
  function Line({ shape, owner, a, b, part }: LineProps) {
    const isCompany = owner >= RED_LINK
    const path = `M${a.join(' ')}L${shape.at.join(' ')}L${b.join(' ')}`
    const piece = { 'data-piece': linkPiece(shape.link) }
    if (part === 'case') return <path {...piece} d={path} stroke="var(--track-case)" strokeWidth={isCompany ? 14 : 21} />
    if (isCompany)
      return <path {...piece} d={path} stroke={colourOf(owner)} className={owner === GREEN_LINK ? styles.greenLine : styles.redLine} />
    return (
      <>
        <path {...piece} d={path} stroke={colourOf(owner)} strokeWidth="14" />
        <path {...piece} d={path} className={styles.sleepers} />
      </>
    )
  },
  (before, after) => before.owner === after.owner && before.shape === after.shape,
)

export function colourOf(owner: number): string {
  return owner === RED_LINK ? 'var(--company-red)' : owner === GREEN_LINK ? 'var(--company-green)' : seatSign(owner - 1).colour
}

export const LinkPieces = memo(function LinkPieces({ owner, sheet }: LinksProps) {
  return (
    <g aria-hidden>
      {sheet.links.map((shape) =>
        owner[shape.link] === FREE ? null : <LaidLink key={shape.link} shape={shape} owner={owner[shape.link]} />,
      )}
    </g>
  )
})

const LaidLink = memo(function LaidLink({ shape: { link, at, angle }, owner }: { shape: LinkShape; owner: number }) {
  return (
    <g transform={`translate(${at.join(' ')})`} data-link={link} data-owner={owner} data-piece={linkPiece(link)}>
      <LinkPiece owner={owner} angle={angle} />
    </g>
  )
})

/** From the middle of an area over the border to the middle of the next. */
export function pathOf(sheet: Sheet, route: readonly string[]): string {
  return `M${pointsOf(sheet, route)
    .map((point) => point.join(' '))
    .join('L')}`
}

export function pointsOf(sheet: Sheet, route: readonly string[]): Point[] {
  return route.flatMap((id, place) => {
    const link = linkBetween(sheet, id, route[place + 1])
    return [middleOf(sheet, id), ...(link === undefined ? [] : [link.at])]
  })
}

export function linkBetween({ board, links }: Sheet, from: string, to: string | undefined): LinkShape | undefined {
  const [a, b] = [board.areaOf.get(from), board.areaOf.get(to ?? '')]
  return a === undefined || b === undefined ? undefined : links[board.linkOf[a * board.areas + b] as number]
}

export function middleOf(sheet: Sheet, id: string): Point {
  const [x, y] = (sheet.areas[sheet.board.areaOf.get(id) as number] as AreaShape).at
  return [x, y + 6]
}
