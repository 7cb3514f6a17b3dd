import {
  type Endpoint,
  type ExperimentGoal,
  pinResource,
  repinResource,
  userFollowResource,
  userRegisterResource,
} from '@pinfold/contract'

const goals: Readonly<Record<string, ExperimentGoal>> = {
  [pinResource.create.id]: 'save',
  [repinResource.create.id]: 'save',
  [userFollowResource.create.id]: 'follow',
  [userRegisterResource.create.id]: 'sign_up',
}

/** The goal that is reached by a call that was granted; undefined for none. */
export const goalOf = (endpoint: Endpoint): ExperimentGoal | undefined => goals[endpoint.id]
