import {
  type AccessView,
  type HomeSourceKind,
  type LawKey,
  memberRoutes,
  type PictureBox,
  type PinListFilter,
  type QueryOf,
  searchPath,
  storyPinBuilderPath,
  type Topic,
} from '@pinfold/contract'

/** The product's addresses under short names; every one is written by the contract's route builders. */
export const links = {
  home: () => memberRoutes.home.build(),
  startWithError: () => memberRoutes.home.build({}, { show_error: true }),
  /** `isAdding`: beside the account that is current. */
  login: (next?: string, isAdding?: boolean) =>
    memberRoutes.login.build({}, { next: keptNext(next), ...(isAdding && { multiple_accounts: true }) }),
  /** CR-08: where the back button leads after a password reset. */
  loginAfterReset: () => memberRoutes.login.build({}, { dismissWebview: true }),
  about: () => memberRoutes.about.build(),
  help: () => memberRoutes.help.build(),
  developers: () => memberRoutes.developers.build(),
  apiReference: () => memberRoutes.apiReference.build(),
  /** One call of it, by the name that the document gives it. */
  apiCall: (operationId: string) => `${memberRoutes.apiReference.build()}#${operationId}`,
  extensionArchive: (browser: 'chromium' | 'firefox') => memberRoutes.extensionArchive.build({ browser }),
  /** What makes an app of the site. */
  webManifest: () => memberRoutes.webManifest.build(),
  /** How to save from other sites. */
  saveTools: () => memberRoutes.saveTools.build(),
  terms: () => memberRoutes.terms.build(),
  privacy: () => memberRoutes.privacy.build(),
  takedown: (law: LawKey, about?: string) => memberRoutes.takedown.build({ law }, { about }),
  transparency: () => memberRoutes.transparency.build(),
  passwordReset: () => memberRoutes.passwordReset.build(),
  logInLink: () => memberRoutes.logInLink.build(),
  signUp: (next?: string, isAdding?: boolean) =>
    memberRoutes.signup.build({}, { next: keptNext(next), ...(isAdding && { multiple_accounts: true }) }),
  pin: (pinId: string) => memberRoutes.closeup.build({ pinId }),
  /** `part` in thousandths of the picture. */
  visualSearch: (pinId: string, part: Partial<PictureBox> = {}) => memberRoutes.visualSearch.build({ pinId }, part),
  photoSearch: () => memberRoutes.photoSearch.build(),
  /** How a business's Pins do. */
  analytics: (choice: QueryOf<typeof memberRoutes.analytics>) => memberRoutes.analytics.build({}, choice),
  createPin: () => memberRoutes.pinCreationTool.build(),
  /** Where chosen pictures become pins; they travel in navigation state. */
  createUploadedPin: () => memberRoutes.createPin.build({ method: 'uploaded' }),
  /** Where a given link becomes a pin; it travels in navigation state. */
  pinBuilder: () => memberRoutes.pinBuilder.build(),
  /** The create window: a picture of another site, or the address of a page that has some. */
  saveWindow: (asked: { url?: string; media?: string; description?: string; title?: string }) =>
    memberRoutes.saveButton.build({}, asked),
  createStory: storyPinBuilderPath,
  createBoard: () => memberRoutes.createBoard.build(),
  createBoardFromCluster: (clusterIndex: number, cluster: string) =>
    memberRoutes.createBoardFromCluster.build({ clusterIndex }, { cluster }),
  createSection: (boardId: string) => memberRoutes.createSection.build({ boardId }),
  profile: (username: string) => memberRoutes.profile.build({ username }),
  profileSaved: (username: string) => memberRoutes.profileSaved.build({ username }),
  profileCreated: (username: string) => memberRoutes.profileCreated.build({ username }),
  profileTried: (username: string) => memberRoutes.profileTried.build({ username }),
  profileBoards: (username: string) => memberRoutes.profileBoards.build({ username }),
  profilePins: (username: string, filter?: PinListFilter) =>
    memberRoutes.profilePins.build({ username }, { pin_filter: namedFilter(filter) }),
  profileFollowers: (username: string) => memberRoutes.profileFollowers.build({ username }),
  profileFollowing: (username: string) => memberRoutes.profileFollowing.build({ username }),
  profileStoryPins: (username: string) => memberRoutes.profileStoryPins.build({ username }),
  profileVideoPins: (username: string) => memberRoutes.profileVideoPins.build({ username }),
  profileTopics: (username: string) => memberRoutes.profileTopics.build({ username }),
  profileAbout: (username: string) => memberRoutes.profileAbout.build({ username }),
  shoppingList: (username: string) => memberRoutes.shoppingList.build({ username }),
  reportProfile: (username: string, law?: LawKey) => memberRoutes.reportProfile.build({ username }, { law }),
  publicProfile: (username: string) => memberRoutes.publicProfile.build({ username }),
  publicProfileCreated: (username: string) => memberRoutes.publicProfileCreated.build({ username }),
  publicProfileSaved: (username: string) => memberRoutes.publicProfileSaved.build({ username }),
  selfProfile: (username: string) => memberRoutes.selfProfile.build({ username }),
  selfProfileBoards: (username: string) => memberRoutes.selfProfileBoards.build({ username }),
  selfProfilePins: (username: string, filter?: PinListFilter) =>
    memberRoutes.selfProfilePins.build({ username }, { pin_filter: namedFilter(filter) }),
  allPins: (username: string, filter?: PinListFilter) =>
    memberRoutes.allPins.build({ username }, { pin_filter: namedFilter(filter) }),
  board: (board: { url: string }) => board.url,
  /** A board of a business, opened in its name. */
  boardOf: ({ id, username }: { id: string; username: string }, slug: string) =>
    memberRoutes.board.build({ username, slug }, { orbac_subject_id: id }),
  section: (board: { url: string }, sectionSlug: string) => {
    const place = memberRoutes.board.parse(board.url)
    return place ? memberRoutes.section.build({ ...place.params, sectionSlug }) : board.url
  },
  /** What feed readers and sites that show ours look for; `url` is absolute. */
  oembed: (url: string) => memberRoutes.oembed.build({}, { url }),
  profileFeed: (username: string) => memberRoutes.profileFeed.build({ username }),
  boardFeed: (board: { url: string }) => {
    const place = memberRoutes.board.parse(board.url)
    return place === null ? undefined : memberRoutes.boardFeed.build(place.params)
  },
  search: searchPath,
  ideas: () => memberRoutes.ideas.build(),
  topics: () => memberRoutes.topics.build(),
  todayArticles: () => memberRoutes.todayArticles.build(),
  topic: ({ id, slug }: Pick<Topic, 'id' | 'slug'>) => memberRoutes.topic.build({ topicSlug: slug, topicId: id }),
  /** `next`: where choosing topics leads on to. */
  chooseTopics: (next?: string) => memberRoutes.chooseTopics.build({}, { next: keptNext(next) }),
  tuneHome: (kind?: HomeSourceKind) => memberRoutes.tuneHome.build({}, { kind: kind === 'board' ? undefined : kind }),
  history: () => memberRoutes.historySettings.build(),
  recentlyViewed: () => memberRoutes.recentlyViewed.build(),
  settings: () => memberRoutes.settings.build(),
  editProfile: () => memberRoutes.editProfile.build(),
  personalInformation: () => memberRoutes.personalInformation.build(),
  inbox: () => memberRoutes.inbox.build(),
  messageRequests: () => memberRoutes.inbox.build({}, { requests: true }),
  conversation: (conversationId: string) => memberRoutes.conversation.build({ conversationId }),
  claimedAccounts: () => memberRoutes.claimedAccounts.build(),
  /** A website of a business, for who has a role on it. */
  siteOf: ({ id: business }: { id: string }, domain: string) =>
    memberRoutes.claimedAccounts.build({}, { business, domain }),
  businessSettings: () => memberRoutes.businessSettings.build(),
  convertToBusiness: () => memberRoutes.convertToBusiness.build(),
  /** `business`: another one, which the viewer answers requests for. */
  businessAccess: (view?: AccessView, business?: string) =>
    memberRoutes.businessAccess.build({}, { view: view === 'people' ? undefined : view, business }),
  accountSettings: () => memberRoutes.accountSettings.build(),
  permissionSettings: () => memberRoutes.permissionSettings.build(),
  securitySettings: () => memberRoutes.securitySettings.build(),
  notifications: () => memberRoutes.notifications.build(),
  notificationSettings: () => memberRoutes.notificationSettings.build(),
}

const namedFilter = (filter: PinListFilter | undefined) => (filter === 'none' ? undefined : filter)

const keptNext = (next: string | undefined) => (next === memberRoutes.home.build() ? undefined : next)

/** Where log-in, sign-up and choosing topics lead to: only ever a path on this site. */
export function nextOf(address: string): string {
  const read =
    memberRoutes.login.parse(address) ?? memberRoutes.signup.parse(address) ?? memberRoutes.chooseTopics.parse(address)
  const next = read?.query.next
  if (next === undefined) return links.home()
  // A header holds plain ASCII only.
  const { pathname, search, hash } = new URL(next, 'http://here')
  // Resolving `/a/..//host` leaves `//host`, which would be another site.
  return `${pathname.replace(/^\/+/, '/')}${search}${hash}`
}
