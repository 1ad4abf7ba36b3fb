/** Signs that stand in strip and trays. */
import { Sign } from '@branchline/design'

/** P on black: the President of a railway. */
export function PresidentMark({ size = 17 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 20 20" aria-hidden>
      <circle cx="10" cy="10" r="9.5" fill="var(--ink)" />
      <text x="10" y="15.1" textAnchor="middle" fontSize="14.5" fontWeight="700" fill="var(--paper)">
        P
      </text>
    </svg>
  )
}

export function PurseMark({ size = 22 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" aria-hidden>
      <path d="M8 7C3 11 2.500 21 7 21.500h10C21.500 21 21 11 16 7z" fill="var(--enamel-brown)" stroke="var(--ink)" strokeWidth="1.3" />
      <path
        d="M7.500 7h9l2-4.500-3 1.500-3.500-1.800L8.500 4l-3-1.500z"
        fill="var(--enamel-brown)"
        stroke="var(--ink)"
        strokeWidth="1.3"
        strokeLinejoin="round"
      />
      <path d="M7.500 7.200h9" stroke="var(--enamel-yellow)" strokeWidth="2" />
    </svg>
  )
}

/** Cash that nobody here sees. */
export const Purse = ({ name }: { name: string }) => (
  <Sign name={name}>
    <PurseMark />
  </Sign>
)
