/** The stage of the browser: the specs are listed first, and what was listed must have run. */
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT, tool } from '../ensure.mjs'
import { LEFT_TO_CI, prove, readReport } from './proof.mjs'

/** `isWhole`: also what is left to CI otherwise. `built`: whether the client could be built, when tests may run; the specs are listed meanwhile. */
export async function playwright(run, chromium, held, files, isWhole, built = true) {
  const list = await once(run, chromium, 'list', ['--list', '--reporter=json'], files ?? [])
  if (!(await built)) return { tests: [], troubles: [] }
  const listed = list.report === null ? [] : testsOf(list.report.suites)
  // Where one file does not load Playwright runs none: then its errors are all there is to say.
  if (list.end.code !== 0) return prove({ tool: 'playwright', held: [], report: list.report && shaped(list.report, true), end: list.end })
  const left = isWhole ? [] : listed.filter(({ tags }) => tags.includes(LEFT_TO_CI)).map((test) => ({ ...test, state: 'left' }))
  const asked = listed.filter(({ id }) => !left.some((test) => test.id === id))
  if (asked.length === 0 && left.length > 0) return { tests: left, troubles: [] }
  const grep = isWhole ? [] : ['--grep-invert', `@${LEFT_TO_CI}\\b`]
  const { report, end } = await once(run, chromium, 'run', ['--reporter=list,json', ...grep], files ?? [])
  const isLeft = (file) => left.some((test) => test.file === file) && !asked.some((test) => test.file === file)
  const ran = report && shaped(report)
  return prove({
    tool: 'playwright',
    held: (files ?? held).filter((file) => !isLeft(file)),
    listed: asked,
    report: ran && { ...ran, tests: [...ran.tests, ...left] },
    end,
  })
}

/** Specs as Playwright has compiled them: among the temporary files of a run they would be gone with it. */
const COMPILED = join(ROOT, 'node_modules', '.cache', 'playwright')

async function once(run, chromium, name, flags, files) {
  const path = join(run.folder, `playwright-${name}.json`)
  rmSync(path, { force: true })
  const end = await run.command(tool('playwright'), ['test', '-c', 'web/playwright.config.ts', '--forbid-only', ...flags, ...files], {
    environment: { CHROMIUM: chromium, PLAYWRIGHT_TRANSFORM_CACHE_DIR: COMPILED, PLAYWRIGHT_JSON_OUTPUT_NAME: path },
  })
  return { report: readReport(path), end }
}

function shaped({ suites, errors }, isList = false) {
  return {
    tests: isList ? [] : testsOf(suites),
    troubles: errors.map(({ message, stack, location }) => ({
      name: location ? `${location.file}:${location.line}` : 'outside of any test',
      message: message ?? stack ?? 'An error without a message.',
    })),
  }
}

const STATES = { expected: 'passed', unexpected: 'failed', flaky: 'unsteady', skipped: 'skipped' }

function testsOf(suites, parents = []) {
  return suites.flatMap(({ title, file, specs = [], suites = [] }) => {
    const path = title === file ? parents : [...parents, title]
    return [
      ...testsOf(suites, path),
      ...specs.flatMap((spec) =>
        spec.tests.map(({ status, results }) => ({
          id: spec.id,
          file: spec.file,
          name: [...path, spec.title].join(' › '),
          tags: (spec.tags ?? []).map((tag) => tag.replace(/^@/, '')),
          // Without a result it was neither run nor left out on purpose: the run ended before.
          state: results.length === 0 || results.some((result) => result.status === 'interrupted') ? 'missing' : STATES[status],
          message: results.flatMap(({ errors = [] }) => errors.map(({ message }) => message)).join('\n'),
        })),
      ),
    ]
  })
}
