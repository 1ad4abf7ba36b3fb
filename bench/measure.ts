/**
 * Measuring. The machines are shared and noisy, so a figure is the best and the median of several rounds, per CPU second beside
 * wall time, and what counts is the ratio to something measured in the same run.
 */
export interface Measured {
  readonly name: string
  readonly unit: string
  /** Units per CPU second and per second of wall time: the best round and the median. */
  readonly perCpuSecond: { readonly best: number; readonly median: number }
  readonly perSecond: { readonly best: number; readonly median: number }
  readonly rounds: number
}

/** `work` does one round and says how many units it did. */
export async function measure(name: string, unit: string, work: () => number | Promise<number>, rounds = 5): Promise<Measured> {
  await work()
  const cpu: number[] = []
  const wall: number[] = []
  for (let round = 0; round < rounds; round++) {
    const before = process.cpuUsage()
    const began = performance.now()
    const units = await work()
    const { user, system } = process.cpuUsage(before)
    cpu.push(units / ((user + system) / 1e6))
    wall.push(units / ((performance.now() - began) / 1000))
  }
  return { name, unit, perCpuSecond: summary(cpu), perSecond: summary(wall), rounds }
}

/** Repeats `once` for about so many milliseconds and counts. */
export function repeatFor(milliseconds: number, once: () => number): number {
  const until = performance.now() + milliseconds
  let units = 0
  while (performance.now() < until) units += once()
  return units
}

/** The same by CPU time: on a busy machine wall time would end a round before the compiler has done its work. */
export function repeatForCpu(milliseconds: number, once: () => number): number {
  const before = process.cpuUsage()
  const spent = () => {
    const { user, system } = process.cpuUsage(before)
    return (user + system) / 1000
  }
  let units = 0
  while (spent() < milliseconds) units += once()
  return units
}

export function summary(values: readonly number[]): { best: number; median: number } {
  const sorted = [...values].sort((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  const median = sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
  return { best: sorted.at(-1) as number, median }
}

export function shortly(value: number): string {
  if (value >= 1e6) return `${(value / 1e6).toFixed(2)} M`
  if (value >= 1e4) return `${(value / 1e3).toFixed(0)} k`
  return value >= 100 ? value.toFixed(0) : value.toPrecision(3)
}
