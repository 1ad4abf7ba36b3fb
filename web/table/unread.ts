/** How many lines of chat came since one last looked: a dot wherever the way to them begins. */
import { useTable } from '@branchline/design'
import { useEffect } from 'react'
import { create } from 'zustand'

/** The last line seen, by table. What was said before the page was opened counts as seen. */
const useSeen = create<Readonly<Record<string, number>>>(() => ({}))

export function useUnread(): number {
  const { model } = useTable()
  const seen = useSeen((all) => all[model.id])
  const lines = model.chat ?? []
  const last = lines.at(-1)?.id ?? 0
  useEffect(() => {
    if (seen === undefined && model.chat !== null) useSeen.setState({ [model.id]: last })
  }, [seen, model.id, model.chat, last])
  if (seen === undefined) return 0
  return lines.filter(({ id, seat }) => id > seen && (seat === null || !model.mine.includes(seat))).length
}

/** The chat is open before one's eyes. */
export function useReading(): void {
  const { model } = useTable()
  const last = model.chat?.at(-1)?.id ?? 0
  useEffect(() => useSeen.setState({ [model.id]: last }), [model.id, last])
}
