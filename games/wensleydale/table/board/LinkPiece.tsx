import { seatSign } from '@branchline/design'
import { memo } from 'react'
import { GREEN_LINK, RED_LINK } from '../rules.ts'
import styles from './Board.module.css'

/** The ends of a player's link: round, square, pointed, notched. With the letter they tell four players apart without colour. */
const ENDS = [
  'M-15 -9H15A9 9 0 0 1 15 9H-15A9 9 0 0 1 -15 -9Z',
  'M-23 -9H23V9H-23Z',
  'M-16 -9H16L25 0L16 9H-16L-25 0Z',
  'M-25 -9H25L18 0L25 9H-25L-18 0Z',
] as const

/** A link on the board. Companies' track is drawn as rails on sleepers, players' as a wooden piece with a letter. */
export const LinkPiece = memo(function LinkPiece({ owner, angle }: { owner: number; angle: number }) {
  if (owner === RED_LINK || owner === GREEN_LINK) return <CompanyLink isRed={owner === RED_LINK} angle={angle} />
  const sign = seatSign(owner - 1)
  return (
    <g className={styles.playerLink}>
      <path d={ENDS[(owner - 1) % ENDS.length]} transform={`scale(1.32) rotate(${angle})`} fill={sign.colour} />
      <text y="7" fill={sign.on}>
        {sign.letter}
      </text>
    </g>
  )
})

function CompanyLink({ isRed, angle }: { isRed: boolean; angle: number }) {
  const colour = isRed ? 'var(--company-red)' : 'var(--company-green)'
  return (
    <g className={styles.companyLink}>
      <g transform={`rotate(${angle})`}>
        <path d="M-24 0H24" stroke="var(--halo-ink)" strokeWidth="21" />
        <path d="M-22 -9V9M-15 -9V9M-8 -9V9M8 -9V9M15 -9V9M22 -9V9" stroke="var(--piece-paper)" strokeWidth="3" />
        <path d="M-24 -5.5H24M-24 5.5H24" stroke={colour} strokeWidth="5.5" strokeDasharray={isRed ? undefined : '9 2.5'} />
      </g>
      {isRed ? (
        <path
          d="M-10 -10.5H10V2Q10 9 0 12Q-10 9 -10 2Z"
          fill={colour}
          stroke="var(--piece-paper)"
          strokeWidth="1.6"
          transform="scale(1.2)"
        />
      ) : (
        <rect x="-15.6" y="-11.4" width="31.2" height="22.8" rx="11.4" fill={colour} stroke="var(--piece-paper)" strokeWidth="1.9" />
      )}
    </g>
  )
}
