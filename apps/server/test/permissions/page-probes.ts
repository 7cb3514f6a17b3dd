import { routes } from '@pinfold/contract'
import type { Target } from './target.ts'

/** One page that shows what a row is about. */
export interface PageProbe {
  /** The page's pattern in the table of pages. */
  readonly page: string
  path(target: Target): string
  /** Who is told a part of it sees the page; elsewhere the part has no page of its own yet. */
  readonly isShownReduced?: boolean
  /** Where there is none, the page shows other things of the same member, so a missing one is looked for at theirs. */
  readonly isShowingOwner?: boolean
  /** Visitors are sent to log in before anything is looked for, whatever the row lets them read. */
  readonly isForMembers?: boolean
  /** PR-12: machines are sent to the profile, for what is there and what is not. */
  readonly isHiddenFromBots?: boolean
}

const board: PageProbe = {
  page: ':username/:slug',
  path: ({ username, slug }) => routes.board.build({ username, slug }),
  isShowingOwner: true,
  isShownReduced: true,
}
const section: PageProbe = {
  page: ':username/:slug/:sectionSlug',
  path: ({ username, slug, sectionSlug }) => routes.section.build({ username, slug, sectionSlug }),
}
const sectionById: PageProbe = {
  page: ':username/:slug/:sectionSlug',
  path: ({ username, slug, sectionId }) => routes.sectionById.build({ username, slug, sectionId }),
}
const closeup: PageProbe = { page: 'pin/:pinId', path: ({ pinId }) => routes.closeup.build({ pinId }) }
const repin: PageProbe = {
  page: 'pin/:pinId/repin',
  path: ({ pinId }) => routes.repin.build({ pinId }),
  isForMembers: true,
}
const repinButton: PageProbe = {
  page: 'pin/:pinId/repin/x',
  path: ({ pinId }) => routes.repinButton.build({ pinId }),
  isForMembers: true,
}
const visualSearch: PageProbe = {
  page: 'pin/:pinId/visual-search',
  path: ({ pinId }) => routes.visualSearch.build({ pinId }),
}
const createSection: PageProbe = {
  page: 'board/:boardId/create_section',
  path: ({ boardId }) => routes.createSection.build({ boardId }),
  isForMembers: true,
}
const ofProfile = (page: string, path: (target: Target) => string): PageProbe => ({ page, path, isShownReduced: true })
const profile: readonly PageProbe[] = [
  ofProfile(':username', ({ username }) => routes.profile.build({ username })),
  ofProfile(':username/_saved', ({ username }) => routes.profileSaved.build({ username })),
  {
    ...ofProfile(':username/_created', ({ username }) => routes.profileCreated.build({ username })),
    isHiddenFromBots: true,
  },
  {
    ...ofProfile(':username/tried', ({ username }) => routes.profileTried.build({ username })),
    isHiddenFromBots: true,
  },
  ofProfile(':username/_followers', ({ username }) => routes.profileFollowers.build({ username })),
  ofProfile(':username/_following', ({ username }) => routes.profileFollowing.build({ username })),
  ofProfile(':username/story_pins', ({ username }) => routes.profileStoryPins.build({ username })),
  ofProfile(':username/video_pins', ({ username }) => routes.profileVideoPins.build({ username })),
  ofProfile(':username/topics', ({ username }) => routes.profileTopics.build({ username })),
  ofProfile(':username/_shopping_list', ({ username }) => routes.shoppingList.build({ username })),
  ofProfile(':username/profile-about', ({ username }) => routes.profileAbout.build({ username })),
  ofProfile(':username/report', ({ username }) => routes.reportProfile.build({ username })),
  ofProfile(':username/_boards', ({ username }) => routes.profileBoards.build({ username })),
  ofProfile(':username/_pins', ({ username }) => routes.profilePins.build({ username })),
  ofProfile(':username/pins', ({ username }) => routes.allPins.build({ username })),
]
const boardPages = [board, section, sectionById]
const pinPages = [closeup, visualSearch, repin, repinButton]

/** The pages of each row, by the row's name. */
export const pagesOfRow: Readonly<Record<string, readonly PageProbe[]>> = {
  'board_public read': boardPages,
  'board_protected read_direct_link': boardPages,
  'board_secret read': boardPages,
  'board_archived_public read_direct_link': boardPages,
  'board_archived_secret read': boardPages,
  'section create_rename_reorder_delete': [createSection],
  'pin_public read': pinPages,
  'pin_protected read_direct_link': pinPages,
  'pin_in_secret read_json_html_media_oembed': pinPages,
  'pin_boardless read': pinPages,
  'private_owner_board_or_pin read': [...boardPages, ...pinPages],
  'profile_private header': profile,
  'profile_public header_and_lists': profile,
}

