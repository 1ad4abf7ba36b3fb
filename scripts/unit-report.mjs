/** A reporter for vitest: the counts, and every failure with its message, as one JSON file for `test.mjs`. */
import { writeFileSync } from 'node:fs'
import { relative } from 'node:path'
import { ROOT } from './ensure.mjs'

export default class UnitReport {
  onTestRunEnd(modules, unhandled) {
    const report = { passed: 0, failed: 0, skipped: 0, failures: [], files: [] }
    for (const module of modules) {
      const file = relative(ROOT, module.moduleId)
      const before = report.failures.length
      for (const { message, stack } of module.errors()) report.failures.push({ name: file, message: stack ?? message })
      for (const suite of module.children.allSuites())
        for (const { message, stack } of suite.errors())
          report.failures.push({ name: `${file} › ${suite.fullName}`, message: stack ?? message })
      for (const test of module.children.allTests()) {
        const { state, errors = [] } = test.result()
        report[state] += 1
        if (state === 'failed')
          report.failures.push({
            name: `${file} › ${test.fullName}`,
            message: errors.map(({ message, stack, diff = '' }) => `${stack ?? message}\n${diff}`).join('\n'),
          })
      }
      if (report.failures.length > before) report.files.push(file)
    }
    // What is thrown when no test waits for it belongs to none, and still is a failure.
    for (const { message, stack } of unhandled) report.failures.push({ name: 'outside of any test', message: stack ?? message })
    report.failed = Math.max(report.failed, report.failures.length)
    writeFileSync(process.env.UNIT_REPORT, JSON.stringify(report))
  }
}
