/** A progress bar for long work: on a terminal only, so that logs and pipes stay clean. */
import { printedWords } from './messages/printed/index.ts'

export interface Progress {
  update(done: number): void
  end(): void
}

export async function progress(total: number, what: 'games' | 'positions'): Promise<Progress> {
  const stream = process.stderr
  if (!stream.isTTY || total < 2) return { update: () => {}, end: () => {} }
  const { progress: t } = await printedWords()
  const began = performance.now()
  let shown = 0
  return {
    update(done) {
      const now = performance.now()
      if (now - shown < 100 && done < total) return
      shown = now
      const width = 30
      const filled = Math.round((width * done) / total)
      const left = done === 0 ? '' : ` · ${t.left({ seconds: Math.ceil(((now - began) / 1000 / done) * (total - done)) })}`
      stream.write(`\r${'█'.repeat(filled)}${'░'.repeat(width - filled)} ${t[what]({ done, total })}${left}\u001b[K`)
    },
    end() {
      stream.write('\r\u001b[K')
    },
  }
}
