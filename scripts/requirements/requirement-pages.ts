import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectFolder } from '../run-program.ts'
import { type Difference, differences, keptOf } from './requirement-lines.ts'

/** Our own pages of requirements, for readers of this repository. */
const ownFolder = join(projectFolder, 'docs/requirements')
/** Where requirements are decided; not everybody has it beside the project. */
export const decidedFolder = join(projectFolder, '../shared/spec')

const namesIn = (folder: string) => globSync('requirements-*.md', { cwd: folder }).toSorted()
const pagesIn = (folder: string) => namesIn(folder).map((name) => readFileSync(join(folder, name), 'utf8'))

/** Which of our requirements are not as they were decided; null where that folder is not here. */
export const requirementDifferences = (folder = decidedFolder): readonly Difference[] | null =>
  existsSync(folder) ? differences(pagesIn(ownFolder), pagesIn(folder)) : null

/** Replaces our pages by those of the folder. */
export function takeRequirements(folder = decidedFolder): void {
  for (const name of namesIn(ownFolder)) rmSync(join(ownFolder, name))
  mkdirSync(ownFolder, { recursive: true })
  for (const name of namesIn(folder))
    writeFileSync(join(ownFolder, name), keptOf(readFileSync(join(folder, name), 'utf8')))
}
