/** The picture of the table as it was last seen, which lies over the page until all of it is drawn: see public/early.js. */
import { afterPaint } from '@branchline/design'
import { useEffect, useState } from 'react'

/**
 * Whether all of the board is to be drawn, or what can be chosen on it alone: four fifths of what a table is made of are only looked at, and of
 * those the picture shows all as long as it lies there. They follow in the third frame: the second is for what was tapped meanwhile.
 */
export function useAllOfBoard(): boolean {
  const [isAll, setAll] = useState(() => document.getElementById('early') === null)
  useEffect(() => {
    if (isAll) return
    let isGone = false
    afterPaint(() => afterPaint(() => isGone || setAll(true)))
    return () => {
      isGone = true
    }
  }, [isAll])
  return isAll
}
