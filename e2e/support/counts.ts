import { appendFileSync, mkdirSync } from 'node:fs'
import { join, relative } from 'node:path'
import { expect } from 'vitest'

const projectFolder = join(import.meta.dirname, '../..')
const folder = join(projectFolder, 'reports/browser-counts')

/** What a run counts: programs started, visitors, pages loaded, and looks of axe with the state that was looked at. */
type Counted = 'program' | 'visitor' | 'page' | 'scan'

/** Notes it for the run's report, a line of JSON each, with the file and the test that did it. */
export function count(what: Counted, facts: object = {}): void {
  mkdirSync(folder, { recursive: true })
  const { testPath, currentTestName } = expect.getState()
  const line = { what, file: relative(projectFolder, testPath ?? ''), test: currentTestName, ...facts }
  appendFileSync(join(folder, `${process.pid}.jsonl`), `${JSON.stringify(line)}\n`)
}
