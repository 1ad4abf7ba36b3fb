/** A tap that comes too late: what it was meant for has left by itself, and what stands there now was never meant. */

/** From seeing a button to pressing it; in milliseconds. */
const ON_ITS_WAY = 400

/** Said by a bar as its time is over, while its buttons still stand. For a moment nothing is pressed where they stood. */
export function leavesByItself(): void {
  const places = [...document.querySelectorAll('[data-bar] [data-bar-button]:not(:disabled)')].map((button) =>
    button.getBoundingClientRect(),
  )
  const drop = (event: MouseEvent) => {
    const { clientX: x, clientY: y, detail, target, type } = event
    // Enter presses what has the focus, wherever that stands.
    if (type === 'click' && detail === 0) return
    // Beside the bar a finger may begin to move the board.
    if (type === 'pointerdown' && (target as Element).closest('[data-bar]') === null) return
    if (!places.some(({ left, right, top, bottom }) => x >= left && x <= right && y >= top && y <= bottom)) return
    event.stopImmediatePropagation()
    event.preventDefault()
  }
  for (const kind of KINDS) addEventListener(kind, drop, true)
  setTimeout(() => {
    for (const kind of KINDS) removeEventListener(kind, drop, true)
  }, ON_ITS_WAY)
}

/** A stepper steps as it is touched. */
const KINDS = ['pointerdown', 'click'] as const
