/** How far one has come with the lessons of each title: kept on this device, forgotten by a button in the settings. */
import type { Input } from '@branchline/engine/lessons'
import { useSyncExternalStore } from 'react'
import { readLocal, removeLocal, writeLocal } from '../store/localStore.ts'
import { observed } from '../store/observed.ts'

export interface TitleProgress {
  readonly lessons: Readonly<Record<string, 'done' | 'skipped'>>
  /** Where a lesson was left. */
  readonly place?: LessonPlace | undefined
  /** Whoever was asked once whether to learn first is not asked again. */
  readonly asked?: boolean
}

export interface LessonPlace {
  readonly lesson: string
  /** The step, from 1, and what leads there. */
  readonly step: number
  readonly inputs: readonly Input[]
}

const KEY = 'branchline.learn'
const NOTHING: TitleProgress = { lessons: {} }

const kept = observed(() => (readLocal(KEY) ?? {}) as Readonly<Record<string, TitleProgress>>)

export const allProgress = () => kept.now()

export const progressOf = (title: string): TitleProgress => kept.now()[title] ?? NOTHING

export function useProgress(): (title: string) => TitleProgress {
  const all = useSyncExternalStore(kept.subscribe, kept.now)
  return (title) => all[title] ?? NOTHING
}

function change(title: string, changes: Partial<TitleProgress>): void {
  writeLocal(KEY, { ...kept.now(), [title]: { ...progressOf(title), ...changes } })
  kept.changed()
}

/** Done stays done, also when it is begun again and left out. */
export function noteLesson(title: string, lesson: string, how: 'done' | 'skipped'): void {
  const { lessons, place } = progressOf(title)
  change(title, {
    lessons: { ...lessons, [lesson]: lessons[lesson] === 'done' ? 'done' : how },
    place: place?.lesson === lesson ? undefined : place,
  })
}

/** What an account knows, by `title/lesson`. */
export function takeLessons(told: Readonly<Record<string, 'done' | 'skipped'>>): void {
  for (const [name, how] of Object.entries(told)) {
    const [title, lesson] = name.split('/') as [string, string]
    const known = progressOf(title).lessons[lesson]
    if (known !== how && known !== 'done') noteLesson(title, lesson, how)
  }
}

export const keepPlace = (title: string, place: LessonPlace): void => change(title, { place })

export const noteAsked = (title: string): void => change(title, { asked: true })

export function forgetLessons(): void {
  removeLocal(KEY)
  kept.changed()
}
