import { existsSync, readFileSync } from 'node:fs'

/** Where the time of one test file went, in seconds. */
export interface FileTime {
  /** Relative to the project. */
  readonly file: string
  /** `unit`, `server`, `scripts` or `browser`. */
  readonly runner: string
  /** The worker's own set-up, and the file's imports. */
  readonly importing: number
  /** What is done before and after the tests. */
  readonly hooks: number
  readonly tests: number
  /** How many tests were tried again. */
  readonly retries: number
}

/** Names the file that `file-times-reporter.ts` writes. */
export const FILE_TIMES_VARIABLE = 'FILE_TIMES'

/** What the reporter wrote; nothing where it did not come to that. */
export const readFileTimes = (path: string): readonly FileTime[] =>
  existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as readonly FileTime[]) : []

/** Seconds of the whole file. */
export const secondsOf = ({ importing, hooks, tests }: FileTime): number => importing + hooks + tests
