import { type AccessRole, accessRoles, type AssetPart, type Deed, type Endpoint } from '@pinfold/contract'
import type { Decision } from '../../../platform/auth/decision.ts'
import { deny } from '../../../platform/auth/decision.ts'
import type { Viewer } from '../../../platform/auth/viewer.ts'

interface ActedCall {
  readonly endpoint: Endpoint
  readonly options: object
  /** What the call is about; null where it cannot be said in parts of a business. */
  readonly parts?: readonly Part[] | null
}

interface Part {
  readonly type: AssetPart
  readonly id: string
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

/** Whether the call is about nothing but what its caller brings, as an upload. */
const isActorsOwn = ({ facts: { acting } }: Endpoint): boolean => typeof acting === 'object' && acting.on === 'actor'

const deeds = ['read', 'edit', 'manage'] as const satisfies readonly Deed[]

/** What each role opens. */
export const deedsOf: Readonly<Record<AccessRole, readonly Deed[]>> = {
  OWNER: deeds,
  ADMIN: deeds,
  EDITOR: ['read', 'edit'],
  ANALYST: ['read'],
}

/** How somebody stands to the member they act for. */
export interface ActingFacts {
  /** On the whole business; null where there are roles on parts of it only. */
  readonly role: AccessRole | null
  readonly parts: readonly (Part & { readonly role: AccessRole })[]
  readonly source: 'invitation' | 'employee'
  readonly state: 'invited' | 'active' | 'asked'
  readonly isBlockedEitherWay: boolean
}

type Actor = Pick<Viewer, 'kind' | 'hasSecondFactor' | 'experiments' | 'isLimitedLogin'>

/** Whether somebody can act for a business that lets them, as they are now. */
export const canActAtAll = (actor: Actor): boolean =>
  !actor.isLimitedLogin && actor.kind !== 'authenticated' && actor.experiments.business_access === 'enabled'

/** Whether the two have anything to do with each other. If not, the call is made as if it named nobody else. */
export function mayStandIn(actor: Actor, facts: Omit<ActingFacts, 'role' | 'parts'>): boolean {
  if (facts.state !== 'active' || facts.isBlockedEitherWay || actor.isLimitedLogin) return false
  return facts.source === 'employee' ? actor.kind === 'employee' : canActAtAll(actor)
}

/**
 * Whether the actor may act as far as the second factor goes: owners whom a business let in need none (RP-08). Employees
 * need one as they do in the admin area, whatever their role.
 */
export const meetsSecondFactor = (actor: Actor, facts: Pick<ActingFacts, 'role' | 'source'>): boolean =>
  (facts.role === 'OWNER' && facts.source === 'invitation') || actor.hasSecondFactor

/** What a call about these parts opens: what the role on the whole does, and what the roles on all of them do. */
export function deedsOn({ role, parts: had }: Pick<ActingFacts, 'role' | 'parts'>, parts: ActedCall['parts']) {
  const whole = role === null ? [] : deedsOf[role]
  if (!parts || parts.length === 0) return whole
  const roleOn = (part: Part) => had.find(({ type, id }) => type === part.type && id === part.id)?.role
  const onParts = parts.map(roleOn).map((each) => (each === undefined ? [] : deedsOf[each]))
  return deeds.filter((deed) => whole.includes(deed) || onParts.every((opened) => opened.includes(deed)))
}

/**
 * What becomes of a call in another's name: theirs, the caller's own (as if nobody else was named), or refused. Whoever
 * has parts of a business only reads everything else as themself, and writes nothing else.
 */
export function actingDecision(actor: Actor, facts: ActingFacts | null, call: ActedCall): Decision | 'as-self' {
  if (facts === null || !mayStandIn(actor, facts)) return 'as-self'
  if (facts.source === 'employee' && isClosedToEmployees(call.endpoint)) return 'as-self'
  if (!meetsSecondFactor(actor, facts)) return deny('second_factor_required')
  if (deedsOn(facts, call.parts).includes(deedOf(call))) return { isAllowed: true }
  const isOutside = facts.role === null && (call.endpoint.kind === 'query' || isActorsOwn(call.endpoint))
  return isOutside ? 'as-self' : deny('not_allowed')
}

/** A role and all lower ones that it includes, as profiles of businesses list them (EN-11); none has none. */
export const permissionsOf = (role: AccessRole | null): AccessRole[] =>
  role === null ? [] : accessRoles.slice(accessRoles.indexOf(role))

/** Whether the first opens more than the second. */
export const isHigherRole = (role: AccessRole, than: AccessRole): boolean =>
  accessRoles.indexOf(role) < accessRoles.indexOf(than)

/** What somebody may do through a partner: no more than the partner may, nor than they may for the partner. */
export const lowerRole = (one: AccessRole, other: AccessRole): AccessRole => (isHigherRole(one, other) ? other : one)
