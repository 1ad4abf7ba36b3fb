/** A disk that runs full under play, and gets room again. */
import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { call, newPerson, openTable } from './http.ts'
import { startProcess } from './process.ts'

export interface FullDisk {
  readonly acknowledged: number
  readonly refused: number
  readonly complaints: readonly string[]
}

interface Position {
  readonly seq: number
  readonly moves?: readonly string[]
}

export async function fillDisk(place: { script: URL; data: string; game: string; seats: number }): Promise<FullDisk> {
  const complaints: string[] = []
  const ballast = join(place.data, 'ballast')
  let server = await startProcess(place.script, { data: place.data })
  let acknowledged = 0
  let refused = 0
  try {
    const tokens: string[] = []
    for (let seat = 0; seat < place.seats; seat++) tokens.push(await newPerson(server.url, `Player ${seat + 1}`))
    const table = await openTable(server.url, place.game, tokens)
    const play = async (): Promise<boolean> => {
      for (const token of tokens) {
        const { position } = await call<{ position: Position }>(server.url, `/api/tables/${table}/position`, token)
        if (position.seq !== acknowledged) complaints.push(`${acknowledged} acknowledged, the table is at ${position.seq}`)
        const move = position.moves?.[0]
        if (move === undefined) continue
        try {
          await call(server.url, `/api/tables/${table}/moves`, token, { id: `m${position.seq}`, at: position.seq, move })
          acknowledged++
          return true
        } catch (error) {
          if (!(error as Error).message.includes('503')) complaints.push((error as Error).message)
          refused++
          return false
        }
      }
      complaints.push('nobody is to act')
      return false
    }
    for (let i = 0; i < 10; i++) await play()
    fill(ballast)
    for (let i = 0; i < 400 && refused < 5; i++) await play()
    if (refused === 0) complaints.push('the disk never ran full')
    rmSync(ballast)
    if (!(await play())) complaints.push('no move was taken although there was room again')
    await server.kill()
    server = await startProcess(place.script, { data: place.data })
    const { position } = await call<{ position: Position }>(server.url, `/api/tables/${table}/position`, tokens[0])
    if (position.seq !== acknowledged) complaints.push(`after a restart: ${acknowledged} acknowledged, the table is at ${position.seq}`)
  } finally {
    await server.kill()
  }
  return { acknowledged, refused, complaints }
}

/** Writes until nothing fits any more. */
function fill(file: string): void {
  try {
    for (;;) writeFileSync(file, Buffer.alloc(64 * 1024), { flag: 'a' })
  } catch {
    // Full: that was the wish.
  }
}
