import {
  adminChangeExperience,
  adminChangeExperiment,
  adminExperiences,
  adminExperimentPage,
  adminExperiments,
  adminMakeExperience,
  adminMakeExperiment,
  adminStartExperience,
  adminStartExperiment,
  adminStopExperience,
  adminStopExperiment,
  type EmployeeRole,
} from '@pinfold/contract'
import { wish } from '../experiences/writing.ts'

const may = new Set<EmployeeRole>(['owner', 'editor'])
const tried = {
  key: 'a_try',
  about: '',
  goal: 'save',
  groups: [
    { name: 'control', percent: 50 },
    { name: 'enabled', percent: 50 },
  ],
  reason: 'A try',
}

/** The calls about experiences and experiments with who may; none of this id is there, which whoever may edit one hears. */
export function experienceCalls(idOf: () => string) {
  const noExperience = {
    may,
    options: () => ({ ...wish(), experience_id: idOf() }),
    missing: 'experience_not_found',
  }
  const noExperiment = {
    may,
    options: () => ({ experiment_id: idOf(), reason: 'A try' }),
    missing: 'experiment_not_found',
  }
  return [
    { endpoint: adminExperiences, may, options: () => ({}) },
    { endpoint: adminMakeExperience, may, options: () => wish() },
    { endpoint: adminChangeExperience, ...noExperience },
    { endpoint: adminStartExperience, ...noExperience },
    { endpoint: adminStopExperience, ...noExperience },
    { endpoint: adminExperiments, may, options: () => ({}) },
    { endpoint: adminMakeExperiment, may, options: () => tried },
    { ...noExperiment, endpoint: adminChangeExperiment, options: () => ({ ...tried, experiment_id: idOf() }) },
    { endpoint: adminStartExperiment, ...noExperiment },
    { endpoint: adminStopExperiment, ...noExperiment },
    { endpoint: adminExperimentPage, ...noExperiment },
  ]
}
