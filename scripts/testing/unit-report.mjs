/** A reporter for vitest: every test with its end, and whatever went wrong outside of any, as one JSON file for the test script. */
import { writeFileSync } from 'node:fs'
import { relative } from 'node:path'
import { ROOT } from '../ensure.mjs'

export default class UnitReport {
  onTestRunEnd(modules, unhandled, reason) {
    const tests = modules.flatMap(testsOf)
    const troubles = unhandled.map(({ message, stack }) => ({ name: 'outside of any test', message: stack ?? message }))
    if (reason === 'interrupted') troubles.push({ name: 'vitest', message: 'The run was broken off.' })
    writeFileSync(process.env.UNIT_REPORT, JSON.stringify({ tests, troubles }))
  }
}

function testsOf(module) {
  const file = relative(ROOT, module.moduleId)
  const tests = []
  // A file that does not load, or a hook that fails, is a failure of its own.
  for (const { message, stack } of module.errors()) tests.push({ file, name: file, state: 'failed', message: stack ?? message })
  for (const suite of module.children.allSuites())
    for (const { message, stack } of suite.errors()) tests.push({ file, name: suite.fullName, state: 'failed', message: stack ?? message })
  for (const test of module.children.allTests()) {
    const { state, errors = [] } = test.result()
    const message = (errors ?? []).map(({ message, stack, diff = '' }) => `${stack ?? message}\n${diff}`).join('\n')
    const isLeft = state === 'skipped' && test.tags.includes(process.env.UNIT_LEAVES)
    tests.push({ file, name: test.fullName, state: isLeft ? 'left' : state === 'pending' ? 'missing' : state, message })
  }
  return tests
}
