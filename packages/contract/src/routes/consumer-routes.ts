import { homeSourceKinds } from '../enumerations.ts'
import { uploadedImageSources } from '../image-sources.ts'
import { insightNames, insightPeriods, insightSources } from '../insight-kinds.ts'
import { lawKeys } from '../law-keys.ts'
import { colorFamilies, recipeDiets, searchFormats } from '../search-filters.ts'
import { choice, flag, idText, list, localPath, text, whole, word } from './codec.ts'
import { route } from './route.ts'

/** How a pin that is being made got its picture. */
export const pinCreateMethods = [...uploadedImageSources, 'scraped'] as const

/** What an account toast can say; the address carries it after the account changed. */
export const accountMessages = [
  'permanent_account_closure',
  'account_deletion_email_sent',
  'account_deactivated',
  'unlink_successful',
  'account_switch_to_settings',
] as const

/** What the page about access shows; people, where nothing is said. */
export const accessViews = ['people', 'partners', 'requests', 'log'] as const
export type AccessView = (typeof accessViews)[number]

/** The kinds of `/today/` pages. */
export const todayKinds = ['shop', 'trending', 'best', 'article'] as const
export type TodayKind = (typeof todayKinds)[number]

/** Where a search looks. */
export const searchScopes = ['pins', 'my_pins', 'boards', 'people', 'videos', 'buyable_pins'] as const
export type SearchScope = (typeof searchScopes)[number]

const search = {
  rs: choice(['typed']),
  q: text,
  scope: choice(searchScopes),
  input_select: flag,
  auto_correction_disabled: flag,
  color: list(choice(colorFamilies)),
  format: list(choice(searchFormats)),
  product: flag,
  price_from: text,
  price_to: text,
  currency: text,
  recipe: flag,
  minutes: whole,
  diet: list(choice(recipeDiets)),
  topic: idText,
  /** Words, with blanks between them. */
  guides: text,
  saved_by_me: flag,
  followed: flag,
}
const accountToast = { message: choice(accountMessages), multiple_accounts: flag }

/** Advertiser parameters of the pin builder: with any of them it works for a campaign. */
const builderForAds = { managedClientId: idText, campaignId: idText, adGroupId: idText }

