/** What a person has chosen on this device. */
import { LOCALES, type Locale } from '@branchline/engine/locales'
import { create } from 'zustand'
import { readLocal, writeLocal } from '../store/localStore.ts'

export interface Settings {
  readonly name: string
  readonly locale: Locale
  readonly theme: 'system' | 'light' | 'dark'
  readonly motion: 'system' | 'full' | 'none'
  readonly contrast: 'system' | 'more'
  readonly sound: boolean
  /** Ask before a move that cannot be taken back. */
  readonly confirm: boolean
  /** How fast moves are shown, and how long one looks at those of others before the next. */
  readonly pace: 'off' | 'brisk' | 'steady' | 'slow'
  /** What others did while one was away: offered, played by itself at one pace or the other, or only listed. */
  readonly recap: 'offer' | 'brisk' | 'calm' | 'off'
  /** A decision with one legal move is made by itself, and told. */
  readonly forced: boolean
  /** The coach sits beside one at tables without other people. */
  readonly coach: boolean
}

const KEY = 'branchline.settings'

function preferredLocale(): Locale {
  const wanted = navigator.languages.map((language) => language.slice(0, 2))
  return LOCALES.find((locale) => locale === wanted.find((language) => (LOCALES as readonly string[]).includes(language))) ?? 'en'
}

const DEFAULTS: Settings = {
  name: '',
  locale: preferredLocale(),
  theme: 'system',
  motion: 'system',
  contrast: 'system',
  sound: false,
  confirm: true,
  pace: 'steady',
  recap: 'offer',
  forced: true,
  coach: false,
}

function stored(): Settings {
  const read = readLocal(KEY)
  const given = (typeof read === 'object' && read !== null ? read : {}) as Partial<Record<keyof Settings, unknown>>
  const fitting = Object.entries(given).filter(([key, value]) => typeof value === typeof DEFAULTS[key as keyof Settings])
  return { ...DEFAULTS, ...Object.fromEntries(fitting) }
}

export const useSettings = create<Settings & { change: (changes: Partial<Settings>) => void }>((set, get) => ({
  ...stored(),
  change(changes) {
    set(changes)
    const { change: _, ...settings } = get()
    // A browser that stores nothing still plays: the choice lasts as long as the page.
    writeLocal(KEY, settings)
    applyToPage()
  },
}))

/** Puts the choices where the style sheet sees them. */
export function applyToPage(): void {
  const { theme, motion, contrast, locale } = useSettings.getState()
  const { dataset } = document.documentElement
  const put = (name: string, value: string) => {
    if (value === 'system') delete dataset[name]
    else dataset[name] = value
  }
  put('theme', theme)
  put('motion', motion)
  put('contrast', contrast)
  document.documentElement.lang = locale
}

/** Milliseconds to look at a bot's move before the next. */
export const PACES: Readonly<Record<Settings['pace'], number>> = { off: 0, brisk: 0, steady: 450, slow: 1200 }
