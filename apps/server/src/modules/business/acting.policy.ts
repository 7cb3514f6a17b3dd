import {
  type AccessRole,
  accessRoles,
  aggregatedCommentLikeResource,
  aggregatedCommentResource,
  boardFollowResource,
  boardResource,
  boardSectionEditResource,
  boardSectionResource,
  bulkEditResource,
  businessMembers,
  changeAccess,
  didItActivityResource,
  type Endpoint,
  favoritePin,
  followBoard,
  followUsers,
  grantAccess,
  hidePin,
  interestFollowResource,
  pinResource,
  reactToPin,
  registerUploads,
  reorderBoards,
  reorderPins,
  reorderSections,
  repinResource,
  revokeAccess,
  storyPinResource,
  unfavoritePin,
  unfollowBoard,
  unhidePin,
  unreactToPin,
  userFollowResource,
  userMetadataResource,
  vipResource,
} from '@pinfold/contract'
import { type Decision, deny } from '../../platform/auth/decision.ts'
import type { Deed, Viewer } from '../../platform/auth/viewer.ts'

interface ActedCall {
  readonly endpoint: Endpoint
  readonly options: object
}

/** Day-to-day work. Every other command is management, also one that nobody thought of here. */
const edits = new Set(
  [
    aggregatedCommentLikeResource.create,
    aggregatedCommentLikeResource.delete,
    aggregatedCommentResource.create,
    aggregatedCommentResource.update,
    boardFollowResource.create,
    boardFollowResource.delete,
    boardResource.create,
    boardResource.update,
    boardSectionEditResource.create,
    boardSectionResource.create,
    bulkEditResource.create,
    bulkEditResource.update,
    didItActivityResource.create,
    favoritePin,
    followBoard,
    followUsers,
    hidePin,
    interestFollowResource.create,
    interestFollowResource.delete,
    pinResource.create,
    pinResource.update,
    reactToPin,
    registerUploads,
    reorderBoards,
    reorderPins,
    reorderSections,
    repinResource.create,
    storyPinResource.create,
    unfavoritePin,
    unfollowBoard,
    unhidePin,
    unreactToPin,
    userFollowResource.create,
    userFollowResource.delete,
    userMetadataResource.update,
    vipResource.create,
  ].map(({ id }) => id),
)

/** Options that make of an edit a decision that stays with who owns the board. */
const managed: Readonly<Record<string, readonly string[]>> = {
  [boardResource.update.id]: [
    'privacy',
    'archived',
    'allow_homefeed_recommendations',
    'collaborator_requests_enabled',
    'collaborators_can_delete_pins',
  ],
}

/** What a member has not published, and who else may act for them, are no business of the operator's employees. */
const closedToEmployees = new Set(
  [businessMembers, changeAccess, grantAccess, registerUploads, revokeAccess, vipResource.create, vipResource.get].map(
    ({ id }) => id,
  ),
)

/** What a call is. Asking who may act for a business counts as a decision, since that is not public. */
function deedOf({ endpoint, options }: ActedCall): Deed {
  if (endpoint.id === businessMembers.id) return 'manage'
  if (endpoint.kind === 'query') return 'read'
  const names = managed[endpoint.id] ?? []
  const isManaging = names.some((name) => (options as Record<string, unknown>)[name] !== undefined)
  return edits.has(endpoint.id) && !isManaging ? 'edit' : 'manage'
}

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
  if (facts.source === 'employee' && closedToEmployees.has(call.endpoint.id)) return 'as-self'
  if (!meetsSecondFactor(actor, facts)) return deny('second_factor_required')
  return deedsOf[facts.role].includes(deedOf(call)) ? { isAllowed: true } : deny('not_allowed')
}

/** A role and all lower ones that it includes, as profiles of businesses list them (EN-11). */
export const permissionsOf = (role: AccessRole): AccessRole[] => accessRoles.slice(accessRoles.indexOf(role))

/** Whether the first opens more than the second. */
export const isHigherRole = (role: AccessRole, than: AccessRole): boolean =>
  accessRoles.indexOf(role) < accessRoles.indexOf(than)