/** Everything for members and visitors that does not start with a username. */
export const consumerRoutes = {
  home: route('/', {}, { show_error: flag, ...accountToast }),
  homefeed: route('/homefeed/', {}),
  /** Leads to the profile of who asks. */
  me: route('/me/', {}),
  explore: route('/explore/', {}),
  /** What there is to see today; `/explore/` leads here. One topic with its Pins, and the tree of all. */
  ideas: route('/ideas/', {}),
  topics: route('/topics/', {}, { q: text }),
  topic: route('/ideas/{topicSlug}/{topicId}/', { topicSlug: word, topicId: idText }),
  about: route('/about/', {}),
  help: route('/help/', {}),
  developers: route('/developers/', {}),
  apiReference: route('/developers/reference/', {}),
  /** Ways to save from other sites: the bookmarklet, the extension, and what site owners put on their pages. */
  saveTools: route('/save-button/', {}),
  /** The browser extension: how to get it, the files themselves, and the page that connects it. */
  extensionArchive: route('/extension/pinfold-{browser}.zip', { browser: choice(['chromium', 'firefox']) }),
  extensionConnect: route('/extension/connect/', {}, { to: text, state: text }),
  terms: route('/terms/', {}),
  privacy: route('/privacy/', {}),
  /** MD-04: the forms of local laws; `about` is the address of what is to be taken down. */
  takedown: route('/legal/takedown/{law}/', { law: choice(lawKeys) }, { about: text }),
  takedownWithdrawal: route('/legal/withdrawal/', {}),
  takedownNotices: route('/legal/notices/', {}),
  /** MD-02: what moderators decided about the member; whoever cannot log in comes by a mailed link. */
  moderationDecisions: route('/legal/decisions/', {}),
  transparency: route('/legal/transparency/', {}),
  login: route('/login/', {}, { next: localPath, dismissWebview: flag, ...accountToast }),
  signup: route('/signup/', {}, { next: localPath, invite_code: text, invitation: text, multiple_accounts: flag }),
  /** DS-05: a new member chooses topics, and goes on to `next`. */
  chooseTopics: route('/topics/choose/', {}, { next: localPath }),
  /** DS-04: what home is made from. */
  tuneHome: route('/edit/', {}, { kind: choice(homeSourceKinds) }),
  logout: route('/logout/', {}),
  /** Mailed links lead to these three; the token stands behind a `#`, so that no server and no other site sees it. */
  passwordReset: route('/password/reset/', {}, { mailed: flag }),
  logInLink: route('/login/link/', {}, { mailed: flag }),
  emailVerification: route('/settings/verify-email/', {}),

  closeup: route('/pin/{pinId}/', { pinId: idText }),
  /** With the part of the picture that is searched by, in thousandths. */
  visualSearch: route('/pin/{pinId}/visual-search/', { pinId: idText }, { x: whole, y: whole, w: whole, h: whole }),
  photoSearch: route('/visual-search/', {}),
  repin: route('/pin/{pinId}/repin/', { pinId: idText }),
  repinButton: route('/pin/{pinId}/repin/x/', { pinId: idText }),
  /** `shared`: what was shared with the app waits in the browser. */
  createPin: route('/pin/create/{method}/', { method: choice(pinCreateMethods) }, { shared: flag }),
  /** CN-09: the create window, which other sites open. */
  saveButton: route(
    '/pin/create/button/',
    {},
    {
      url: text,
      media: text,
      description: text,
      title: text,
      /** A picture that is on its way already. */
      upload: idText,
    },
  ),
  pinBuilder: route('/pin-builder/', {}, builderForAds),
  pinCreationTool: route('/pin-creation-tool/', {}),
  ideaPinBuilder: route('/idea-pin-builder/', {}),

  createBoard: route('/board/create/', {}),
  /** `cluster` says which suggestion was meant where their number has changed meanwhile. */
  createBoardFromCluster: route('/board/create/cluster/{clusterIndex}', { clusterIndex: whole }, { cluster: idText }),
  /** Links to an invitation lead here; the code stands behind a `#`. */
  boardInvitation: route('/board/invitation/', {}),
  createSection: route('/board/{boardId}/create_section/', { boardId: idText }),

  settings: route('/settings', {}, accountToast),
  settingsProfile: route('/settings#profile', {}),
  editProfile: route('/settings/edit-profile/', {}),
  personalInformation: route('/settings/personal-information', {}),
  communityInformation: route('/settings/personal-information#community-information', {}),
  accountSettings: route('/settings/account-settings/', {}),
  permissionSettings: route('/settings/permissions', {}),
  securitySettings: route('/settings/security/', {}),
  /** DS-17: what was looked at. */
  historySettings: route('/settings/history/', {}),
  /** What a device remembers of what was looked at: for whoever is not logged in. */
  recentlyViewed: route('/recently-viewed/', {}),
  /** Websites that were proved to be the member's, and what is published of them; or one of a business that they act for. */
  claimedAccounts: route('/settings/claim/', {}, { business: idText, domain: text }),
  businessSettings: route('/settings/business/', {}),
  deleteAccount: route('/settings/delete-account/', {}),

  notifications: route('/notifications/', {}),
  notificationSettings: route('/settings/notifications', {}),
  /** Emails lead here without a log-in. */
  unsubscribe: route('/unsubscribe/', {}, { token: text, done: flag }),

  /** The viewer's conversations; those of strangers wait apart. */
  inbox: route('/conversation/', {}, { requests: flag }),
  conversation: route('/conversation/{conversationId}', { conversationId: idText }),
  /**
   * BZ-05: what was counted of a business’s Pins; `from` and `to` are days, in the place of `days`. With `business`, of one
   * claimed website of it, for who has a role on that.
   */
  analytics: route(
    '/analytics/',
    {},
    {
      days: choice(insightPeriods),
      from: text,
      to: text,
      source: choice(insightSources),
      board: idText,
      pin: idText,
      domain: text,
      business: idText,
      metric: choice(insightNames),
    },
  ),
  convertToBusiness: route('/business/convert/', {}),
  businessAccess: route('/business/access/', {}, { view: choice(accessViews), business: idText }),
  /** Articles, and one of them. */
  todayArticles: route('/today/', {}),
  today: route('/today/{kind}/{slug}/{articleId}/', { kind: choice(todayKinds), slug: word, articleId: idText }),
  search: route('/search/', {}, search),
  searchOwn: route('/search/me/', {}, search),
  /** What other sites show in a frame; `scale` is how wide each picture of a list is to be, in pixels. */
  embedPin: route('/embed/pin/{pinId}/', { pinId: idText }),
  embedBoard: route('/embed/board/{username}/{slug}/', { username: word, slug: word }, { scale: whole }),
  embedProfile: route('/embed/profile/{username}/', { username: word }, { scale: whole }),
  /** What other sites load: it asks for a picture to save, or draws buttons and frames. */
  /** What makes an app of the site on phones, and where its share sheet sends to. */
  webManifest: route('/manifest.webmanifest', {}),
  shareTarget: route('/share-target/', {}),
  appIcon: route('/static/icon-{size}.png', { size: whole }),
  bookmarkletScript: route('/js/bookmarklet.js', {}),
  saveButtonScript: route('/js/save-button.js', {}),
  /** How many public Pins lead to an address: what buttons on other sites show. */
  saveCount: route('/js/save-count.json', {}, { url: text }),
  oembed: route('/oembed.json', {}, { url: text, maxwidth: whole, maxheight: whole }),
}

/** The story pin builder has two addresses; a flag says which one is in use. */
export function storyPinBuilderPath(usesCreationTool: boolean): string {
  return usesCreationTool ? consumerRoutes.pinCreationTool.build() : consumerRoutes.ideaPinBuilder.build()
}

/** A board card leads to its board, with the business the viewer acts for. */
export function boardCardPath(boardUrl: string, orbacSubjectId?: string): string {
  if (orbacSubjectId === undefined) return boardUrl
  return `${boardUrl}${boardUrl.includes('?') ? '&' : '?'}${new URLSearchParams({ orbac_subject_id: orbacSubjectId })}`
}
