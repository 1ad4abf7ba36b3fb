/** Two stages of vitest: `unit`, and `faults` for the suites that kill servers. Each is a project in vitest.config.ts. */
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { step, tool } from '../ensure.mjs'
import { again, LEFT_TO_CI, prove, readReport } from './proof.mjs'

/** `files`: those to run; null for all that are `held`. `isWhole`: also what is left to CI otherwise. */
export async function vitest(run, project, held, files, isWhole) {
  const first = await once(run, project, files ?? held, files ?? [], isWhole)
  const failed = [...new Set(first.tests.filter(({ state }) => state === 'failed').map(({ file }) => file))]
  if (failed.length === 0) return first
  step('Once more: what failed')
  return again(first, await once(run, project, failed, failed, isWhole))
}

async function once(run, project, held, filters, isWhole) {
  const report = join(run.folder, 'unit.json')
  rmSync(report, { force: true })
  const reporters = ['--reporter=default', '--reporter=./scripts/testing/unit-report.mjs']
  // A forgotten `only` would leave all others out.
  const tags = isWhole ? [] : [`--tagsFilter=!${LEFT_TO_CI}`]
  const args = ['run', '--project', project, '--allowOnly=false', ...tags, ...reporters, ...filters]
  // What does not build is a fault of types: its tests run from the sources.
  const { code } = await run.command(tool('tsc'), ['-b'])
  const environment = { UNIT_REPORT: report, UNIT_LEAVES: isWhole ? '' : LEFT_TO_CI, UNIT_BUILT: String(code === 0) }
  const end = await run.command(tool('vitest'), args, { environment })
  return prove({ tool: 'vitest', held, report: readReport(report), end })
}
