/** A piece of each kind of land, for the key. */
import { hexagon } from '@branchline/design'
import printed from '@branchline/design/printed.module.css'
import styles from './board.module.css'
import { peak, Star, Station, tree, tuft } from './glyphs.tsx'

export function Swatch({ sign }: { sign: 'field' | 'river' | 'mountain' | 'city' | 'remote' }) {
  const outline = hexagon({ x: 0, y: 0 }, 17)
  if (sign === 'field') {
    const [crown, stem] = tree(-6, 1, 0.8)
    return (
      <>
        <path d={outline} className={styles.land} />
        <path d={crown} className={printed.crowns} />
        <path d={stem} className={printed.stems} />
        <path d={tuft(5, 7)} className={styles.paddies} />
        <path d={outline} className={styles.grid} />
      </>
    )
  }
  if (sign === 'river')
    return (
      <>
        <path d={outline} className={styles.valeSolid} />
        <path d="M-13-6Q-4-10 0 0T13 6" className={printed.river} strokeWidth="5" />
        <path d={outline} className={styles.grid} />
      </>
    )
  if (sign === 'mountain') {
    const [lit, shadow, snow] = peak(0, 9, 12, 20)
    return (
      <>
        <path d={outline} className={styles.range} />
        <path d={lit} className={printed.peakLit} strokeWidth="0.8" />
        <path d={shadow} className={printed.peakShadow} />
        <path d={snow} className={styles.snow} />
        <path d={outline} className={styles.grid} />
      </>
    )
  }
  if (sign === 'city')
    return (
      <>
        <path d={outline} className={styles.city} />
        <Station x={0} y={1} built={false} scale={0.8} />
      </>
    )
  return (
    <>
      <path d={outline} className={styles.remote} />
      <Star x={0} y={0} value="n" scale={0.58} />
    </>
  )
}
