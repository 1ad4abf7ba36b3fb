import { type Glossed as Found, GlossaryOf } from '@branchline/design'
import { type Locale, labelled } from '@branchline/engine'
import { type ReactNode, useEffect, useMemo, useState } from 'react'
import { useSpoken } from '../language/spoken.ts'
import { loadGlossary } from '../titles/titles.ts'

/** The table comes first, and what its words mean a moment later. */
const SOON = 1_500

interface Finder {
  find(locale: Locale, text: string): readonly (string | Found)[]
}

/** Whatever stands in here knows the glossary of the title. */
export function Glossed({ game, children }: { game: string; children: ReactNode }) {
  const locale = useSpoken()
  const [finder, setFinder] = useState<Finder | null>(null)
  useEffect(() => {
    let current = true
    const load = async () => {
      const [glossary, { glossedIn }] = await Promise.all([loadGlossary(game), import('./glossedIn.ts')])
      if (current)
        setFinder(glossary === undefined ? null : { find: (of, text) => glossedIn(glossary, of, text).map((piece) => signed(of, piece)) })
    }
    // Without it all sentences are there; whoever loads the page again asks again.
    const timer = setTimeout(() => void load().catch(() => undefined), SOON)
    return () => {
      current = false
      clearTimeout(timer)
    }
  }, [game])
  const find = useMemo(() => (finder === null ? null : (text: string) => finder.find(locale, text)), [finder, locale])
  return <GlossaryOf value={find}>{children}</GlossaryOf>
}

const signed = (locale: Locale, piece: string | Found): string | Found =>
  typeof piece === 'string' ? piece : { ...piece, sign: labelled(locale, piece.name, piece.means) }
