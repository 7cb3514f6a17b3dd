import { projectFolder } from '../../run-program.ts'
import {
  deadCodeCheck,
  formatCheck,
  importsCheck,
  lintCheck,
  pagesBuild,
  routeTypes,
  typesCheck,
  wordsCheck,
} from '../checks.ts'
import type { Stage } from '../run-steps.ts'
import { testStages } from '../steps.ts'
import { changedFiles } from './changed-files.ts'
import { type Choice, chooseTests } from './choose.ts'
import { readImportGraph } from './import-graph.ts'

/** Checks and tests of what differs from the revision; says what was chosen and why. */
export function changedStages(base: string): readonly Stage[] {
  const changed = changedFiles(projectFolder, base)
  const choice = chooseTests(changed, readImportGraph(projectFolder))
  for (const line of told(changed, choice)) console.log(line)
  return stagesOf(choice)
}

/** A line for each thing that is chosen, and why. */
export function told(changed: readonly string[], { files, types, tests, notes }: Choice): string[] {
  return [
    `${changed.length} files changed`,
    ...(files.length > 0 ? [`format, lint: ${files.length} files that changed`] : []),
    ...types.map((folder) => `types of ${folder}: it changed, or leans on what changed`),
    ...tests.map(({ file, why }) => `${file}: ${why}`),
    ...notes,
  ]
}

function stagesOf({ files, types, tests }: Choice): Stage[] {
  if (files.length === 0 && tests.length === 0) return []
  const linted = files.filter((file) => /\.tsx?$/.test(file))
  const isWeb = types.includes('apps/web')
  const checks = [
    ...(linted.length > 0 ? [lintCheck(linted)] : []),
    ...(isWeb ? [pagesBuild] : []),
    ...types.map(typesCheck),
    ...(linted.length > 0 ? [importsCheck, deadCodeCheck] : []),
    ...(files.length > 0 ? [wordsCheck, formatCheck(files)] : []),
  ]
  return [...(isWeb ? [[routeTypes]] : []), checks, ...testStages(tests.map(({ file }) => file))]
}
