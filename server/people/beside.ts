/** For the command line: reports of a house, whether its server runs or not. No server holds them in memory, so that marking one needs no word with it. */
import { openToRead, type Storage, type StoragePlace } from '../storage/storage.ts'
import { handleReport, readReports, type ShownReport } from './desk.ts'

export type { ShownReport } from './desk.ts'

export function reportsAt(place: StoragePlace, all: boolean): Promise<ShownReport[]> {
  return at(place, (storage) => readReports(storage, all))
}

export function markHandled(place: StoragePlace, id: string, note: string): Promise<void> {
  return at(place, (storage) => handleReport(storage, id, note, Date.now()))
}

async function at<T>(place: StoragePlace, act: (storage: Storage) => Promise<T>): Promise<T> {
  const storage = await openToRead(place)
  try {
    return await act(storage)
  } finally {
    await storage.close()
  }
}
