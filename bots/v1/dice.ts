/** Frozen: the bots of version 1 as they were on 2026-11-16. Never to be changed but to follow the rules; bots/v1/README.md says why. */
/** A small fast generator for the bots' own choices (sfc32). Never used by rules: their chance is the engine's. */
import type { Random } from '@branchline/engine'

export interface Dice extends Random {
  /** A number from 0 up to, not including, 1. */
  fraction(): number
}

export function diceFrom(seed: string): Dice {
  let a = 0x9e3779b9
  let b = 0x243f6a88
  let c = 0xb7e15162
  let counter = 1
  for (let i = 0; i < seed.length; i++) {
    a = Math.imul(a ^ seed.charCodeAt(i), 0x85ebca6b)
    b = Math.imul(b ^ (a >>> 13), 0xc2b2ae35)
  }
  function word(): number {
    const sum = (a + b + counter++) | 0
    a = b ^ (b >>> 9)
    b = (c + (c << 3)) | 0
    c = ((c << 21) | (c >>> 11)) + sum
    return sum >>> 0
  }
  for (let i = 0; i < 15; i++) word()
  // The bias of a plain remainder is below n / 2^32: no bot will notice.
  return { below: (n) => word() % n, fraction: () => word() / 0x1_0000_0000 }
}