/** Pages that show nobody's things but the viewer's own, or what the home feed's rows are about. */
export const classifiedPages: Readonly<Record<string, string>> = {
  '': 'the home feed, which the rows of lists and feeds probe',
  homefeed: 'leads to the home feed',
  about: 'public: what whoever runs the site wrote for everybody',
  help: 'public: the same words for everybody',
  developers: 'public: the same words for everybody',
  'developers/reference': 'public: the document of the API, which says nothing of anybody',
  'extension/connect': 'own account: makes a token of the viewer’s own, whose call is probed',
  'save-button': 'public: the same words for everybody',
  terms: 'public: what whoever runs the site wrote for everybody',
  privacy: 'public: what whoever runs the site wrote for everybody',
  'legal/takedown/:law': 'public: a form whose call is probed',
  'legal/withdrawal': 'public: a button for whoever has the link from the email',
  'legal/notices': 'own account: what was taken down of the viewer’s, whose call is probed',
  'legal/decisions':
    'own account: what was decided about the viewer, whose call is tried in test/moderation; visitors need a mailed code',
  'legal/transparency': 'public: counts that name nobody',
  me: 'leads to the own profile',
  login: 'public: a form',
  signup: 'public: a form',
  'visual-search':
    'own account: a photo of the viewer’s own, which is kept nowhere; its call is tried in test/discovery',
  ideas: 'what explore’s calls hold for the viewer, which the rows of lists and searches probe',
  explore: 'leads to the same page',
  topics: 'public: topics, with covers whose call asks for the viewer',
  today: 'public: articles, with covers whose call asks for the viewer',
  'today/:kind/:slug/:articleId': 'what is on its wall for the viewer, which the rows of lists and searches probe',
  'ideas/:topicSlug/:topicId': 'what the topic’s feed holds for the viewer, which the rows of lists and searches probe',
  'topics/choose': 'own account: public topics, and which of them the viewer follows',
  edit: 'own account: what the viewer’s own home is made from, whose call test/discovery/tuner.test.ts probes',
  search: 'what the search call finds for the viewer, which the rows of lists and searches probe',
  'search/me': 'own account: the same among the viewer’s own things',
  'login/link': 'public: a button for whoever has the link from the email',
  'password/reset': 'public: forms, for whoever has the link from the email',
  'settings/verify-email': 'public: a button for whoever has the link from the email',
  unsubscribe: 'public: a button for whoever has the link from the email',
  notifications: 'own account: the viewer’s own news, whose calls are probed',
  'conversation/:conversationId': 'for those in it: loads by two calls that the rows of conversations probe',
  conversation: 'own account: the viewer’s own conversations, whose calls are probed',
  'settings/claim': 'own account: the viewer’s own websites, whose calls say so',
  'settings/business': 'own account: how the viewer’s business is reached and verified',
  analytics: 'own account: the figures of the viewer’s business, whose calls say so',
  'business/access': 'own account: who may act for the viewer, and what the viewer is invited to',
  'pin-creation-tool': 'own account: a form whose call is probed',
  'pin-builder': 'own account: the same form',
  'idea-pin-builder': 'own account: a form whose call is probed',
  'business/convert': 'own account: a form whose call names nobody else',
  'pin/create/button': 'own account: a form whose calls are probed',
  'pin/create/:method': 'own account: the same form',
  'board/create': 'own account: a form whose call is probed',
  'board/create/cluster/:clusterIndex': 'own account: the viewer’s own suggestions, whose calls are probed',
  'board/invitation': 'public: for whoever has the code of a link, which the server does not see',
  admin: 'of employees only: admin-pages.test.ts tries each page in every role',
  'admin/search': 'the same',
  'admin/members/:userId': 'the same',
  'admin/reports': 'the same',
  'admin/reports/:caseId': 'the same',
  'admin/appeals': 'the same',
  'admin/repeat-offenders': 'the same',
  'admin/takedowns': 'the same',
  'admin/merchants': 'the same',
  'admin/topics': 'the same',
  'admin/articles': 'the same',
  'admin/articles/new': 'the same',
  'admin/articles/:articleId': 'the same',
  'admin/sign-up': 'the same',
  'admin/statistics': 'the same',
  'admin/abuse': 'the same',
  'admin/blocklist': 'the same',
  'admin/pictures': 'the same',
  'admin/announcements': 'the same',
  'admin/experiences': 'the same',
  'admin/experiments': 'the same',
  'admin/experiments/:experimentId': 'the same',
  'admin/employees': 'the same',
  'admin/log': 'the same',
  settings: 'own account: the viewer’s own settings, all of whose calls are probed',
  'settings/edit-profile': 'the same',
  'settings/personal-information': 'the same',
  'settings/account-settings': 'the same',
  'settings/permissions': 'the same',
  'settings/security': 'the same',
  'settings/history': 'own account: what the viewer looked at, whose call test/discovery/history.test.ts probes',
  'recently-viewed': 'public: what the device itself remembers; the server sends none of it',
  'settings/notifications': 'own account: what the viewer wants to hear of',
  'settings/delete-account': 'public: a button for whoever has the link from the email',
  ':username/_profile': 'own account: the own profile as visitors see it; others are sent to the profile',
  ':username/_profile/_created': 'own account: the same',
  ':username/_profile/_saved': 'own account: the same',
  ':username/_self-profile': 'own account: the own things; others are sent to the profile',
  ':username/_self-profile/boards': 'own account: the same',
  ':username/_self-profile/pins': 'own account: the same',
  ':username/preview-profile': 'leads to the preview of the own profile',
  ':username/preview-profile/_created': 'leads to the same',
  ':username/preview-profile/_saved': 'leads to the same',
  '*': 'the page for what is missing',
}
