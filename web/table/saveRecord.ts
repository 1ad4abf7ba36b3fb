import { type GameRecord, printRecord } from '@branchline/engine'

/** Hands the record to the player as a file. */
export function saveRecord(record: GameRecord): void {
  const url = URL.createObjectURL(new Blob([printRecord(record)], { type: 'application/json' }))
  const anchor = document.createElement('a')
  anchor.href = url
  anchor.download = `${record.game}-${record.seed}.json`
  anchor.click()
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}
