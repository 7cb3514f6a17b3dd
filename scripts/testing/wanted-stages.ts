import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { projectFolder } from '../run-program.ts'
import { changedStages } from './changed/changed-stages.ts'
import type { Stage } from './run-steps.ts'
import { allStages, testStages } from './steps.ts'

/**
 * What `npm test` was asked for: everything; `changed`, what a change can break; or test files by their paths. Throws for
 * a path that is not there.
 */
export async function stagesFor(args: readonly string[]): Promise<readonly Stage[]> {
  const { positionals, values } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { base: { type: 'string', default: 'HEAD' } },
  })
  if (positionals.length === 0) return allStages
  if (positionals[0] === 'changed') return changedStages(values.base)
  const missing = positionals.find((file) => !existsSync(join(projectFolder, file)))
  if (missing !== undefined) throw new Error(`There is no test file ${missing}. Name it by its path from here.`)
  return testStages(positionals)
}
