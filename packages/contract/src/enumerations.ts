import { z } from 'zod'

/** What an advertising campaign is for. */
export const objectiveTypes = [
  'TEMPORARY_SHOPPING',
  'CATALOG_SALES',
  'PURCHASE',
  'IMPRESSION',
  'BILLABLE_ENGAGEMENT',
  'TEMPORARY_BIDDED_CPM_VIDEO',
  'TEMPORARY_IMPRESSION_VIDEO',
  'TEMPORARY_MRC_CPV_VIDEO',
  'WEB_CONVERSION',
  'AWARENESS',
  'TRAFFIC',
  'APP_INSTALL',
  'VIDEO_VIEW',
] as const
export const objectiveType = z.enum(objectiveTypes)
export type ObjectiveType = z.output<typeof objectiveType>

export const boardSortOrders = [
  'alphabetical',
  'last_pinned_to',
  'oldest',
  'newest',
  'group_boards_at_top',
  'custom',
] as const
export const boardSortOrder = z.enum(boardSortOrders)
export type BoardSortOrder = z.output<typeof boardSortOrder>

/** How the pins of a board or section are ordered: as its editors chose, or by when they were saved. */
export const pinSortOrders = ['custom', 'newest', 'oldest'] as const
export const pinSortOrder = z.enum(pinSortOrders)
export type PinSortOrder = z.output<typeof pinSortOrder>

/** How lists of boards are grouped, by the words the wire uses. */
export const boardGroupings = ['mix_public_private', 'visibility'] as const
export type BoardGrouping = (typeof boardGroupings)[number]

export const pinDensities = ['regular', 'dense'] as const
export const pinDensity = z.enum(pinDensities)
export type PinDensity = z.output<typeof pinDensity>

export const profilePinFilters = [
  'COLORS',
  'CREATED_BY_ME',
  'FAVORITED',
  'FAVORITED_AND_CREATED_BY_ME',
  'INTERESTS',
  'none',
] as const
export const profilePinFilter = z.enum(profilePinFilters)
export type ProfilePinFilter = z.output<typeof profilePinFilter>

/** The groups that the own profile's board filter knows. */
export const boardVisibilities = { NONE: 0, ARCHIVED: 1, GROUP: 2, SECRET: 3 } as const
export const boardVisibility = z.enum(boardVisibilities)
export type BoardVisibility = z.output<typeof boardVisibility>

export const campaignToolPreferences = ['ADS_MANAGER', 'AUTOMATED_CAMPAIGN'] as const
export const campaignToolPreference = z.enum(campaignToolPreferences)
export type CampaignToolPreference = z.output<typeof campaignToolPreference>

export const deviceSources = ['web', 'web_mobile', 'iphone', 'ipad', 'android_mobile', 'android_tablet'] as const
export const deviceSource = z.enum(deviceSources)
export type DeviceSource = z.output<typeof deviceSource>

export const viewerTypes = ['authenticated', 'logged-out', 'employee', 'partner', 'bot'] as const
export const viewerType = z.enum(viewerTypes)
export type ViewerType = z.output<typeof viewerType>

export const draggableItemTypes = ['pin', 'board', 'section', 'carouselitem'] as const
export const draggableItemType = z.enum(draggableItemTypes)
export type DraggableItemType = z.output<typeof draggableItemType>

/** What the short form for a new board sends; `aux_data.source` says where the form stood. */
export const boardCreateOptionNames = ['name', 'privacy', 'aux_data.source'] as const
export const boardCreateOptionName = z.enum(boardCreateOptionNames)
export type BoardCreateOptionName = z.output<typeof boardCreateOptionName>

/** What a page may say of itself to machines. */
export const structuredDataTypes = ['article', 'brand', 'product', 'recipe', 'offer', 'out of stock', 'person'] as const
export const structuredDataType = z.enum(structuredDataTypes)
export type StructuredDataType = z.output<typeof structuredDataType>

export const boardPrivacies = ['public', 'protected', 'secret'] as const
export const boardPrivacy = z.enum(boardPrivacies)
export type BoardPrivacy = z.output<typeof boardPrivacy>

export const profileGroups = ['public', 'protected', 'secret', 'archived'] as const
export const profileGroup = z.enum(profileGroups)
export type ProfileGroup = z.output<typeof profileGroup>

/** Cards that stand among boards. */
export const storyTypes = ['all_pins', 'wishlist_shop_your_products_story'] as const
export const storyType = z.enum(storyTypes)
export type StoryType = z.output<typeof storyType>

/** The tabs of a profile by their numbers. */
export const profileTabTypes = { saved: 0, created: 1, tried: 3, hub_boards: 4, hub_pins: 5 } as const
export type ProfileTabType = (typeof profileTabTypes)[keyof typeof profileTabTypes]

export const uploadKinds = ['pinimage', 'video', 'avatar', 'cover'] as const
export const uploadKind = z.enum(uploadKinds)
export type UploadKind = z.output<typeof uploadKind>

export const uploadStates = ['registered', 'processing', 'succeeded', 'failed'] as const
export const uploadState = z.enum(uploadStates)
export type UploadState = z.output<typeof uploadState>

/** How members react to a pin, by the numbers the wire uses. */
export const reactionTypes = { good_idea: 1, love: 2, thanks: 3, wow: 4, haha: 5 } as const
export const reactionType = z.enum(reactionTypes)
export type ReactionType = z.output<typeof reactionType>

/** The numbers under which background operations on boards are known, by what they do. The first is what we send. */
export const boardOperationCodes = {
  delete_board: [22],
  merge: [7172, 7173],
  delete_pins: [900, 7158, 7109],
  move_pins: [901, 7108],
  create_section: [7100],
  delete_section: [7102],
} as const
export type BoardOperation = keyof typeof boardOperationCodes

/** What a home feed is made from; of pins, the member's own. */
export const homeSourceKinds = ['board', 'topic', 'member', 'pin'] as const
export const homeSourceKind = z.enum(homeSourceKinds)
export type HomeSourceKind = z.output<typeof homeSourceKind>
