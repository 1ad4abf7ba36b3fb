import { MessageCircle } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { useFrame } from './frame.ts'
import { Tool } from './Tool.tsx'
import { useUnread } from './unread.ts'

/** Where there is room for it, the chat has a button of its own. */
export function ChatTool() {
  const t = useTranslations('table')
  const { sheet, toggle } = useFrame()
  return (
    <Tool name={t('chat')} shortcut="T" isOn={sheet === 'talk'} badge={useUnread()} onClick={() => toggle('talk')} testId="chat-button">
      <MessageCircle size={21} aria-hidden />
    </Tool>
  )
}
