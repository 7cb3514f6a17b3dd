import { z } from 'zod'
import { boardSortOrder, pinDensity, profileTabTypes } from '../enumerations.ts'
import { count, entityId, noindexReason, wireDate } from './fields.ts'
import { image, pictureSignature } from './picture.ts'

/** The two pictures a profile has. */
export const profilePictureKinds = ['avatar', 'cover'] as const
export type ProfilePictureKind = (typeof profilePictureKinds)[number]

const verifiedIdentity = z.object({ verified: z.boolean() })

/** A member as other entities carry them. */
export const memberCard = z.object({
  id: entityId,
  type: z.literal('user'),
  node_id: z.string(),
  username: z.string(),
  full_name: z.string(),
  first_name: z.string().optional(),
  image_small_url: z.string().nullable(),
  image_medium_url: z.string().nullable(),
  image_large_url: z.string().nullable().optional(),
  image_xlarge_url: z.string().nullable().optional(),
  is_private_profile: z.boolean(),
  explicitly_followed_by_me: z.boolean(),
  /** The viewer asked to follow this private profile and waits for an answer. */
  follow_requested_by_me: z.boolean().optional(),
  blocked_by_me: z.boolean().optional(),
  follower_count: count.optional(),
  pin_count: count.optional(),
  is_partner: z.boolean().optional(),
  is_verified_merchant: z.boolean().optional(),
  verified_identity: verifiedIdentity.optional(),
  domain_url: z.string().nullable().optional(),
})
export type MemberCard = z.output<typeof memberCard>

/** Where a partner can be found. */
export const profilePlace = z.object({
  street: z.string(),
  extra_street: z.string(),
  locality: z.string(),
  region: z.string(),
  postal_code: z.string(),
  country: z.string(),
})

/** The kinds of businesses. */
export const businessTypes = [
  'professional',
  'public_figure',
  'media',
  'brand',
  'retailer',
  'online_marketplace',
  'local_business',
  'institution',
  'other',
] as const
export type BusinessType = (typeof businessTypes)[number]

/** How a partner may be contacted. */
export const partner = z.object({
  /** What kind of business it is; null where it was not said. */
  business_type: z.enum(businessTypes).nullable().optional(),
  contact_email: z.string().nullable(),
  contact_phone: z.string().nullable(),
  contact_phone_country: z.object({ phone_code: z.string() }).nullable(),
  enable_profile_address: z.boolean(),
  enable_profile_message: z.boolean(),
  profile_place: profilePlace.nullable(),
})
export type Partner = z.output<typeof partner>

/** The wide picture or film above a profile; an empty source means there is none. */
export const profileCover = z.object({
  source: z.enum(['video', 'image', '']),
  /** By resolution, as `1200x`, and `originals`. */
  images: z.record(z.string(), image).optional(),
})
export type ProfileCover = z.output<typeof profileCover>

/** A tab of a profile: `tab_type` is one of `profileTabTypes`. */
export const profileTab = z.object({
  tab_type: z.enum(profileTabTypes),
  is_default: z.boolean(),
})
export type ProfileTab = z.output<typeof profileTab>

/** A member as their profile shows them. */
export const user = z.object({
  ...memberCard.shape,
  first_name: z.string(),
  about: z.string(),
  pronouns: z.array(z.string()),
  image_large_url: z.string().nullable(),
  image_xlarge_url: z.string().nullable(),
  website_url: z.string().nullable(),
  is_primary_website_verified: z.boolean().optional(),
  impressum_url: z.string().nullable().optional(),
  country: z.string().nullable().optional(),
  location: z.string().nullable().optional(),
  follower_count: count,
  followerCount: count.optional(),
  following_count: count,
  interest_following_count: count.optional(),
  /** -1 when the viewer may not know. */
  profile_views: z.int().min(-1).optional(),
  explicitly_following_me: z.boolean(),
  blocked_by_me: z.boolean(),
  should_show_messaging: z.boolean().optional(),
  is_partner: z.boolean(),
  is_verified_merchant: z.boolean().optional(),
  is_inspirational_merchant: z.boolean().optional(),
  instagram_data: z.object({ username: z.string(), url: z.string() }).nullable().optional(),
  show_creator_profile: z.boolean().optional(),
  is_ads_only_profile: z.boolean().optional(),
  ads_only_profile_site: z.string().nullable().optional(),
  has_pin_clusters: z.boolean().optional(),
  has_custom_board_sorting_order: z.boolean().optional(),
  quick_saves_pin_count: count.optional(),
  has_quicksave_board: z.boolean().optional(),
  has_catalog: z.boolean().optional(),
  pin_count: count,
  board_count: count,
  story_pin_count: count.optional(),
  has_published_pins: z.boolean().optional(),
  secret_board_count: count.optional(),
  archived_board_count: count.optional(),
  /** Only to the owner of a private profile: how many wait to follow it. */
  follow_request_count: count.optional(),
  last_pin_save_time: wireDate.nullable().optional(),
  seo_noindex_reason: noindexReason.optional(),
  seo_title: z.string().nullable().optional(),
  seo_description: z.string().nullable().optional(),
  /** Whether search engines may list the profile: there is no reason against it. */
  indexed: z.boolean().optional(),
  /** Only to the member: which of their pictures may be sensitive, so that others don't see them. */
  veiled_pictures: z.array(z.enum(profilePictureKinds)).optional(),
  /** No picture shows: they have chosen none, or it may be sensitive. */
  is_default_image: z.boolean().optional(),
  eligible_profile_tabs: z.array(profileTab).optional(),
  /** 0 saves to the profile, 1 shows the board picker. */
  save_behavior: z.union([z.literal(0), z.literal(1)]).optional(),
  board_pin_rep_view_type: pinDensity.optional(),
  profile_board_rep_view_type: pinDensity.optional(),
  most_recent_board_sort_order: boardSortOrder.nullable().optional(),
  created_at: wireDate.optional(),
  /** Only to the member: whether anybody may comment on their pins. */
  is_comments_allowed: z.boolean().optional(),
  show_all_pins: z.boolean().optional(),
  eligible_for_wishlist: z.boolean().optional(),
  show_shopping_list: z.boolean().optional(),
  profile_cover: profileCover.nullable().optional(),
  partner: partner.nullable().optional(),
  /** Of the newest pins; only where `fields` asks for it. */
  recent_pin_image_signatures: z.array(pictureSignature).max(11).optional(),
})
export type User = z.output<typeof user>
