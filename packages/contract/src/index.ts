export {
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

export { count, entityId, formatWireDate, nodeId, wireDate } from './entities/fields.ts'
export {
  image,
  parsePicturePath,
  pictureSignature,
  pictureSizes,
  pictureUrl,
  renditionImages,
  renditionOfSize,
  renditions,
  sizeOfRendition,
  type Image,
  type PicturePath,
  type PictureSize,
  type Rendition,
  type RenditionImages,
} from './entities/picture.ts'
export {
  memberCard,
  partner,
  profileCover,
  profilePlace,
  profileTab,
  user,
  type MemberCard,
  type Partner,
  type ProfileCover,
  type ProfileTab,
  type User,
} from './entities/user.ts'
export {
  board,
  boardAbilities,
  boardCard,
  boardStory,
  coverPin,
  type Board,
  type BoardAbilities,
  type BoardCard,
  type BoardStory,
  type CoverPin,
} from './entities/board.ts'
export { blockingAction, type BlockingAction } from './entities/blocking-action.ts'
export { boardInvite, contactRequest, type BoardInvite, type ContactRequest } from './entities/board-invite.ts'
export {
  previewPin,
  section,
  sectionCard,
  type PreviewPin,
  type Section,
  type SectionCard,
} from './entities/section.ts'
export {
  aggregatedPinData,
  pin,
  pinAbilities,
  savedPin,
  type AggregatedPinData,
  type Pin,
  type PinAbilities,
  type SavedPin,
} from './entities/pin.ts'
export {
  pinVideos,
  richSummary,
  storyPinBlockTypes,
  storyPinData,
  videoRendition,
  type PinVideos,
  type RichSummary,
  type StoryPinData,
} from './entities/pin-media.ts'
export { comment, type Comment } from './entities/comment.ts'
export { pinCluster, type PinCluster } from './entities/pin-cluster.ts'
export { uploadRegistration, uploadStatus, type UploadRegistration, type UploadStatus } from './entities/upload.ts'
export { viewer, type Viewer } from './entities/viewer.ts'
export { session, type Session } from './entities/session.ts'
export { cookiePreferences, type CookiePreferences } from './entities/cookie-preferences.ts'
export { businessProfile, type BusinessProfile } from './entities/business-profile.ts'
export {
  badgeSelection,
  diversityLabels,
  merchantProfile,
  ownerBadges,
  valueBadges,
  type BadgeSelection,
  type MerchantProfile,
} from './entities/merchant-profile.ts'
export { experience, experienceDisplay, type Experience } from './entities/experience.ts'
export { TAKEDOWN_FORM_DATE, takedownLaw, takedownLawTypes, type TakedownLaw } from './entities/takedown-law.ts'
export { visitedPage, type VisitedPage } from './entities/visited-page.ts'
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
  boardFollowResource,
  boardInviteResource,
  boardPickerBoardsResource,
  boardResource,
  boardSectionEditResource,
  boardSectionPinsResource,
  boardSectionResource,
  boardSectionsResource,
  boardsFeedResource,
  boardsResource,
  followBoard,
  getBoard,
  profileBoardsResource,
  unfollowBoard,
} from './resources/boards.ts'
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
  boardlessPinsResource,
  favoritePin,
  hidePin,
  pinResource,
  reactToPin,
  repinResource,
  unfavoritePin,
  unhidePin,
  unreactToPin,
  userActivityPinsResource,
  userHomefeedResource,
  userPinsResource,
} from './resources/pins.ts'
export {
  aggregatedCommentFeedResource,
  aggregatedCommentLikeResource,
  aggregatedCommentReplyFeedResource,
  aggregatedCommentResource,
  unifiedCommentsResource,
} from './resources/comments.ts'
export { reportReasons, reportResource, type ReportReason } from './resources/reports.ts'
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
