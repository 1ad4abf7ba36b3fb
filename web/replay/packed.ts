/** A record small enough for a link: its JSON deflated, in the part of the address that no server sees. */
import type { GameRecord } from '@branchline/engine'

export async function packRecord(record: GameRecord): Promise<string> {
  const bytes = await through(new TextEncoder().encode(JSON.stringify(record)), new CompressionStream('deflate-raw'))
  let binary = ''
  for (const byte of bytes) binary += String.fromCharCode(byte)
  return btoa(binary).replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '')
}

/** The text that was packed; null when it is no such thing. */
export async function unpackRecord(packed: string): Promise<string | null> {
  try {
    const binary = atob(packed.replace(/-/g, '+').replace(/_/g, '/'))
    const bytes = await through(
      Uint8Array.from(binary, (sign) => sign.charCodeAt(0)),
      new DecompressionStream('deflate-raw'),
    )
    return new TextDecoder().decode(bytes)
  } catch {
    return null
  }
}

async function through(bytes: Uint8Array<ArrayBuffer>, change: CompressionStream | DecompressionStream): Promise<Uint8Array> {
  const stream = new Blob([bytes]).stream().pipeThrough(change as ReadableWritablePair<Uint8Array, Uint8Array<ArrayBuffer>>)
  return new Uint8Array(await new Response(stream).arrayBuffer())
}
