/** Loaded before a server of a campaign (`--import`): its wall clock can be set from outside, as an administrator or a careless laptop would. */
const trueNow = Date.now
let ahead = 0

class SkewedDate extends Date {
  constructor(...given: unknown[]) {
    super(...((given.length === 0 ? [trueNow() + ahead] : given) as []))
  }
  static override now(): number {
    return trueNow() + ahead
  }
}
globalThis.Date = SkewedDate as DateConstructor

process.on('message', (message) => {
  if (typeof message === 'object' && message !== null && 'clockAhead' in message) ahead = Number(message.clockAhead)
})
// Whoever started it has ended, however: nobody would end this one.
process.on('disconnect', () => process.exit())
// Listening alone must not keep a server alive that wants to end.
process.channel?.unref()
