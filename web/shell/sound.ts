/** A few sounds made of plain tones. Off unless wanted; no file is fetched. */

import type { TableModel } from '@branchline/design'
import { useSettings } from '../settings/settings.ts'

let context: AudioContext | null = null
let last: { id: string; n: number } = { id: '', n: -1 }

/** A stamp for every move, a bell when it is one's turn, a whistle at the end. */
export function soundFor(model: TableModel): void {
  const isNew = last.id === model.id && model.n > last.n
  last = { id: model.id, n: model.n }
  if (!isNew || !useSettings.getState().sound) return
  if (model.toAct === null) whistle()
  else if (model.moves.length > 0) tone(880, 0.5, 'sine', 0.16)
  else tone(150, 0.08, 'triangle', 0.25)
}

function whistle(): void {
  tone(1040, 0.7, 'triangle', 0.1)
  tone(1310, 0.7, 'triangle', 0.08)
}

function tone(pitch: number, seconds: number, type: OscillatorType, loudness: number): void {
  context ??= new AudioContext()
  const oscillator = context.createOscillator()
  const volume = context.createGain()
  oscillator.type = type
  oscillator.frequency.value = pitch
  volume.gain.setValueAtTime(loudness, context.currentTime)
  volume.gain.exponentialRampToValueAtTime(0.001, context.currentTime + seconds)
  oscillator.connect(volume).connect(context.destination)
  oscillator.start()
  oscillator.stop(context.currentTime + seconds)
}
