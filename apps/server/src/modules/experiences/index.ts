import type { Binder } from '../../platform/http/binder.ts'
import { bindExperiments } from './experiments/experiments.routes.ts'
import { bindExperiences as bindMessages } from './messages/experiences.routes.ts'

export { endExperiences } from './end-experiences.ts'
export { experienceData } from './experience-data.ts'
export { createExperienceParts } from './experience-parts.ts'
export { showOnce } from './messages/edit-experience.ts'
export { sweepExperiments } from './sweep-experiments.ts'

/** The calls about experiences and experiments. */
export function bindExperiences(
  binder: Binder,
  deps: Parameters<typeof bindMessages>[1] & Parameters<typeof bindExperiments>[1],
): void {
  bindMessages(binder, deps)
  bindExperiments(binder, deps)
}
