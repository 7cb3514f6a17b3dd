import type { Measured } from '../run-program.ts'
import type { FileTime } from './file-times.ts'
import type { TestEntry } from './test-report.ts'

/** What came of a step. */
export interface Outcome {
  readonly entries: readonly TestEntry[]
  readonly cpuSeconds: number | null
  /** What it printed, where that was kept back. */
  readonly printed: string
  readonly files: readonly FileTime[]
}

/** One part of a run. */
export interface Step {
  readonly name: string
  /** `isKept` keeps back what is printed, for steps that run beside others. */
  run(isKept: boolean): Promise<Outcome>
}

/** A check that is right or wrong as a whole; `file` is the one that sets it up. */
export function check(title: string, file: string, measure: (isKept: boolean) => Promise<Measured>): Step {
  return {
    name: title,
    async run(isKept) {
      const { code, printed, cpuSeconds } = await measure(isKept)
      const status = code === 0 ? 'passed' : 'failed'
      return { entries: [{ title, status, file }], cpuSeconds, printed, files: [] }
    },
  }
}
