import { type KeyboardEvent, type ReactNode, useId, useState } from 'react'
import styles from './Tabs.module.css'

export interface Tab {
  readonly id: string
  readonly label: ReactNode
  readonly content: () => ReactNode
}

/** One sheet of several on top. Arrow keys go from tab to tab, as the ARIA pattern has it. */
export function Tabs({
  tabs,
  label,
  chosen,
  onChoose,
}: {
  tabs: readonly Tab[]
  label: string
  chosen?: string
  onChoose?: (id: string) => void
}) {
  const own = useState(tabs[0]?.id)
  const base = useId()
  const current = chosen ?? own[0]
  const shown = tabs.find((tab) => tab.id === current) ?? tabs[0]
  const choose = (id: string) => {
    own[1](id)
    onChoose?.(id)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const at = tabs.findIndex((tab) => tab.id === shown?.id)
    const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: tabs.length - 1 }[event.key]
    if (to === undefined) return
    event.preventDefault()
    event.stopPropagation()
    const next = tabs[(to + tabs.length) % tabs.length] as Tab
    choose(next.id)
    document.getElementById(`${base}-${next.id}`)?.focus()
  }
  return (
    <div className={styles.tabs}>
      <div
        role="tablist"
        aria-label={label}
        className={styles.list}
        data-many={tabs.length > 4 || undefined}
        data-crowded={tabs.length > 5 || undefined}
        onKeyDown={onKeyDown}
      >
        {tabs.map((tab) => (
          <button
            key={tab.id}
            id={`${base}-${tab.id}`}
            type="button"
            role="tab"
            aria-selected={tab.id === shown?.id}
            aria-controls={`${base}-sheet`}
            tabIndex={tab.id === shown?.id ? 0 : -1}
            className={styles.tab}
            onClick={() => choose(tab.id)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling sheet must be reachable by keyboard */}
      <div role="tabpanel" id={`${base}-sheet`} aria-labelledby={`${base}-${shown?.id}`} tabIndex={0} className={styles.sheet}>
        {shown?.content()}
      </div>
    </div>
  )
}
