import { dataSteps } from './data-steps.ts'
import type { ExportPlace, ExportStep } from './export-step.ts'
import { pageSteps } from './page-steps.ts'
import { pictureSteps } from './picture-steps.ts'

/** What an archive holds, in its order. The page to begin with comes last: it names what there is. */
const plan: readonly ExportStep[] = [...dataSteps, ...pictureSteps, ...pageSteps]

/** Behind the last step: what is left is the archive's directory. */
export const DIRECTORY = 'directory'

/** Where an export begins. */
export const firstPlace: ExportPlace = { step: plan[0]?.name ?? DIRECTORY, after: null, files: {}, progress: 0 }

/** The step at a place, and what follows it. Throws where a program of another version left the place. */
export function stepAt({ step: name }: ExportPlace): { step: ExportStep; before: number; next: string } {
  const index = plan.findIndex((step) => step.name === name)
  const step = plan[index]
  if (!step) throw new Error(`an export has no step ${name}`)
  const before = plan.slice(0, index).reduce((sum, { weight }) => sum + weight, 0)
  return { step, before, next: plan[index + 1]?.name ?? DIRECTORY }
}
