import { existsSync, readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'

/** One test of any runner, as `reports/tests.json` lists it. */
export interface TestEntry {
  readonly title: string
  readonly status: 'passed' | 'failed' | 'skipped'
  /** Relative to the project. */
  readonly file: string
  /** What a failed test said, in a few lines. */
  readonly said?: string
}

interface VitestReport {
  readonly testResults: readonly {
    readonly name: string
    readonly status: string
    readonly assertionResults: readonly {
      readonly fullName: string
      readonly status: string
      readonly failureMessages?: readonly string[]
    }[]
    /** Of a file that could not be loaded. */
    readonly message?: string
  }[]
}

/**
 * The tests of a Vitest run from its JSON report. A file that could not be loaded, and a run that failed without a
 * failing test, count as failures: nothing that went wrong may look like nothing to report.
 */
export function readVitestReport(path: string, exitCode: number, projectFolder: string): readonly TestEntry[] {
  const report: VitestReport = existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : { testResults: [] }
  const entries = report.testResults.flatMap(({ name, status, assertionResults, message }) => {
    const file = relative(projectFolder, name)
    const tests = assertionResults.map((test) => ({
      title: test.fullName,
      status: statusOf(test.status),
      file,
      ...saidBy(test.failureMessages ?? []),
    }))
    const isUnexplained = status === 'failed' && tests.every((test) => test.status !== 'failed')
    if (!isUnexplained) return tests
    return [
      ...tests,
      { title: `${file} loads and cleans up`, status: 'failed' as const, file, ...saidBy([message ?? '']) },
    ]
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

const MOST_LINES = 14
const MOST_CHARACTERS = 1200

/** The first lines of each message: what went wrong and where, without the pages of a large difference. */
function saidBy(messages: readonly string[]): Pick<TestEntry, 'said'> {
  const said = messages.flatMap((message) =>
    stripVTControlCharacters(message)
      .split('\n')
      .filter((line) => line.trim() !== '' && !line.includes('node_modules'))
      .slice(0, MOST_LINES)
      .map((line) => line.slice(0, MOST_CHARACTERS)),
  )
  return said.length === 0 ? {} : { said: said.join('\n') }
}

/** The failed tests with what they said, or nothing. */
export function listFailed(entries: readonly TestEntry[]): string {
  const failed = entries.filter(({ status }) => status === 'failed')
  if (failed.length === 0) return ''
  const lines = failed.flatMap(({ title, file, said }) => [
    `  ${title} (${file})`,
    ...(said?.split('\n') ?? []).map((line) => `      ${line}`),
  ])
  return `Failed:\n${lines.join('\n')}`
}

/** The last line of a run. */
export function summarize(entries: readonly TestEntry[]): string {
  const count = (status: TestEntry['status']) => entries.filter((entry) => entry.status === status).length
  const skipped = count('skipped')
  return `${count('passed')} passed, ${count('failed')} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`
}
