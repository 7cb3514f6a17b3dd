export {
  boardGroupings,
  boardCreateOptionName,
  boardCreateOptionNames,
  boardPrivacies,
  boardPrivacy,
  boardSortOrder,
  boardSortOrders,
  boardVisibilities,
  boardVisibility,
  campaignToolPreference,
  campaignToolPreferences,
  deviceSource,
  deviceSources,
  draggableItemType,
  draggableItemTypes,
  objectiveType,
  objectiveTypes,
  pinDensities,
  pinDensity,
  profileGroup,
  profileGroups,
  profilePinFilter,
  profilePinFilters,
  profileTabTypes,
  reactionType,
  reactionTypes,
  storyType,
  storyTypes,
  structuredDataType,
  structuredDataTypes,
  uploadKind,
  uploadKinds,
  uploadState,
  uploadStates,
  viewerType,
  viewerTypes,
  type BoardCreateOptionName,
  type BoardGrouping,
  type BoardPrivacy,
  type BoardSortOrder,
  type BoardVisibility,
  type CampaignToolPreference,
  type DeviceSource,
  type DraggableItemType,
  type ObjectiveType,
  type PinDensity,
  type ProfileGroup,
  type ProfilePinFilter,
  type ProfileTabType,
  type ReactionType,
  type StoryType,
  type StructuredDataType,
  type UploadKind,
  type UploadState,
  type ViewerType,
} from './enumerations.ts'

