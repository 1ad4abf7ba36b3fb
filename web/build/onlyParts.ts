/**
 * A title names loaders for all of its parts. A page never thinks and the bots' worker never draws: each leaves the loaders out that it
 * never calls, so that what they lead to is built, and kept for offline, once.
 */
import type { Title } from '@branchline/engine'
import { isTitleFile, propertiesIn } from './titleFiles.ts'

/** Invariants are for whoever tests rules: no page and no bot asks the referee, and none fetches him. */
export function withoutReferee() {
  return {
    name: 'branchline-without-referee',
    apply: 'build' as const,
    enforce: 'pre' as const,
    resolveId: (source: string, importer?: string) =>
      source === './referee.ts' && /[\\/]games[\\/].*[\\/]rules[\\/]index\.ts$/.test(importer ?? '') ? NO_REFEREE : null,
    load: (id: string) => (id === NO_REFEREE ? 'export const referee = () => []' : null),
  }
}

const NO_REFEREE = '\0branchline-no-referee'

export function onlyParts({ without }: { readonly without: readonly (keyof Title)[] }) {
  return {
    name: 'branchline-only-parts',
    apply: 'build' as const,
    enforce: 'post' as const,
    transform(this: { parse(code: string): unknown }, code: string, id: string) {
      if (!isTitleFile(id)) return null
      const dropped = propertiesIn(this.parse(code)).filter(({ key }) => (without as readonly (string | undefined)[]).includes(key.name))
      const kept = dropped.reduceRight((text, { start, end }) => text.slice(0, start) + text.slice(end).replace(/^\s*,/, ''), code)
      return { code: kept, map: null }
    },
  }
}
