import { REPEAT_OFFENCES } from '@pinfold/contract'
import { allow, type Decision, deny } from '../../../platform/auth/decision.ts'
import type { Actor } from '../../employees/index.ts'

/** All that decides who may decide about a member of whom much was removed by law. */
interface OffenderFacts {
  readonly offences: number
  /** How many there were when somebody last decided. */
  readonly settledOffences: number
  readonly isConcerned: boolean
  /** The member works here, too. */
  readonly isConcernedEmployee: boolean
  readonly actor: Pick<Actor, 'id' | 'roles'>
}

/** While there is something to decide; nobody about themselves, and about who works here only owners and the command line. */
export function canDecideOffender({ actor, ...facts }: OffenderFacts): Decision {
  if (facts.offences < REPEAT_OFFENCES || facts.offences <= facts.settledOffences) return deny('offender_not_found')
  const isOwner = actor.id === null || actor.roles.includes('owner')
  return facts.isConcerned || (facts.isConcernedEmployee && !isOwner) ? deny('not_allowed') : allow
}
