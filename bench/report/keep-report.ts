import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectFolder } from '../../scripts/run-program.ts'
import type { BenchRun } from './measurements.ts'
import { printReport } from './print-report.ts'

const folder = join(projectFolder, 'reports')

/** The last runs, one for each size; the newest is the first. */
interface KeptRuns {
  readonly runs: readonly BenchRun[]
}

/**
 * Writes `reports/bench.json` and `reports/bench.md`, and answers the latter's text. A run of some cases only takes
 * their place in the last run of its size.
 */
export function keepReport(run: BenchRun): string {
  const kept = readKept()
  const last = kept.find(({ pins }) => pins === run.pins)
  const whole = last ? { ...run, load: merge(last.load, run.load), browser: merge(last.browser, run.browser) } : run
  const runs = [whole, ...kept.filter(({ pins }) => pins !== run.pins)]
  const text = printReport(whole, runs[1] ?? null)
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'bench.json'), `${JSON.stringify({ runs } satisfies KeptRuns, null, 2)}\n`)
  writeFileSync(join(folder, 'bench.md'), text)
  return printReport(run, runs[1] ?? null)
}

/** What was measured now goes before what was measured then, in the old order. */
function merge<T extends { readonly name: string }>(before: readonly T[], now: readonly T[]): T[] {
  const names = [...new Set([...before, ...now].map(({ name }) => name))]
  const of = (list: readonly T[], name: string) => list.filter((each) => each.name === name)
  return names.flatMap((name) => (of(now, name).length > 0 ? of(now, name) : of(before, name)))
}

function readKept(): readonly BenchRun[] {
  try {
    const { runs } = JSON.parse(readFileSync(join(folder, 'bench.json'), 'utf8')) as KeptRuns
    // What older versions wrote holds other figures.
    return runs.filter((run) => Array.isArray(run.floors))
  } catch {
    return []
  }
}
