import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { measureScript, projectFolder } from '../run-program.ts'
import { makeRunFolder } from './run-folder.ts'
import { FILE_TIMES_VARIABLE, readFileTimes } from './file-times.ts'
import { retryEntries } from './run-report.ts'
import type { Step } from './step.ts'
import type { TestProjectName } from './test-projects.ts'
import { readVitestReport } from './test-report.ts'

interface Chosen {
  readonly projects: readonly TestProjectName[]
  /** Test files; all of the projects where left out. */
  readonly files?: readonly string[]
  /** What the tests need that may be missing on this machine. */
  readonly prepare?: () => Promise<unknown>
}

/** Threads that the program starts for a moment are not compiled anew each time, which takes longer than what they do. */
const compiledThreads = join(projectFolder, 'node_modules/.cache/test-threads')

/** Tests of some of the projects of `vitest.config.ts`. */
export function vitestStep(name: string, { projects, files = [], prepare }: Chosen): Step {
  const report = join(projectFolder, 'reports', `vitest-${projects[0]}.json`)
  const times = join(projectFolder, 'reports', `times-${projects[0]}.json`)
  const reporters = [
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
    `--reporter=${join(projectFolder, 'scripts/testing/file-times-reporter.ts')}`,
  ]
  return {
    name,
    async run(isKept) {
      await prepare?.()
      for (const path of [report, times]) rmSync(path, { force: true })
      const chosen = projects.flatMap((project) => ['--project', project])
      const runFolder = makeRunFolder()
      const { code, printed, cpuSeconds } = await measureScript(
        'node_modules/vitest/vitest.mjs',
        ['run', ...chosen, ...reporters, ...files],
        { isKept, env: { [FILE_TIMES_VARIABLE]: times, TMPDIR: runFolder.path, NODE_COMPILE_CACHE: compiledThreads } },
      ).finally(() => runFolder.remove())
      const read = readFileTimes(times)
      const entries = [...readVitestReport(report, code, projectFolder), ...retryEntries(read)]
      return { entries, printed, cpuSeconds, files: read }
    },
  }
}
