import type { AccessTokenDomain, AccessTokenScope, Endpoint } from '@pinfold/contract'

/**
 * What each call belongs to, for personal access tokens: a resource by its name, an address by its path, or by the
 * beginning of one before `*`. `open` is what belongs to nobody and is only read; `never` is what no token may do:
 * conversations, and what keeps the account safe, tokens and sessions among it. What stands nowhere no token may do
 * either, and a test misses it here.
 */
export const accessTokenNeeds: Readonly<
  Record<Exclude<AccessTokenDomain, 'secret_boards'> | 'open' | 'never', string>
> = {
  boards: `BoardResource BoardsResource BoardsFeedResource ProfileBoardsResource BoardPickerBoardsResource
      BoardSectionsResource BoardSectionResource BoardSectionEditResource BoardFollowResource BoardFollowersResource
      BoardFollowingResource BoardCollaboratorResource BoardInviteResource
      BoardInvitesResource BoardEmailInviteResource BoardInviteLinkResource
      ContactRequestsResource ContactRequestResource ContactRequestAcceptResource ContactRequestIgnoreResource BoardSensitivityResource
      BoardPlanningResource BoardToDoResource BoardNoteResource
      /v3/board_invites/* /v3/boards/* /v3/users/boards/* /v3/users/me/boards/* /v3/pidgets/boards/*`,
  pins: `PinResource RepinResource StoryPinResource BulkEditResource BoardFeedResource BoardSectionPinsResource BoardlessPinsResource
      UserPinsResource UserActivityPinsResource UserStoryPinsFeedResource UserVideoPinsFeedResource
      ShoppingListPinsResource UserHomefeedResource RelatedPinFeedResource RelatedModulesResource
      BoardContentRecommendationResource BoardRelatedPixieFeedResource BoardTitleSuggestionsResource
      BaseSearchResource SearchResource AdvancedTypeaheadResource
      AggregatedCommentResource AggregatedCommentLikeResource AggregatedCommentFeedResource
      AggregatedCommentReplyFeedResource UnifiedCommentsResource
      AggregatedActivityFeedResource DidItActivityResource DidItUserFeedResource VIPResource
      /v3/pins/* /v3/users/me/filtered/pins/ /v3/users/profile/pins/* /v3/media/* /v3/pidgets/pins/* /v3/pidgets/users/*`,
  user: `/v3/users/me/storage/ UserResource UserMetadataResource UserSettingsResource UserStateResource PermissionSettingsResource
      ProfilePictureResource UserFollowResource UserFollowersResource UserFollowingResource
      UserFollowRequestResource UserFollowRequestsResource UserBlockResource UserBlocksResource
      CreateExternalInviteResource InterestFollowResource InterestFollowingResource ReportResource
      /v3/users/me/ /v3/users/me/notification_settings/ /v3/users/follow/ /v3/invite_code/*`,
  ads: '',
  open: `TopicResource CategoriesResource RelatedInterestsResource LocalesResource CountriesResource
      BusinessTypesResource SitePageResource`,
  never: `AccessTokenResource AccessTokensResource UserSessionResource UserSessionStoreResource UserRegisterResource UserRegisterTrackActionResource
      EmailExistsResource UserPasswordResource UserResetPasswordResource ResetPasswordFromEmailResource
      UserAccountsResource BusinessAccountResource LinkedAccountResource LinkedBusinessResource AccountDeactivationResource DeactivateAccountResource AccountDeletionResource DataExportResource
      ConversationsResource ConversationMessagesResource NewsHubResource NewsHubDetailsResource
      PushSubscriptionsResource PushSubscriptionResource
      /v3/register/exists/ /v3/login/* /v3/email/* /v3/users/me/email/* /v3/users/me/password/* /v3/users/me/sessions/
      /v3/users/me/second_factor/* /v3/users/me/unread/ /v3/conversations/* /v3/news/* /vx/business_access/*`,
}

type Need = keyof typeof accessTokenNeeds

const entries = Object.entries(accessTokenNeeds).flatMap(([need, names]) =>
  names
    .split(/\s+/)
    .filter((name) => name !== '')
    .map((name) => ({ need: need as Need, name })),
)

/** The endpoint's line in the table; null where there is none. */
export function accessTokenNeed({ address }: Pick<Endpoint, 'address'>): Need | null {
  const place = address.type === 'resource' ? address.resource : address.path
  const found = entries.filter(({ name }) =>
    name.endsWith('*') ? place.startsWith(name.slice(0, -1)) : place === name,
  )
  if (found.length > 1) throw new Error(`${place} stands more than once among what tokens need`)
  return found[0]?.need ?? null
}

/** The scopes that a token needs for the call; null where no token will do. */
export function scopesNeeded(endpoint: Endpoint, options: unknown): readonly AccessTokenScope[] | null {
  const need = accessTokenNeed(endpoint)
  if (need === null || need === 'never') return null
  if (need === 'open') return endpoint.kind === 'query' ? [] : null
  const scope = `${need}:${endpoint.kind === 'query' ? 'read' : 'write'}` as const
  // What is made secret would be missing to the very token that made it so.
  const isMakingSecret = endpoint.kind === 'command' && privacyOf(options) === 'secret'
  return isMakingSecret ? [scope, 'secret_boards:write'] : [scope]
}

const privacyOf = (options: unknown) =>
  typeof options === 'object' && options !== null && 'privacy' in options ? options.privacy : undefined
