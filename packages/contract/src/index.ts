export {
  boardGroupings,
  boardOperationCodes,
  type BoardOperation,
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
  pinSortOrder,
  pinSortOrders,
  profileGroup,
  profileGroups,
  profilePinFilter,
  profilePinFilters,
  homeSourceKind,
  homeSourceKinds,
  type HomeSourceKind,
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
  type PinSortOrder,
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

export { type LawKey, lawKeys } from './law-keys.ts'
export {
  actsOn,
  type AppealableKind,
  appealableKinds,
  type DecisionKind,
  decisionKinds,
  type ModerationAct,
  moderationActs,
  type OffenderAct,
  offenderActs,
} from './moderation-acts.ts'
export { countryCodes } from './country-codes.ts'
export { matchingNames } from './name-search.ts'
export { memberPinFilters, pinListFilters, type MemberPinFilter, type PinListFilter } from './pin-list-filters.ts'
export {
  colorFamilies,
  countSearchFilters,
  recipeDiets,
  recipeMinutes,
  searchFiltersOf,
  searchFormats,
  type ColorFamily,
  type RecipeDiet,
  type RecipeMinutes,
  type SearchFilters,
  type SearchFormat,
} from './search-filters.ts'
export { type CountryRegion, countryRegions, regionNames, regionOf } from './country-regions.ts'
export { adImageMarker, uploadedImageSources } from './image-sources.ts'
export { RECENT_PIN_DAYS, ratingScale } from './pin-measures.ts'
export { isLawOpen, lawsFor, takedownLaws } from './takedown-laws.ts'
export {
  type OffenceProposal,
  PAPERS_KEPT_DAYS,
  proposalFor,
  REPEAT_OFFENCES,
  takedownDays,
  type TakedownDetail,
  takedownDetails,
} from './takedown-rules.ts'
export * from './entities/index.ts'
export * from './resources/admin/index.ts'
export * from './resources/index.ts'
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
export { type Deed, type Facts, type NamedThing, type TokenNeed } from './wire/facts.ts'
export { type PermissionRow, permissionRows } from './wire/permission-rows.ts'
export { type ClientContext, type FailureBody, type FailureEnvelope, type SuccessEnvelope } from './wire/envelope.ts'
export { errorMessage, errorTable, type ErrorCode } from './wire/error-codes.ts'
export { bookmarks, END_OF_LIST, flag, id, idList, LARGEST_ID, pageSize, whole } from './wire/scalars.ts'
export { byteWords } from './byte-words.ts'
export { limits } from './limits.ts'
export {
  inTime,
  type Rate,
  type RateKind,
  rates,
  trustAges,
  trustLevels,
  type TrustLevel,
  waitMessage,
} from './rates.ts'
export {
  accessTokenDomains,
  accessTokenScope,
  accessTokenScopes,
  coversScope,
  type AccessTokenDomain,
  type AccessTokenScope,
} from './access-token-scopes.ts'
export {
  ACTING_COOKIE,
  BUSINESS_BAR_COOKIE,
  BUSINESS_BAR_HIDDEN,
  isPersonalPage,
  readActing,
  writeActing,
  type ActingChoice,
} from './acting-cookie.ts'
export {
  BADGE_COLOR_LENGTH,
  badgePalette,
  badgeTextOn,
  isBadgeColor,
  isInspirationalStorefront,
  merchantBadges,
  type DiversityLabel,
  type MerchantBadge,
} from './merchant-badges.ts'
export {
  insightNames,
  insightPeriods,
  insightSources,
  pinFigureNames,
  pinViewKinds,
  type InsightName,
  type InsightPeriod,
  type InsightSource,
  type PinFigureName,
  type PinViewKind,
} from './insight-kinds.ts'
export { namedSiteDomain, siteDomainOf } from './site-domain.ts'
export { newsPath } from './news-path.ts'
export { newsLine, newsParts } from './news-words.ts'
export { adminRoutes, statisticsPeriods } from './routes/admin-routes.ts'
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
  accessViews,
  todayKinds,
  type SearchScope,
  type AccessView,
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
export { alternatePaths, LANGUAGE_PATH, languagePath, readLanguagePath } from './routes/language-path.ts'
export { searchFiltersOfAddress, searchPath, type SearchWish } from './routes/search-path.ts'
export { todayKind, todayPath, todaySlug, type TodayArticle } from './routes/today-path.ts'
export { proposeUsername } from './propose-username.ts'
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

export { type ActKind, actKinds } from './act-kinds.ts'
export { articleStates } from './article-states.ts'
export { type MerchantState, merchantStates } from './merchant-states.ts'
export { type SignUpMode, signUpModes } from './sign-up-modes.ts'
export { topicThemes } from './topic-themes.ts'
export { type AdminSearchKind, adminSearchKinds } from './admin-search-kinds.ts'
export { type AbuseBlockKind, abuseBlockKinds, type AbuseCause, abuseCauses } from './abuse-kinds.ts'
export { type EmployeeRole, employeeRoles, hasRoleOf } from './employee-roles.ts'
export {
  type ExperienceAudience,
  experienceAudiences,
  type ExperiencePlacement,
  experiencePlacementIds,
  experiencePlacements,
  type ExperienceType,
  experienceTypes,
  type ExperimentGoal,
  experimentGoals,
  type FlyoutDirection,
  flyoutDirections,
  takesType,
} from './experience-kinds.ts'
export { experiments, type ExperimentGroup, type ExperimentGroups, type ExperimentName } from './experiments.ts'
export type { BoardId, CommentId, ConversationId, MemberId, MessageId, PinId, SectionId } from './wire/ids.ts'
