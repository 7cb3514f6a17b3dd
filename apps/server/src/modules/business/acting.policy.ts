import { type AccessRole, accessRoles, type Deed, type Endpoint } from '@pinfold/contract'
import type { Decision } from '../../platform/auth/decision.ts'
import { deny } from '../../platform/auth/decision.ts'
import type { Viewer } from '../../platform/auth/viewer.ts'

interface ActedCall {
  readonly endpoint: Endpoint
  readonly options: object
}

/** What the call does to whom it is made for: who may act says more than what is public. */
function deedOf({ endpoint, options }: ActedCall): Deed {
  const { acting } = endpoint.facts
  if (typeof acting === 'string') return acting === 'nobody' ? 'manage' : acting
  const isManaging = acting.managing?.some((name) => (options as Record<string, unknown>)[name] !== undefined)
  return isManaging === true ? 'manage' : acting.needs
}

const isClosedToEmployees = ({ facts: { acting } }: Endpoint): boolean =>
  typeof acting === 'object' && acting.notEmployees === true

/** What each role opens. */
export const deedsOf: Readonly<Record<AccessRole, readonly Deed[]>> = {
  OWNER: ['read', 'edit', 'manage'],
  ADMIN: ['read', 'edit', 'manage'],
  EDITOR: ['read', 'edit'],
  ANALYST: ['read'],
}

/** How somebody stands to the member they act for. */
export interface ActingFacts {
  readonly role: AccessRole
  readonly source: 'invitation' | 'employee'
  readonly state: 'invited' | 'active'
  readonly isBlockedEitherWay: boolean
}

type Actor = Pick<Viewer, 'kind' | 'hasSecondFactor' | 'experiments' | 'isLimitedLogin'>

/** Whether the two have anything to do with each other. If not, the call is made as if it named nobody else. */
export function mayStandIn(actor: Actor, facts: ActingFacts): boolean {
  if (facts.state !== 'active' || facts.isBlockedEitherWay || actor.isLimitedLogin) return false
  if (facts.source === 'employee') return actor.kind === 'employee'
  return actor.kind !== 'authenticated' && actor.experiments.business_access === 'enabled'
}

/**
 * Whether the actor may act as far as the second factor goes: owners need none (RP-08), employees answer to the
 * operator.
 */
export const meetsSecondFactor = (actor: Actor, facts: Pick<ActingFacts, 'role' | 'source'>): boolean =>
  facts.source === 'employee' || facts.role === 'OWNER' || actor.hasSecondFactor

/** What becomes of a call in another's name: theirs, the caller's own (as if nobody else was named), or refused. */
export function actingDecision(actor: Actor, facts: ActingFacts | null, call: ActedCall): Decision | 'as-self' {
  if (facts === null || !mayStandIn(actor, facts)) return 'as-self'
  if (facts.source === 'employee' && isClosedToEmployees(call.endpoint)) return 'as-self'
  if (!meetsSecondFactor(actor, facts)) return deny('second_factor_required')
  return deedsOf[facts.role].includes(deedOf(call)) ? { isAllowed: true } : deny('not_allowed')
}

/** A role and all lower ones that it includes, as profiles of businesses list them (EN-11). */
export const permissionsOf = (role: AccessRole): AccessRole[] => accessRoles.slice(accessRoles.indexOf(role))

/** Whether the first opens more than the second. */
export const isHigherRole = (role: AccessRole, than: AccessRole): boolean =>
  accessRoles.indexOf(role) < accessRoles.indexOf(than)
