import {
  advancedTypeaheadResource,
  baseSearchResource,
  boardFollowResource,
  boardResource,
  type Endpoint,
  followBoard,
  followUsers,
  interestFollowResource,
  pinResource,
  type RateKind,
  redeemInvite,
  registerUploads,
  repinResource,
  searchResource,
  storyPinResource,
  userFollowResource,
  vipResource,
} from '@pinfold/contract'
import type { CountedCall } from './platform/http/binder.ts'
import type { MemberRates } from './platform/rate-limit/member-rates.ts'

interface Counted {
  readonly kind: RateKind
  /** How many of the kind a call is, from its parsed options; one unless said. */
  readonly units?: (options: never) => number
}

const kinds = new Map<string, Counted>([
  [vipResource.create.id, { kind: 'upload' }],
  [
    registerUploads.id,
    { kind: 'upload', units: (options: { media_info_list: unknown[] }) => options.media_info_list.length },
  ],
  [pinResource.create.id, { kind: 'pin' }],
  [storyPinResource.create.id, { kind: 'pin' }],
  [boardResource.create.id, { kind: 'board' }],
  [repinResource.create.id, { kind: 'save' }],
  [userFollowResource.create.id, { kind: 'follow' }],
  [followUsers.id, { kind: 'follow', units: (options: { followee_ids: unknown[] }) => options.followee_ids.length }],
  [boardFollowResource.create.id, { kind: 'follow' }],
  [followBoard.id, { kind: 'follow' }],
  [interestFollowResource.create.id, { kind: 'follow' }],
  [redeemInvite.id, { kind: 'follow' }],
  [baseSearchResource.get.id, { kind: 'search' }],
  [searchResource.get.id, { kind: 'search' }],
  [advancedTypeaheadResource.get.id, { kind: 'suggestion' }],
])

/**
 * Writes of members that are not counted here. What makes less is not either: every `delete` goes through.
 */
export const uncounted: Readonly<Record<string, readonly string[]>> = {
  'has a limit of its own, where it is done': [
    'AggregatedCommentResource.create',
    'AggregatedCommentResource.update',
    'BoardEmailInviteResource.create',
    'BulkEditResource.create',
    'BulkEditResource.update',
    'ContactRequestResource.create',
    'ConversationMessagesResource.create',
    'ConversationsResource.create',
    'CreateExternalInviteResource.create',
    'DataExportResource.create',
    'DidItActivityResource.create',
    'LinkedAccountResource.create',
    'LinkedBusinessResource.create',
    'POST /v3/board_invites/respond/',
    'POST /v3/conversations/{conversation_id}/typing/',
    'POST /v3/conversations/{conversation_id}/users/',
    'POST /v3/users/me/email/verification/',
    'POST /vx/business_access/members/',
    'PUT /v3/conversations/{conversation_id}/messages/{message_id}/react/',
    'PUT /v3/users/me/email/',
    'ReportResource.create',
  ],
  'keeps an account, or somebody’s peace, safe: it must never have to wait': [
    'AccountDeactivationResource.create',
    'AccountDeletionResource.create',
    'PermissionSettingsResource.update',
    'POST /v3/users/me/password/enter/',
    'POST /v3/users/me/second_factor/',
    'POST /v3/users/me/second_factor/recovery_codes/',
    'PUT /v3/conversations/{conversation_id}/decline/',
    'PUT /v3/conversations/{conversation_id}/leave/',
    'PUT /v3/users/me/second_factor/',
    'UserBlockResource.create',
    'UserPasswordResource.update',
  ],
  'only notes that something was seen or put away, and comes often': [
    'PUT /v3/conversations/{conversation_id}/accept/',
    'PUT /v3/conversations/{conversation_id}/hide/',
    'PUT /v3/conversations/{conversation_id}/read/',
    'PUT /v3/news/seen/',
    'PushSubscriptionResource.create',
    'UserStateResource.create',
  ],
}
const isUncounted = new Set(Object.values(uncounted).flat())

/** What a call is counted as; null where it is not. New writes of members count as changes. */
export function countedAs(endpoint: Endpoint): Counted | null {
  const named = kinds.get(endpoint.id)
  if (named) return named
  const { address } = endpoint
  const makesLess = address.type === 'resource' ? address.action === 'delete' : address.method === 'DELETE'
  const isCounted = endpoint.kind === 'command' && endpoint.access === 'member' && !makesLess
  return isCounted && !isUncounted.has(endpoint.id) ? { kind: 'change' } : null
}

/** Counts calls as they come; those that the program makes itself, as for the demonstration, are not. */
export const countCalls =
  (memberRates: MemberRates) =>
  async ({ endpoint, viewer, options, request }: CountedCall): Promise<(() => Promise<void>) | null> => {
    const counted = request.isInternal === true ? null : countedAs(endpoint)
    if (counted === null) return null
    return memberRates.take(viewer, request.address, counted.kind, counted.units?.(options as never) ?? 1)
  }
