export { drawnPortrait, drawnPortraitPath, NO_LETTER } from './drawn-portrait.ts'
export { accessToken, type AccessToken } from './access-token.ts'
export { foundPicture, type FoundPicture } from './found-picture.ts'
export { count, entityId, formatWireDate, nodeId, wireDate } from './fields.ts'
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
  videoExtensions,
  videoUrl,
  videoFileUrl,
  parseVideoPath,
  parseVideoFilePath,
  type Image,
  type PicturePath,
  type PictureSize,
  type Rendition,
  type RenditionImages,
} from './picture.ts'
export {
  businessTypes,
  memberCard,
  partner,
  profileCover,
  profilePictureKinds,
  profilePlace,
  profileTab,
  user,
  type BusinessType,
  type MemberCard,
  type Partner,
  type ProfileCover,
  type ProfilePictureKind,
  type ProfileTab,
  type User,
} from './user.ts'
export {
  board,
  boardAbilities,
  boardCard,
  boardOrStory,
  boardStory,
  coverPin,
  deletedBoard,
  type Board,
  type BoardAbilities,
  type BoardCard,
  type BoardOrStory,
  type BoardStory,
  type CoverPin,
  type DeletedBoard,
} from './board.ts'
export { draftStates, pictureEdit, pinDraft, type PictureEdit, type PinDraft } from './pin-draft.ts'
export { pushMessage, pushSubscription, type PushMessage, type PushSubscriptionEntry } from './push-subscription.ts'
export { blockingAction, type BlockingAction } from './blocking-action.ts'
export {
  boardInvitation,
  boardInvite,
  contactRequest,
  inviteStatuses,
  type BoardInvitation,
  type BoardInvite,
  type ContactRequest,
  type InviteStatus,
} from './board-invite.ts'
export {
  boardNote,
  boardPlanning,
  boardToDo,
  type BoardNote,
  type BoardPlanning,
  type BoardToDo,
} from './board-planning.ts'
export { previewPin, section, sectionCard, type PreviewPin, type Section, type SectionCard } from './section.ts'
export {
  aggregatedPinData,
  pin,
  pinAbilities,
  savedPin,
  type AggregatedPinData,
  type Pin,
  type PinAbilities,
  type SavedPin,
} from './pin.ts'
export { tried, type Tried } from './tried.ts'
export {
  pinAvailability,
  pinVideos,
  productConditions,
  richSummary,
  storyPinBlockTypes,
  storyPinData,
  storyPinLayouts,
  videoRendition,
  type OfferSummary,
  type PinAvailability,
  type PinVideos,
  type ProductCondition,
  type RichSummary,
  type StoryPinData,
} from './pin-media.ts'
export { comment, type Comment } from './comment.ts'
export { mention, type Mention } from './mention.ts'
export { productTag, type ProductTag } from './product-tag.ts'
export {
  conversation,
  message,
  sharedTypes,
  unreadCounts,
  type Conversation,
  type Message,
  type MessageReaction,
  type SharedType,
  type UnreadCounts,
} from './conversation.ts'
export {
  LIVE_PATH,
  liveEvent,
  liveNews,
  liveWhisper,
  type LiveEvent,
  type LiveNews,
  type LiveWhisper,
  tabKey,
  tabOfKey,
} from './live-event.ts'
export {
  news,
  newsDigests,
  newsKinds,
  newsKindsOffAtFirst,
  newsPin,
  notificationSettings,
  type News,
  type NewsDigest,
  type NewsKind,
  type NewsPin,
  type NotificationSettings,
} from './news.ts'
export { historyEntry, type HistoryEntry } from './history-entry.ts'
export { homeSource, type HomeSource } from './home-source.ts'
export { coveredTopic, type CoveredTopic, topic, type Topic, type TopicTheme } from './topic.ts'
export { article, articleBlock, articleCard, type Article, type ArticleBlock, type ArticleCard } from './article.ts'
export { risingSearch, type RisingSearch } from './rising-search.ts'
export { suggestedPerson, type SuggestedPerson } from './suggested-person.ts'
export { pinCluster, type PinCluster } from './pin-cluster.ts'
export { uploadRegistration, uploadStatus, type UploadRegistration, type UploadStatus } from './upload.ts'
export { viewer, type Viewer } from './viewer.ts'
export { session, type Session } from './session.ts'
export { cookiePreferences, type CookiePreferences } from './cookie-preferences.ts'
export {
  claimedSite,
  claimMethods,
  claimStates,
  feedFailures,
  siteFeed,
  siteStatistics,
  type ClaimedSite,
  type ClaimMethod,
  type ClaimState,
  type FeedFailure,
  type SiteFeed,
  type SiteStatistics,
} from './claimed-site.ts'
export { businessProfile, type BusinessProfile } from './business-profile.ts'
export {
  badgeSelection,
  diversityLabels,
  merchantProfile,
  ownerBadges,
  valueBadges,
  type BadgeSelection,
  type MerchantProfile,
} from './merchant-profile.ts'
export {
  type AdminExperience,
  adminExperience,
  type AdminExperiment,
  adminExperiment,
  type AdminExperimentResult,
  adminExperimentResult,
  experience,
  type Experience,
  experienceDisplay,
  experienceLook,
  type ExperienceLook,
  experienceTexts,
  type ExperienceTexts,
  experimentGroupResult,
} from './experience.ts'
export {
  TAKEDOWN_FORM_DATE,
  takedownLaw,
  takedownLawTypes,
  type TakedownLaw,
  type TakedownLawType,
} from './takedown-law.ts'
export {
  adminTakedown,
  takedownCounts,
  takedownItemStates,
  takedownNotice,
  takedownObjectTypes,
  takedownReceipt,
  takedownStates,
  type AdminTakedown,
  type TakedownCounts,
  type TakedownItemState,
  type TakedownNotice,
  type TakedownObjectType,
  type TakedownReceipt,
  type TakedownState,
} from './takedown.ts'
export { visitedPage, type VisitedPage } from './visited-page.ts'
export { abuseBlock, type AbuseBlock, abuseMeasure, type AbuseMeasure } from './abuse.ts'
export {
  type AdminAnnouncement,
  type AnnouncementAudience,
  announcementAudiences,
  type ShownAnnouncement,
} from './announcement.ts'
export type { AdminMerchant } from './admin-merchant.ts'
export {
  type AdminArticle,
  type AdminInvitation,
  type AdminSignUp,
  type AdminTopic,
  type EditedArticle,
  type SignUpRules,
  type WallThing,
} from './admin-editing.ts'
export { siteFigureNames, type GatheredFigures, type SiteFigureName } from './gathered-figures.ts'
export { pictureVerdicts, type AdminPicture, type PictureVerdict } from './admin-picture.ts'
export type { AdminAct, AdminMember, Assignments, EmployeeEntity, FoundThing } from './admin.ts'
export {
  type AdminAppeal,
  type AppealState,
  appealStates,
  type ModerationDecision,
  type RepeatOffender,
  type ReportCase,
} from './moderation.ts'
export {
  audience,
  insights,
  pinFigures,
  topBoard,
  topPin,
  type Audience,
  type Insights,
  type PinFigures,
  type TopBoard,
  type TopPin,
} from './insights.ts'
