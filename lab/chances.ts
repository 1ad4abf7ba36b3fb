/** From what every seat is ahead to its chance of victory, into `chances`. */
export function softmax(ahead: Float64Array, certainty: number, seats: number, chances: Float64Array): void {
  let best = Number.NEGATIVE_INFINITY
  for (let seat = 0; seat < seats; seat++) best = Math.max(best, ahead[seat])
  let sum = 0
  for (let seat = 0; seat < seats; seat++) {
    chances[seat] = Math.exp(certainty * (ahead[seat] - best))
    sum += chances[seat]
  }
  for (let seat = 0; seat < seats; seat++) chances[seat] /= sum
}
