/** Movement is short, can be skipped and never stands in the way: everything here ends at once when motion is not wanted. */
export function motionWanted(): boolean {
  const chosen = document.documentElement.dataset.motion
  if (chosen === 'none') return false
  return chosen === 'full' || !matchMedia('(prefers-reduced-motion: reduce)').matches
}

/** Plays key frames on an element, if motion is wanted. */
export function animate(element: Element, frames: Keyframe[], milliseconds: number): Animation | null {
  if (!motionWanted()) return null
  return element.animate(frames, { duration: milliseconds, easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)' })
}

/** Lets an element that changed place glide from where it was (in SVG units or pixels of its parent). */
export function glide(element: Element, fromX: number, fromY: number, milliseconds = 320): void {
  animate(element, [{ translate: `${fromX}px ${fromY}px` }, { translate: '0 0' }], milliseconds)
}
