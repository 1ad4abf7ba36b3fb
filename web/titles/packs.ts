/** Titles that live elsewhere and that this house has admitted: asked for once, loaded from its own address. */
import type { ScreenTitle } from '@branchline/design'

interface Listed {
  readonly id: string
  readonly module: string
}

let asked: Promise<readonly ScreenTitle[]> | null = null

/** None where there is no server, or none with packs. */
export function loadPacks(): Promise<readonly ScreenTitle[]> {
  asked ??= ask().catch(() => {
    asked = null
    return []
  })
  return asked
}

async function ask(): Promise<readonly ScreenTitle[]> {
  const answer = await fetch('/packs/index.json')
  if (!answer.ok || !answer.headers.get('content-type')?.includes('json')) return []
  const list = (await answer.json()) as readonly Listed[]
  const loaded = await Promise.allSettled(list.map(titleIn))
  return loaded.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
}

async function titleIn({ module }: Listed): Promise<ScreenTitle> {
  return ((await import(/* @vite-ignore */ module)) as { title: ScreenTitle }).title
}
