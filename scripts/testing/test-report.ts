import { existsSync, readFileSync } from 'node:fs'
import { relative } from 'node:path'

/** One test of any runner, as `reports/tests.json` lists it. */
export interface TestEntry {
  readonly title: string
  readonly status: 'passed' | 'failed' | 'skipped'
  /** Relative to the project. */
  readonly file: string
}

interface VitestReport {
  readonly testResults: readonly {
    readonly name: string
    readonly status: string
    readonly assertionResults: readonly { readonly fullName: string; readonly status: string }[]
  }[]
}

/**
 * The tests of a Vitest run from its JSON report. A file that could not be loaded, and a run that failed without a
 * failing test, count as failures: nothing that went wrong may look like nothing to report.
 */
export function readVitestReport(path: string, exitCode: number, projectFolder: string): readonly TestEntry[] {
  const report: VitestReport = existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : { testResults: [] }
  const entries = report.testResults.flatMap(({ name, status, assertionResults }) => {
    const file = relative(projectFolder, name)
    const tests = assertionResults.map((test) => ({ title: test.fullName, status: statusOf(test.status), file }))
    const isUnexplained = status === 'failed' && tests.every((test) => test.status !== 'failed')
    return isUnexplained ? [...tests, { title: `${file} loads and cleans up`, status: 'failed' as const, file }] : tests
  })
  const isUnexplained = exitCode !== 0 && entries.every((entry) => entry.status !== 'failed')
  return isUnexplained
    ? [
        ...entries,
        { title: 'the test run ends without an error of its own', status: 'failed', file: 'vitest.config.ts' },
      ]
    : entries
}

function statusOf(status: string): TestEntry['status'] {
  if (status === 'passed' || status === 'failed') return status
  return 'skipped'
}

/** The last line of a run. */
export function summarize(entries: readonly TestEntry[]): string {
  const count = (status: TestEntry['status']) => entries.filter((entry) => entry.status === status).length
  const skipped = count('skipped')
  return `${count('passed')} passed, ${count('failed')} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`
}
