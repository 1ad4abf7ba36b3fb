import { useTable } from '@branchline/design'
import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useReading } from '../unread.ts'
import { Conversation } from './Conversation.tsx'
import styles from './Talk.module.css'

/** What is said at this table. */
export function Chat() {
  const { model, source } = useTable()
  useReading()
  return (
    <Conversation
      source={source}
      lines={model.chat ?? []}
      maySpeak={model.mine.length > 0}
      isOpen={model.chatOpen !== false}
      isOwner={model.owner === true}
    />
  )
}

/** One's own notes about this game; nobody else sees them. Kept as one types. */
export function Notes() {
  const t = useTranslations('table')
  const { source } = useTable()
  const [text, setText] = useState<string | null>(null)
  useEffect(() => {
    void source
      .notes()
      .then(setText)
      .catch(() => setText(''))
  }, [source])
  if (text === null) return null
  return (
    <label className={styles.notes}>
      <span>{t('notesHelp')}</span>
      <textarea
        rows={8}
        maxLength={10000}
        value={text}
        onChange={(event) => {
          setText(event.target.value)
          source.keepNotes(event.target.value)
        }}
      />
    </label>
  )
}
