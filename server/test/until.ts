/** Waiting for what is meant, not for time: however slow the machine is, and at once where it is quick. */

/** Far longer than anything here takes; who waits for longer waits in vain. */
export const PATIENCE = 60_000

/** Looks again and again until it is so. */
export async function until(isSo: () => boolean | Promise<boolean>, every = 20): Promise<void> {
  const end = performance.now() + PATIENCE
  while (!(await isSo())) {
    if (performance.now() > end) throw new Error(`waited in vain for ${isSo}`)
    await pause(every)
  }
}

/** For what must not happen: long enough to see it if it did. */
export const pause = (milliseconds: number) => new Promise<void>((over) => setTimeout(over, milliseconds))
