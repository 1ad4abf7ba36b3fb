/**
 * Parts of a table that its first decision does not need: panels of later phases, accounts, the final sheet. They are fetched once the first picture
 * stands, or at once when one of them is to be drawn before; until then its place stays empty.
 */
import { type ComponentType, createElement, useEffect, useState } from 'react'

const waiting = new Set<() => Promise<void>>()

export function later<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  let part: ComponentType<Props> | null = null
  const fetchPart = async () => {
    part ??= await load()
    waiting.delete(fetchPart)
  }
  waiting.add(fetchPart)

  return function Later(props: Props) {
    const [state, setState] = useState<'waiting' | 'there' | Error>('waiting')
    const isThere = part !== null
    useEffect(() => {
      if (isThere) return
      fetchPart().then(
        () => setState('there'),
        (error: Error) => setState(error),
      )
    }, [isThere])
    if (part !== null) return createElement(part, props)
    // What cannot be fetched, because a new version is served by now, is for whoever catches what fails on this page.
    if (state instanceof Error) throw state
    return null
  }
}

/** Fetches all that is still waiting. What cannot be had now is tried again when it is drawn. */
export async function fetchLater(): Promise<void> {
  await Promise.allSettled([...waiting].map((fetchPart) => fetchPart()))
}
