/** So many at once, so many a second after that. The clock is monotonic: setting the machine's time neither helps nor hurts. */
export function allowance(perSecond: number, burst: number, now: () => number = () => performance.now()): () => boolean {
  let left = burst
  let last = now()
  return () => {
    const time = now()
    left = Math.min(burst, left + ((time - last) / 1000) * perSecond)
    last = time
    if (left < 1) return false
    left--
    return true
  }
}
