/** Rivers along the sides of hexes: of the whole land, and once more round places whose light would lie over them, since to cross them costs. */
import printed from '@branchline/design/printed.module.css'
import { memo } from 'react'
import { type Hex, urbanAt } from '../../rules/board.ts'
import { type River, riversBeside } from './geometry.ts'

/** `bank`: how much wider than the river its bank is. */
export function Rivers({ courses, bank, isCut }: { courses: readonly River[]; bank: number; isCut?: boolean }) {
  return (
    <>
      {courses.map(({ width, course }) => (
        <path key={course} d={course} className={printed.bank} strokeLinecap={isCut ? 'butt' : 'round'} strokeWidth={width + bank} />
      ))}
      {courses.map(({ width, course }) => (
        <path key={course} d={course} className={printed.river} strokeWidth={width} />
      ))}
      {courses.map(({ width, course }) => (
        <path key={course} d={course} className={printed.glint} strokeWidth={width * 0.28} />
      ))}
    </>
  )
}

/** Over what rings a hex. */
export const RiversRound = memo(function RiversRound({ hex }: { hex: Hex }) {
  return (
    <g data-rivers={urbanAt[hex]}>
      <Rivers courses={riversBeside(hex)} bank={3} isCut />
    </g>
  )
})
