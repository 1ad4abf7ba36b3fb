/** How many lines of chat came since one last looked: a number wherever the way to them begins. */
import { useTable } from '@branchline/design'
import { useEffect } from 'react'
import { create } from 'zustand'

/** The last line seen, by table. What was said before the page was opened counts as seen. */
const useSeen = create<Readonly<Record<string, number>>>(() => ({}))

const MOMENT = 3_000

export function useUnread(): number {
  const { model } = useTable()
  const seen = useSeen((all) => all[model.id])
  const lines = model.chat ?? []
  const last = lines.at(-1)?.id ?? 0
  const isChat = model.chat !== null
  useEffect(() => {
    if (seen !== undefined || !isChat) return
    const begin = () => useSeen.setState({ [model.id]: last })
    // The lines of before come a moment after the position.
    const wait = setTimeout(begin, last > 0 ? 0 : MOMENT)
    return () => clearTimeout(wait)
  }, [seen, model.id, isChat, last])
  if (seen === undefined) return 0
  return lines.filter(({ id, seat }) => id > seen && (seat === null || !model.mine.includes(seat))).length
}

/** The chat is open before one's eyes. */
export function useReading(): void {
  const { model } = useTable()
  const last = model.chat?.at(-1)?.id ?? 0
  useEffect(() => useSeen.setState({ [model.id]: last }), [model.id, last])
}
