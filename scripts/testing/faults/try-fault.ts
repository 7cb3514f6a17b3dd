import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { runProgram } from '../../run-program.ts'
import { readVitestReport } from '../test-report.ts'
import { projectOf } from '../test-projects.ts'
import type { Fault } from './fault.ts'
import type { Lane } from './lane.ts'

/** What became of a fault. `failing`: titles of tests that failed. */
export interface Trial {
  readonly fault: Fault
  readonly failing: readonly string[]
  readonly seconds: number
}

/** Runs the named test files, and no others, in the lane. Answers the titles of those that failed. */
export async function failingTests(lane: Lane, files: readonly string[], isWhole: boolean): Promise<readonly string[]> {
  const report = join(lane.folder, 'reports', 'vitest.json')
  rmSync(report, { force: true })
  const projects = [...new Set(files.map(projectOf))].flatMap((project) => ['--project', project])
  const args = ['run', ...projects, '--retry=0', '--reporter=json', `--outputFile.json=${report}`]
  const vitest = join(lane.folder, 'node_modules/vitest/vitest.mjs')
  const code = await runProgram(process.execPath, [vitest, ...args, ...(isWhole ? [] : ['--bail=1']), ...files], {
    folder: lane.folder,
    env: { NODE_ENV: 'test' },
    output: 'silent',
  })
  return readVitestReport(report, code, lane.folder).flatMap(({ title, status }) =>
    status === 'failed' ? [title] : [],
  )
}

/** Makes the fault in the lane and runs its tests. */
export async function tryFault(lane: Lane, fault: Fault): Promise<Trial> {
  const begun = performance.now()
  const failing = await lane.whileFaulty(fault, () => failingTests(lane, fault.foundBy, false))
  return { fault, failing, seconds: Math.round((performance.now() - begun) / 1000) }
}
