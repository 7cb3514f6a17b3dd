import { expect, test } from 'vitest'
import { card, missingNames, moment, picture } from './entity-examples.ts'
import { session } from './session.ts'
import { memberCard, user, type User } from './user.ts'
import { viewer, type Viewer } from './viewer.ts'

const ana: User = {
  ...card,
  first_name: 'Ana',
  about: 'Plants on nine square metres.',
  pronouns: ['she', 'her'],
  image_large_url: picture.url,
  image_xlarge_url: picture.url,
  website_url: 'https://ana.example/',
  is_primary_website_verified: true,
  impressum_url: 'https://ana.example/imprint',
  country: 'DE',
  location: 'Bremen',
  follower_count: 3,
  followerCount: 3,
  following_count: 2,
  interest_following_count: 1,
  profile_views: -1,
  explicitly_following_me: false,
  blocked_by_me: false,
  should_show_messaging: true,
  is_partner: true,
  is_verified_merchant: true,
  is_inspirational_merchant: false,
  verified_identity: { verified: true },
  instagram_data: { username: 'ana', url: 'https://instagram.example/ana' },
  show_creator_profile: true,
  is_ads_only_profile: false,
  ads_only_profile_site: '',
  has_pin_clusters: false,
  has_custom_board_sorting_order: true,
  quick_saves_pin_count: 0,
  has_quicksave_board: false,
  has_catalog: false,
  pin_count: 40,
  board_count: 4,
  story_pin_count: 0,
  has_published_pins: true,
  secret_board_count: 1,
  archived_board_count: 0,
  last_pin_save_time: moment,
  seo_noindex_reason: 'new_account',
  eligible_profile_tabs: [{ tab_type: 0, is_default: true }],
  save_behavior: 1,
  board_pin_rep_view_type: 'regular',
  profile_board_rep_view_type: 'dense',
  most_recent_board_sort_order: 'newest',
  domain_url: 'ana.example',
  show_all_pins: true,
  eligible_for_wishlist: false,
  show_shopping_list: false,
  profile_cover: { source: 'image', images: { originals: picture, '1200x': picture } },
  partner: {
    contact_email: 'ana@shop.example',
    contact_phone: '421 555',
    contact_phone_country: { phone_code: '+49' },
    enable_profile_address: true,
    enable_profile_message: true,
    profile_place: {
      street: 'Am Markt 1',
      extra_street: '',
      locality: 'Bremen',
      region: 'HB',
      postal_code: '28195',
      country: 'DE',
    },
  },
}

test('EN-01 a whole user passes and keeps every named field', () => {
  const names = `id username full_name first_name about pronouns image_small_url image_medium_url image_large_url
    image_xlarge_url website_url is_primary_website_verified impressum_url country location follower_count
    followerCount following_count interest_following_count profile_views is_private_profile
    explicitly_followed_by_me explicitly_following_me blocked_by_me should_show_messaging is_partner
    is_verified_merchant is_inspirational_merchant verified_identity.verified instagram_data.username
    instagram_data.url show_creator_profile is_ads_only_profile ads_only_profile_site has_pin_clusters
    has_custom_board_sorting_order quick_saves_pin_count has_quicksave_board has_catalog pin_count board_count
    story_pin_count has_published_pins secret_board_count archived_board_count last_pin_save_time
    seo_noindex_reason eligible_profile_tabs.tab_type eligible_profile_tabs.is_default save_behavior
    board_pin_rep_view_type profile_board_rep_view_type most_recent_board_sort_order domain_url`
  expect(missingNames(user, ana, names)).toEqual([])
  expect(user.parse(ana)).toEqual(ana)
})

test.each([
  ['an id as a number', { id: 7 }],
  ['a count with a fraction', { follower_count: 1.5 }],
  ['views below hidden', { profile_views: -2 }],
  ['a tab nobody knows', { eligible_profile_tabs: [{ tab_type: 2, is_default: true }] }],
  ['a third way to save', { save_behavior: 2 }],
  ['a time in another form', { last_pin_save_time: '2026-10-01T12:00:00Z' }],
])('EN-01 a user is refused with %s', (_, change) => {
  expect(user.safeParse({ ...ana, ...change }).success).toBe(false)
})

test('EN-01 a card of a member holds less and drops what is not its own', () => {
  expect(memberCard.parse({ ...card, email: 'ana@mail.example' })).toEqual(card)
})

test('EN-02 a user carries board visibility and a cover', () => {
  const names = `show_all_pins eligible_for_wishlist show_shopping_list profile_cover.source
    profile_cover.images.originals.url profile_cover.images.1200x.width profile_cover.images.1200x.height`
  expect(missingNames(user, ana, names)).toEqual([])
  expect(user.safeParse({ ...ana, profile_cover: { source: '' } }).success).toBe(true)
})

test('EN-03 a partner says how to be reached', () => {
  const names = `partner.contact_email partner.contact_phone partner.contact_phone_country.phone_code
    partner.enable_profile_address partner.enable_profile_message partner.profile_place.street
    partner.profile_place.extra_street partner.profile_place.locality partner.profile_place.region
    partner.profile_place.postal_code partner.profile_place.country`
  expect(missingNames(user, ana, names)).toEqual([])
})

test('EN-10 the viewer has every named field, signed in or out', () => {
  const signedIn: Viewer = {
    isAuth: true,
    isLimitedLogin: false,
    id: '7',
    username: 'ana',
    fullName: 'Ana Lima',
    imageSmallUrl: picture.url,
    imageMediumUrl: picture.url,
    isPartner: true,
    eligibleForStlTool: false,
    advertiser: { merchant_id: '9' },
    scheduled_pin_count: 0,
    should_show_messaging: true,
    countryFromIp: 'DE',
    isPrivateProfile: false,
    viewerType: 'partner',
    deviceSource: 'web_mobile',
    experiments: {
      private_profile_header: 'enabled',
      retrieval_hub: 'control',
      group_boards_at_top: 'control',
      india_takedown_link: 'control',
      test_takedown_link: 'control',
      story_pin_tool: 'control',
      pin_creation: 'enabled',
      idea_pins_only: 'control',
      add_section_tip: 'enabled',
      web_auth_lazy_component: 'control',
      web_unauth_lazy_component: 'control',
      web_early_hydration_auth: 'control',
      web_early_hydration_unauth: 'control',
      business_access: 'enabled',
    },
    keeps_history: false,
    cookie_preferences: null,
  }
  const names = `isAuth isLimitedLogin id username fullName imageSmallUrl imageMediumUrl isPartner eligibleForStlTool
    advertiser.merchant_id scheduled_pin_count should_show_messaging countryFromIp isPrivateProfile`
  expect(missingNames(viewer, signedIn, names)).toEqual([])
  const nobody = { id: null, username: null, fullName: null, imageSmallUrl: null, imageMediumUrl: null }
  const signedOut = { ...signedIn, ...nobody, isAuth: false, advertiser: null, viewerType: 'logged-out' }
  expect(viewer.parse(signedOut)).toEqual(signedOut)
})

test('a listed session never holds a token', () => {
  const listed = {
    id: '5',
    device_source: 'web',
    user_agent: 'Firefox',
    country: null,
    created_at: moment,
    last_seen_at: moment,
    is_current: true,
  }
  expect(session.parse({ ...listed, token: 'secret' })).toEqual(listed)
})
