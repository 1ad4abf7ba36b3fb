import { useTable } from '@branchline/design'
import { useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'

/** Says what happened and what is asked, for those who listen: the same events, the same prompt. */
export function Announcer() {
  const t = useTranslations('table')
  const { model, speaker } = useTable()
  const [said, setSaid] = useState({ text: '', at: 0 })
  const told = useRef(model.entries.length)
  useEffect(() => {
    const fresh = model.entries.length > told.current ? model.entries.slice(told.current) : []
    told.current = model.entries.length
    const lines = fresh.flatMap(({ events }) =>
      events.filter(({ only }) => only === undefined || only === model.viewer).map((event) => speaker.event(event)),
    )
    const asked = model.moves.length > 0 && model.prompt ? [t('yourTurnTo', { asked: speaker.prompt(model.prompt) })] : []
    if (lines.length + asked.length > 0) setSaid(({ at }) => ({ text: [...lines, ...asked].join(' '), at: at + 1 }))
  }, [model, speaker, t])
  return (
    <div aria-live="polite" className="visually-hidden" data-testid="announcer">
      {/* A new piece each time: what is the same as before would not be read out again. */}
      <p key={said.at}>{said.text}</p>
    </div>
  )
}
