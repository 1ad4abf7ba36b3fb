import { Button, Panel } from '@branchline/design/parts'
import type { Table } from '@branchline/server/protocol'
import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useTranslations } from 'use-intl'
import { Conversation } from '../table/sheets/Conversation.tsx'
import type { OnlineTable } from './onlineTable.ts'
import styles from './WaitingRoom.module.css'

/** What is said before the game; and a word of it to whoever looks elsewhere on the page. */
export function Said({ source, about }: { source: OnlineTable; about: Table }) {
  const t = useTranslations('table')
  const waiting = useTranslations('waiting')
  const lines = useSyncExternalStore(
    useCallback((listener) => source.subscribe(listener), [source]),
    () => source.said,
  )
  const place = useRef<HTMLElement>(null)
  const isInView = useInView(place)
  const last = lines.at(-1)?.id ?? 0
  const [seen, setSeen] = useState(last)
  useEffect(() => {
    if (isInView) setSeen(last)
  }, [isInView, last])
  const unread = lines.filter(({ id, seat }) => id > seen && (seat === null || seat !== about.you.seat)).length
  return (
    <section className={styles.talk} ref={place}>
      <Panel title={t('chat')}>
        <Conversation
          source={source}
          lines={lines}
          maySpeak={about.you.seat !== null || about.you.owner}
          isOpen={about.chat === 'open'}
          isOwner={about.you.owner}
        />
      </Panel>
      {unread === 0 || isInView ? null : (
        <div className={styles.unread} role="status">
          <Button small look="primary" onClick={() => place.current?.scrollIntoView({ block: 'nearest' })} data-testid="unread">
            {waiting('unread', { n: unread })}
          </Button>
        </div>
      )}
    </section>
  )
}

/** Whether enough of it is to be seen that its end can be read. */
function useInView(place: { readonly current: HTMLElement | null }): boolean {
  const [isInView, setInView] = useState(true)
  useEffect(() => {
    if (place.current === null) return
    const watch = new IntersectionObserver(([entry]) => setInView(entry?.isIntersecting ?? true), { threshold: 0.3 })
    watch.observe(place.current)
    return () => watch.disconnect()
  }, [place])
  return isInView
}
