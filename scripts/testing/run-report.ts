import type { BrowserCounts } from './browser-counts.ts'
import { type FileTime, secondsOf } from './file-times.ts'
import type { TestEntry } from './test-report.ts'

/** What one step of a run took, in seconds; `cpu` null where nothing tells. */
export interface StepTime {
  readonly name: string
  readonly wall: number
  readonly cpu: number | null
}

/** All that the end of a run tells of. */
export interface RunFacts {
  readonly steps: readonly StepTime[]
  /** From the first step to the last. */
  readonly wall: number
  readonly files: readonly FileTime[]
  readonly counts: BrowserCounts | null
}

const SLOWEST = 10

const seconds = (value: number | null) => `${value === null ? '?' : value.toFixed(1)} s`.padStart(10)
const sumOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0)

function stepLines({ steps, wall }: RunFacts): string[] {
  const known = steps.flatMap(({ cpu }) => cpu ?? [])
  const all: StepTime = { name: 'all of it', wall, cpu: known.length === 0 ? null : sumOf(known) }
  return [
    `Time by step${' '.repeat(40)}wall       CPU`,
    ...[...steps, all].map((step) => `  ${step.name.padEnd(44)}${seconds(step.wall)}${seconds(step.cpu)}`),
  ]
}

/** Vitest's files lie beside each other in its workers: their sum is more than what passed. */
function runnerLines(files: readonly FileTime[]): string[] {
  const lines = [...Map.groupBy(files, ({ runner }) => runner)].map(([runner, own]) => {
    const parts = (['importing', 'hooks', 'tests'] as const).map((part) =>
      seconds(sumOf(own.map((file) => file[part]))),
    )
    return `  ${runner.padEnd(12)}${String(own.length).padStart(6)}${parts.join('')}`
  })
  return lines.length === 0 ? [] : ['', 'Time by runner  files    import     hooks     tests', ...lines]
}

function slowestLines(files: readonly FileTime[]): string[] {
  const slowest = files.toSorted((one, other) => secondsOf(other) - secondsOf(one)).slice(0, SLOWEST)
  const line = (file: FileTime) =>
    `${seconds(secondsOf(file))}  ${file.file} (import ${file.importing.toFixed(1)}, hooks ${file.hooks.toFixed(1)}, tests ${file.tests.toFixed(1)})`
  return slowest.length === 0 ? [] : ['', `The slowest files`, ...slowest.map(line)]
}

const retriesOf = (files: readonly FileTime[]) => sumOf(files.map(({ retries }) => retries))

/** What a run prints at its end, before its last line. */
export function runReport(facts: RunFacts): string {
  const { files, counts } = facts
  const browser = counts
    ? `${counts.programs} programs started, ${counts.visitors} visitors, ${counts.pageLoads} page loads, ${counts.scans} axe scans`
    : 'no counts of the browser tests'
  return [
    ...stepLines(facts),
    ...runnerLines(files),
    ...slowestLines(files),
    '',
    `Retries: ${retriesOf(files)}`,
    `Browser: ${browser}`,
  ].join('\n')
}

/** A test that passes at its second try is a test that fails: said as one of its own. */
export function retryEntries(files: readonly FileTime[]): readonly TestEntry[] {
  return files.flatMap(({ file, retries }) =>
    retries === 0 ? [] : [{ title: `${file} needs no second try`, status: 'failed' as const, file }],
  )
}
