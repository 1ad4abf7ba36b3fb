/** In milliseconds. */
const LONGEST_WAIT = 3000
export const UNTOUCHED = 3000
const TOUCHES = ['pointerdown', 'pointermove', 'keydown', 'wheel']

/** Until nobody waits for anything. Where a browser cannot tell, at once. */
export const idle = () =>
  new Promise<void>((resolve) => {
    if ('requestIdleCallback' in globalThis && !document.hidden) requestIdleCallback(() => resolve(), { timeout: LONGEST_WAIT })
    else resolve()
  })

/** Until nobody has touched anything for a while, or nobody looks any more. */
export const untouched = () =>
  new Promise<void>((resolve) => {
    let timer: ReturnType<typeof setTimeout>
    const waiting = new AbortController()
    const done = () => {
      waiting.abort()
      resolve()
    }
    const again = () => {
      clearTimeout(timer)
      timer = setTimeout(done, document.hidden ? 0 : UNTOUCHED)
    }
    for (const name of TOUCHES) addEventListener(name, again, { capture: true, passive: true, signal: waiting.signal })
    document.addEventListener('visibilitychange', again, { signal: waiting.signal })
    again()
  })