export type { LawKey } from './law-keys.ts'
export { pinListFilters, type PinListFilter } from './pin-list-filters.ts'
export { lawsFor, takedownLaws } from './takedown-laws.ts'
export * from './entities/index.ts'
export {
  command,
  endpoint,
  pagedQuery,
  query,
  resource,
  type Action,
  type Address,
  type Endpoint,
  type Method,
  type Operation,
  type OptionsInput,
  type OptionsOf,
  type ReplyOf,
} from './wire/endpoint.ts'
export { type ClientContext, type FailureBody, type FailureEnvelope, type SuccessEnvelope } from './wire/envelope.ts'
export { errorTable, type ErrorCode } from './wire/error-codes.ts'
export { bookmarks, END_OF_LIST, flag, id, idList, LARGEST_ID, pageSize, whole } from './wire/scalars.ts'
export { limits } from './limits.ts'
export {
  boardCollaboratorResource,
  boardFeedResource,
  boardInviteResource,
  boardPickerBoardsResource,
  boardResource,
  boardSectionEditResource,
  boardSectionPinsResource,
  boardSectionResource,
  boardSectionsResource,
  boardsFeedResource,
  boardsResource,
  deletedBoards,
  filteredBoards,
  getBoard,
  profileBoardsResource,
  restoreBoard,
} from './resources/boards.ts'
export { boardFollowResource, followBoard, unfollowBoard } from './resources/board-follows.ts'
export { reorderBoards } from './resources/board-order.ts'
export { userMetadata, userMetadataResource, type UserMetadata } from './resources/user-metadata.ts'
export { boardSensitivityResource } from './resources/board-sensitivity.ts'
export { businessAccountResource } from './resources/business-account.ts'
export { userSettings, userSettingsResource, type UserSettings } from './resources/user-settings.ts'
export {
  emailExistsResource,
  registerExists,
  updateMe,
  userBlockResource,
  userFollowResource,
  userRegisterResource,
  userResource,
  userSessionResource,
  userSessionStoreResource,
} from './resources/people.ts'
export {
  favoritePin,
  hidePin,
  pinResource,
  reactToPin,
  repinResource,
  unfavoritePin,
  unhidePin,
  unreactToPin,
  userHomefeedResource,
} from './resources/pins.ts'
export { pinClusterFeed, pinClusters } from './resources/pin-clusters.ts'
export { storyPinResource, type StoryBlockDraft, type StoryDraft } from './resources/pin-kinds.ts'
export {
  boardlessPinsResource,
  filteredPins,
  shoppingListPinsResource,
  userActivityPinsResource,
  userPinsResource,
  userStoryPinsFeedResource,
  userVideoPinsFeedResource,
} from './resources/pin-lists.ts'
export { aggregatedActivityFeedResource, didItActivityResource, didItUserFeedResource } from './resources/tried.ts'
export {
  aggregatedCommentFeedResource,
  aggregatedCommentLikeResource,
  aggregatedCommentReplyFeedResource,
  aggregatedCommentResource,
  unifiedCommentsResource,
} from './resources/comments.ts'
export {
  isReasonOf,
  type ReportedType,
  type ReportReason,
  reportReasons,
  reportReasonsOf,
  reportResource,
} from './resources/reports.ts'
export {
  advancedTypeaheadResource,
  baseSearchResource,
  boardContentRecommendationResource,
  boardRelatedPixieFeedResource,
  relatedModulesResource,
  relatedPinFeedResource,
  searchResource,
  typeaheadItem,
  type TypeaheadItem,
} from './resources/search.ts'
export { registerUploads, vipResource } from './resources/uploads.ts'
export {
  boardFollowersResource,
  boardFollowingResource,
  createExternalInviteResource,
  followUsers,
  landWithInvite,
  redeemInvite,
  userFollowersResource,
  userFollowingResource,
  userFollowRequestResource,
  userFollowRequestsResource,
} from './resources/following.ts'
export {
  accessTokenDomains,
  accessTokenScope,
  accessTokenScopes,
  coversScope,
  type AccessTokenDomain,
  type AccessTokenScope,
} from './access-token-scopes.ts'
export { pidgetBoardPins, pidgetPins, pidgetUserPins } from './resources/pidgets.ts'
export { accessTokenResource, accessTokensResource } from './resources/access-tokens.ts'
export {
  accountEmail,
  cancelEmailChange,
  changeAccountEmail,
  confirmLogIn,
  confirmSecondFactor,
  endOtherSessions,
  enterPassword,
  getAccountEmail,
  getSecondFactor,
  logInByLink,
  renewRecoveryCodes,
  requestLogInLink,
  resetPasswordFromEmailResource,
  secondFactor,
  sendEmailVerification,
  setUpSecondFactor,
  turnOffSecondFactor,
  userPasswordResource,
  userResetPasswordResource,
  verifyEmail,
  type AccountEmail,
  type SecondFactor,
} from './resources/account-safety.ts'
export {
  acceptAccess,
  accessInvitations,
  accessRole,
  accessRoles,
  businessMembers,
  businessProfiles,
  changeAccess,
  grantAccess,
  leaveAccess,
  revokeAccess,
  type AccessRole,
  type BusinessInvitation,
  type BusinessMember,
} from './resources/business-access.ts'
export {
  ACTING_COOKIE,
  BUSINESS_BAR_COOKIE,
  BUSINESS_BAR_HIDDEN,
  isPersonalPage,
  readActing,
  writeActing,
  type ActingChoice,
} from './acting-cookie.ts'
export { userStateResource } from './resources/states.ts'
export {
  getNotificationSettings,
  markNewsSeen,
  newsHubDetailsResource,
  newsHubResource,
  updateNotificationSettings,
} from './resources/news.ts'
export { newsWords, type NewsWords } from './news-words.ts'
export {
  acceptConversation,
  addToConversation,
  conversationMessagesResource,
  conversationsResource,
  declineConversation,
  getConversation,
  getMessage,
  hideConversation,
  leaveConversation,
  reactToMessage,
  readConversation,
  typeInConversation,
  unreactToMessage,
  unreadOfMe,
} from './resources/messages.ts'
export {
  linkedAccountResource,
  permissionSettings,
  permissionSettingsResource,
  profilePictureKinds,
  profilePictureResource,
  reachableBy,
  switchableAccount,
  userAccountsResource,
  userBlocksResource,
  type PermissionSettings,
  type ProfilePictureKind,
  type ReachableBy,
  type SwitchableAccount,
} from './resources/settings.ts'
export {
  accountDeactivationResource,
  accountDeletionResource,
  dataExport,
  dataExportResource,
  dataExportStates,
  type DataExport,
} from './resources/endings.ts'
export {
  categoriesResource,
  interestFollowingResource,
  interestFollowResource,
  relatedInterestsResource,
  topicResource,
} from './resources/topics.ts'
export { memberRoutes } from './routes/member-routes.ts'
export { redirectTarget, routes, type RouteName, type Routes } from './routes/route-table.ts'
export { matchRoute, type RouteMatch } from './routes/match-route.ts'
export { type ParamsOf, type QueryOf, type Route, type RouteShape } from './routes/route.ts'
export {
  accountMessages,
  boardCardPath,
  pinCreateMethods,
  searchScopes,
  storyPinBuilderPath,
  todayKinds,
  type SearchScope,
  type TodayKind,
} from './routes/consumer-routes.ts'
export { conversionPages, type ConversionPage } from './routes/advertiser-routes.ts'
export {
  advertiserAddress,
  createCampaignPath,
  hasProductGroups,
  isBuilderForAds,
  objectiveReportPath,
  objectiveShortcuts,
  preferredCreatePath,
  type CampaignStart,
  type ObjectiveShortcut,
} from './routes/advertiser-paths.ts'
export { searchPath, type SearchWish } from './routes/search-path.ts'
export { todayKind, todayPath, todaySlug, type TodayArticle } from './routes/today-path.ts'
export {
  isReservedUsername,
  RESERVED_SECTION_PREFIX,
  reservedBoardSlugs,
  reservedUsernames,
  slugOf,
  usernameKey,
  usernamePattern,
} from './reserved-names.ts'
export {
  ageOfConsent,
  ageOn,
  agesOfConsent,
  ageVerdict,
  countryByLanguage,
  countryOfLocale,
  extendedAgesOfConsent,
  MINIMUM_AGE,
  USUAL_AGE_OF_CONSENT,
  type AgeVerdict,
} from './age-of-consent.ts'

export { experiments, type ExperimentGroup, type ExperimentGroups, type ExperimentName } from './experiments.ts'
