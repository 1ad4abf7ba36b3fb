/** What the whole run comes to: counts, and messages told once more at the end, for nobody scrolls through two thousand lines. */
export class Tally {
  counts = { passed: 0, failed: 0, skipped: 0 }
  failures = []
  unsteady = []
  left = []
  details = []
  isNothingToDo = false

  /** A check that either holds or not: counts as one test. */
  single(name, isGood) {
    this.counts[isGood ? 'passed' : 'failed']++
    if (!isGood) this.failures.push(name)
    return isGood
  }

  /** The proven report of a stage. */
  add(name, { tests, troubles }) {
    let failed = troubles.length
    let left = 0
    for (const { file, name, state, message = '' } of tests) {
      const title = name === file ? file : `${file} › ${name}`
      if (state === 'failed') failed++
      if (state === 'failed') this.details.push({ title: `✗ ${title}`, message })
      if (state === 'unsteady') this.details.push({ title: `unsteady: ${title}`, message })
      if (state === 'unsteady') this.unsteady.push(title)
      if (state === 'left') left++
      if (state === 'skipped') this.counts.skipped++
      if (state === 'passed' || state === 'unsteady') this.counts.passed++
    }
    for (const { name, message } of troubles) this.details.push({ title: `✗ ${name}`, message })
    if (left > 0) this.left.push(`${name} (${left})`)
    this.counts.failed += failed
    if (failed > 0) this.failures.push(failed === 1 ? name : `${name} (${failed})`)
  }

  /** The last line is the counts and nothing else, whatever there is to say before. */
  lines() {
    const { passed, failed, skipped } = this.counts
    const lines = this.details.map(({ title, message }) => `\n${title}\n${shortened(message)}`)
    if (this.failures.length > 0) lines.push(`\n✗ Failed: ${this.failures.join('; ')}`)
    if (this.unsteady.length > 0)
      lines.push(`\nUnsteady, passed when tried once more: ${this.unsteady.length} (${this.unsteady.join('; ')})`)
    if (this.left.length > 0) lines.push(`\nLeft to CI (CI=true npm test): ${this.left.join(', ')}`)
    return [...lines, `\n${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`]
  }

  /** Nothing at all is no success, but where no change asked for more. */
  get isGood() {
    return this.counts.failed === 0 && (this.counts.passed > 0 || this.isNothingToDo)
  }
}

/** Without the paths through the test runner. */
function shortened(message) {
  const lines = message.split('\n').filter((line) => line.trim() !== '' && !line.includes('node_modules'))
  return lines.slice(0, 24).join('\n')
}
