export { boardFeedResource, boardResource, getBoard, ownersChanges } from './boards.ts'
export {
  boardPickerBoardsResource,
  boardsFeedResource,
  boardsResource,
  deletedBoards,
  filteredBoards,
  profileBoardsResource,
  restoreBoard,
} from './board-lists.ts'
export {
  boardSectionEditResource,
  boardSectionPinsResource,
  boardSectionResource,
  boardSectionsResource,
} from './board-sections.ts'
export {
  boardCollaboratorResource,
  boardEmailInviteResource,
  boardInviteLinkResource,
  boardInviteResource,
  boardInvitesResource,
  landOnBoardInvite,
  respondToBoardInvite,
} from './board-invitations.ts'
export {
  contactRequestAcceptResource,
  contactRequestIgnoreResource,
  contactRequestResource,
  contactRequestsResource,
} from './board-requests.ts'
export { boardFollowResource, followBoard, unfollowBoard } from './board-follows.ts'
export { pushSubscriptionResource, pushSubscriptionsResource } from './push-subscriptions.ts'
export { reorderBoards } from './board-order.ts'
export { boardNoteResource, boardPlanningResource, boardToDoResource } from './board-planning.ts'
export { mergeSections, reorderPins, reorderSections } from './board-arrangement.ts'
export {
  createPinDrafts,
  deletePinDrafts,
  draftFields,
  duplicatePinDraft,
  importPinCsv,
  listPinDrafts,
  orderPinDrafts,
  publishPinDraft,
  restorePinDrafts,
  updatePinDraft,
  updatePinDrafts,
  type PinCsvRow,
} from './pin-drafts.ts'
export { getStorageUse, storageUse, type StorageUse } from './storage.ts'
export { bulkEditResource, mergeBoards } from './board-operations.ts'
export { userMetadata, userMetadataResource, type UserMetadata } from './user-metadata.ts'
export { askForPictureReview, askForProfilePictureReview } from './picture-review.ts'
export { boardSensitivityResource } from './board-sensitivity.ts'
export { businessAccountResource } from './business-account.ts'
export { userSettings, userSettingsResource, type UserSettings } from './user-settings.ts'
export { getMe, updateMe, userBlockResource, userFollowResource, userResource } from './people.ts'
export {
  emailExistsResource,
  registerExists,
  signUpRulesOfSite,
  userRegisterResource,
  userRegisterTrackActionResource,
  userSessionResource,
  userSessionStoreResource,
} from './signing-in.ts'
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
} from './pins.ts'
export { historyResource } from './history.ts'
export { homeSourcesResource } from './home-sources.ts'
export { alsoSavedToResource } from './also-saved.ts'
export { boardTitleSuggestionsResource } from './board-titles.ts'
export { pinClusterFeed, pinClusters } from './pin-clusters.ts'
export { type ProductTagChoice, storyPinResource, type StoryBlockDraft, type StoryDraft } from './pin-kinds.ts'
export { countVideoPlay } from './video-plays.ts'
export {
  boardlessPinsResource,
  filteredPins,
  shoppingListPinsResource,
  userActivityPinsResource,
  userPinsResource,
  userStoryPinsFeedResource,
  userVideoPinsFeedResource,
} from './pin-lists.ts'
export { aggregatedActivityFeedResource, didItActivityResource, didItUserFeedResource } from './tried.ts'
export {
  aggregatedCommentFeedResource,
  aggregatedCommentLikeResource,
  aggregatedCommentReplyFeedResource,
  aggregatedCommentResource,
  unifiedCommentsResource,
} from './comments.ts'
export {
  isReasonOf,
  type ReportedType,
  type ReportReason,
  reportReasons,
  reportReasonsOf,
  reportedTypes,
  reportResource,
  urgencyOf,
} from './reports.ts'
export {
  advancedTypeaheadResource,
  baseSearchResource,
  boardContentRecommendationResource,
  boardRelatedPixieFeedResource,
  relatedModulesResource,
  relatedPinFeedResource,
  searchGuide,
  type SearchGuide,
  searchGuidesResource,
  searchResource,
  typeaheadItem,
  type TypeaheadItem,
} from './search.ts'
export {
  type PictureBox,
  pictureBox,
  searchByPhoto,
  visualLiveSearchResource,
  visualSearchResult,
  type VisualSearchResult,
} from './visual-search.ts'
export { registerUploads, vipResource } from './uploads.ts'
export { fetchUpload, findPinImagesResource } from './page-pictures.ts'
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
} from './following.ts'
export { pidgetBoardPins, pidgetPins, pidgetUserPins } from './pidgets.ts'
export { accessTokenResource, accessTokensResource } from './access-tokens.ts'
export {
  confirmLogIn,
  endOtherSessions,
  enterPassword,
  logInByLink,
  requestLogInLink,
  resetPasswordFromEmailResource,
  userPasswordResource,
  userResetPasswordResource,
} from './account-safety.ts'
export {
  confirmSecondFactor,
  getSecondFactor,
  renewRecoveryCodes,
  secondFactor,
  setUpSecondFactor,
  turnOffSecondFactor,
  type SecondFactor,
} from './second-factor.ts'
export {
  accountEmail,
  cancelEmailChange,
  changeAccountEmail,
  getAccountEmail,
  sendEmailVerification,
  verifyEmail,
  type AccountEmail,
} from './account-email.ts'
export * from './access/index.ts'
export { applyAsMerchant, cancelMerchantApplication, verifiedMerchantResource } from './merchants.ts'
export {
  addSiteFeed,
  claimedSites,
  claimSite,
  pauseSiteFeed,
  removeSiteFeed,
  showSite,
  siteFeeds,
  unclaimSite,
  verifySite,
} from './claimed-sites.ts'
export { businessTypesResource, countriesResource, localesResource } from './offered-choices.ts'
export { userStateResource } from './states.ts'
export {
  getNotificationSettings,
  markNewsSeen,
  newsHubDetailsResource,
  newsHubResource,
  updateNotificationSettings,
} from './news.ts'
export {
  acceptConversation,
  addToConversation,
  conversationMessagesResource,
  conversationsResource,
  declineConversation,
  deleteMessage,
  getConversation,
  getMessage,
  hideConversation,
  leaveConversation,
  reactToMessage,
  readConversation,
  saysSomething,
  typeInConversation,
  unreactToMessage,
} from './messages.ts'
export {
  linkedAccountResource,
  linkedBusinessResource,
  permissionSettings,
  permissionSettingsResource,
  profilePictureResource,
  reachableBy,
  switchableAccount,
  userAccountsResource,
  userBlocksResource,
  type PermissionSettings,
  type ReachableBy,
  type SwitchableAccount,
} from './settings.ts'
export {
  accountDeactivationResource,
  accountDeletionResource,
  deactivateAccountResource,
  dataExport,
  dataExportResource,
  dataExportStates,
  type DataExport,
} from './endings.ts'
export {
  categoriesResource,
  interestFollowingResource,
  interestFollowResource,
  relatedInterestsResource,
  topicCoversResource,
  topicFeedResource,
  topicResource,
} from './topics.ts'
export {
  todayArticleBoardsResource,
  todayArticlePinsResource,
  todayArticleResource,
  todayArticlesResource,
} from './today.ts'
export { boardsLikeResource, peopleToFollowResource } from './boards-beside.ts'
export { exploreBoardsResource, explorePinsResource, risingSearchesResource } from './explore.ts'
export {
  getTakedownCase,
  getTakedownCounts,
  listTakedownNotices,
  objectToTakedown,
  submitDsaTakedown,
  submitIndiaTakedown,
  submitTestTakedown,
  submitTurkeyTakedown,
  takedownSubmissions,
  withdrawTakedown,
} from './takedowns.ts'
export { takedownLawOf } from './takedown-form.ts'
export { unreadOfMe } from './unread.ts'
export { type SitePageName, sitePageNames, sitePageResource } from './site-pages.ts'
export { appealDecision, getModerationDecision, listModerationDecisions } from './moderation-decisions.ts'
export { completeExperience, dismissExperience, listExperiences, viewExperience } from './experiences.ts'
export { countPinViews, getAudience, getInsights, getTopBoards, getTopPins } from './insights.ts'
