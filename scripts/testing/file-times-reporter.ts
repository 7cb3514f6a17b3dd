import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, relative } from 'node:path'
import type { Reporter, TestModule } from 'vitest/node'
import { projectFolder } from '../run-program.ts'
import { FILE_TIMES_VARIABLE, type FileTime } from './file-times.ts'

/** Vitest's own measures of each file, which its JSON report leaves out. */
export default class FileTimesReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const path = process.env[FILE_TIMES_VARIABLE]
    if (path === undefined) return
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, JSON.stringify(modules.map(timeOf)))
  }
}

function timeOf(module: TestModule): FileTime {
  const { environmentSetupDuration, prepareDuration, setupDuration, collectDuration, duration } = module.diagnostic()
  const each = [...module.children.allTests()].flatMap((test) => test.diagnostic() ?? [])
  const tests = each.reduce((sum, test) => sum + test.duration, 0)
  return {
    file: relative(projectFolder, module.moduleId),
    runner: module.project.name,
    importing: (environmentSetupDuration + prepareDuration + setupDuration + collectDuration) / 1000,
    // Tests that run beside each other may take longer together than the file.
    hooks: Math.max(duration - tests, 0) / 1000,
    tests: Math.min(tests, duration) / 1000,
    retries: each.filter(({ retryCount }) => retryCount > 0).length,
  }
}
