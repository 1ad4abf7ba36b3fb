import { closeSync, fsyncSync, openSync, renameSync } from 'node:fs'
import { dirname } from 'node:path'

/** A file that is whole takes its name, or the place of the one that had it: after a kill, or loss of power, it is there or it is not. */
export function moveInto(file: string, place: string): void {
  sync(file)
  renameSync(file, place)
  sync(dirname(place))
}

function sync(path: string): void {
  const open = openSync(path, 'r')
  try {
    fsyncSync(open)
  } finally {
    closeSync(open)
  }
}
