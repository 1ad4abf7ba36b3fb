/** In milliseconds. */
const LONGEST_WAIT = 3000

/** Until nobody waits for anything. Where a browser cannot tell, at once. */
export const idle = () =>
  new Promise<void>((resolve) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resolve(), { timeout: LONGEST_WAIT })
    else resolve()
  })
