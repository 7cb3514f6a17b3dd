import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { runProgram } from '../../run-program.ts'
import { readVitestReport } from '../test-report.ts'
import { projectOf } from '../test-projects.ts'
import type { Fault } from './fault.ts'
import type { Lane } from './lane.ts'

/** A test that failed, and the first line of what it said. */
export interface Failing {
  readonly title: string
  readonly said: string
}

/** What became of a fault. */
export interface Trial {
  readonly fault: Fault
  readonly failing: readonly Failing[]
  readonly seconds: number
}

/** Runs the named test files, and no others, in the lane. Answers those that failed. */
export async function failingTests(
  lane: Lane,
  files: readonly string[],
  isWhole: boolean,
): Promise<readonly Failing[]> {
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
  const said = wordsIn(report)
  return readVitestReport(report, code, lane.folder).flatMap(({ title, status }) =>
    status === 'failed' ? [{ title, said: said.get(title) ?? '' }] : [],
  )
}

interface Report {
  readonly testResults: readonly {
    readonly assertionResults: readonly { readonly fullName: string; readonly failureMessages?: readonly string[] }[]
  }[]
}

/** By title: a timeout may be the fault's or a busy machine's, which its reader has to judge. */
function wordsIn(report: string): ReadonlyMap<string, string> {
  if (!existsSync(report)) return new Map()
  const { testResults } = JSON.parse(readFileSync(report, 'utf8')) as Report
  const tests = testResults.flatMap(({ assertionResults }) => assertionResults)
  return new Map(tests.map((test) => [test.fullName, test.failureMessages?.[0]?.split('\n')[0]?.slice(0, 160) ?? '']))
}

/** Makes the fault in the lane and runs its tests. */
export async function tryFault(lane: Lane, fault: Fault): Promise<Trial> {
  const begun = performance.now()
  const failing = await lane.whileFaulty(fault, () => failingTests(lane, fault.foundBy, false))
  return { fault, failing, seconds: Math.round((performance.now() - begun) / 1000) }
}
