/** Limits that the server enforces and the forms announce. Lengths are in UTF-16 code units, sizes in bytes. */
export const limits = {
  username: { shortest: 3, longest: 30 },
  password: { shortest: 8, longest: 128 },
  email: { longest: 254 },
  fullName: { longest: 60 },
  about: { longest: 500 },
  website: { longest: 2048 },
  pronouns: { most: 4, longest: 20 },
  location: { longest: 100 },
  instagram: { longest: 30 },
  partnerContact: { phone: 32, line: 100 },
  boardName: { longest: 50 },
  boardDescription: { longest: 500 },
  sectionName: { longest: 50 },
  pinTitle: { longest: 100 },
  pinDescription: { longest: 800 },
  pinAltText: { longest: 500 },
  pinLink: { longest: 2048 },
  comment: { longest: 500 },
  reportDetail: { longest: 1000 },
  /** A code that lets somebody sign up. */
  signUpInvitation: { longest: 64 },
  /** The admin area: why something is done, what acts are called, rows of a page, employees there may be. */
  admin: {
    announcement: { longest: 300 },
    experience: {
      longestName: 80,
      longestText: 300,
      longestButton: 40,
      mostDelay: 60_000,
      mostScrollDelay: 60,
      mostDays: 3650,
      mostTimes: 100,
      mostPriority: 1000,
      mostAhead: 100,
    },
    experiment: { longestKey: 50, longestAbout: 300, mostGroups: 6, mostRunning: 50 },
    topic: { name: 60, synonyms: 30 },
    article: { title: 120, summary: 300, words: 20_000, things: 100 },
    statisticsDays: { usual: 30, most: 365 },
    signUp: { domain: 253, domains: 500, label: 100, uses: 10_000 },
    reason: { longest: 500 },
    kind: { longest: 60 },
    page: 25,
    mostEmployees: 500,
  },
  /** Work on reports (MD-02): how long a moderator holds one, what is shown of it, suspensions, and appeals. */
  moderation: {
    leaseMinutes: 10,
    shownReports: 20,
    mostDays: 365,
    appealDays: 30,
    /** An appeal waits so long for another moderator; then, where there is none, the owner who decided may. */
    aloneDays: 7,
    longestAppeal: 2000,
    notices: 100,
  },
  /** Requests for takedowns by law (MD-04): what one names, and how many come from one address in a day. */
  takedown: {
    addresses: 50,
    longestExplanation: 2000,
    longestDetail: 1000,
    longestName: 100,
    aDay: 20,
    notices: 100,
    shownRemovals: 10,
  },
  search: { longest: 200, mostSuggestions: 20, mostGuides: 10 },
  /** Searching by a picture: results, the least side of a part, and characters of an own photo in base64. */
  visualSearch: { most: 48, smallestSide: 0.05, largestPhotoText: 4_000_000 },
  sectionsPerBoard: 500,
  /** Collaborators of one board, invitations that one member may send in a day, and how long links hold (BO-04). */
  boardTeam: { most: 100 },
  boardInvites: {
    atOnce: 20,
    emailsAtOnce: 10,
    emailsADay: 50,
    validMilliseconds: 30 * 24 * 60 * 60 * 1000,
    /** Invitations and requests that the own profile shows (VR-16). */
    shown: 5,
  },
  /** Requests to join boards that one member may send in a day, and how long they wait (VR-16, BC-05). */
  contactRequests: { aDay: 20, waitMilliseconds: 30 * 24 * 60 * 60 * 1000 },
  /** Pins of one picture that are looked through for the boards that have it. */
  savedBoards: { most: 100 },
  boardPicker: { most: 500, mostRecent: 5, mostFound: 100 },
  /** How long a deleted board can be brought back. */
  deletedBoards: { restorableDays: 7 },
  /** Boards on the overview (BC-01), and pictures of the cards that stand before boards (BC-06). */
  boardsScreen: { overview: 6, storyPictures: 5 },
  /**
   * Pins in the preview of those without a board, and how many of them a member without boards has to have to be told
   * to make some (BC-01).
   */
  unorganized: { preview: 6, upsellFrom: 5 },
  /** Pictures that one go at pin creation may hold. */
  picturesAtOnce: 20,
  /**
   * Drafts of Pins (CN-19, CN-20): how many, how many wait for their time, how far ahead, how long they are kept, when that is
   * said before, and how many one press may name.
   */
  productTags: { most: 10 },
  drafts: {
    most: 50,
    scheduled: 100,
    daysAhead: 30,
    keptDays: 30,
    warnedDays: 5,
    topics: 10,
    atOnce: 150,
    csvRows: 200,
    longestCsv: 2_000_000,
  },
  /**
   * Pictures of a page that are offered, the smallest side of one, and the longest address of a page (CN-01, CN-02).
   */
  pagePictures: { most: 60, smallestSide: 100, longestAddress: 2048 },
  upload: {
    largestBytes: 20 * 1024 * 1024,
    mostPixels: 50_000_000,
    decodeMilliseconds: 10_000,
    decodeBytes: 512 * 1024 * 1024,
  },
  /** Of videos: forms bring less than uploads that can go on; `mostPicturePixels` is five minutes of 4K at 60 a second. */
  video: {
    largestBytes: 1024 * 1024 * 1024,
    largestFormBytes: 100 * 1024 * 1024,
    longestMilliseconds: 5 * 60 * 1000,
    mostPixels: 4096 * 2304,
    mostPictures: 36_000,
    longestCaptions: 1_000_000,
    mostCaptions: 20,
    mostPicturePixels: 5 * 60 * 60 * 4096 * 2304,
  },
  story: { mostPages: 20, mostBlocks: 20, longestText: 1000, longestDraft: 200_000 },
  tried: { longest: 500 },
  /** Rows of a list unless asked otherwise, and the most that can be asked for. */
  page: { usual: 25, most: 250 },
  /** Topics in one answer: all of them, for what lets somebody choose. */
  topicsInAll: 500,
  /** Boards that one press may move, and up to how many of a list keep a place of their own. */
  boardOrder: { atOnce: 500, most: 5000 },
  /** How much a board's planning holds (BO-05). */
  boardPlanning: { toDos: 100, longestToDo: 200, notes: 20, longestNoteTitle: 100, longestNote: 5000 },
  /** Pins that one press may copy, move or delete by name, and put elsewhere on their board. */
  bulkEdit: { atOnce: 1000, reorderedAtOnce: 100 },
  /** Up to this many pins a command does at once; above, it becomes a blocking action, done in batches of so many. */
  operations: { atOnce: 50, batch: 50 },
  /** Ids that one bulk follow may name, topics that one press may, and how far waiting followers are counted. */
  followedAtOnce: 100,
  topicsAtOnce: 50,
  /** Topics that a new member is asked to choose (DS-05). */
  topicsWanted: 5,
  /** Sources of their home that one member may switch off (DS-04). */
  mutedSources: 500,
  /** Pins that home does not show again for a while (DS-03), and how many one call may name. */
  seenPins: 500,
  seenAtOnce: 250,
  /** Pins and boards that an account remembers its member looked at (DS-17). */
  history: 500,
  followRequestsCounted: 1000,
  followInvite: { validMilliseconds: 30 * 24 * 60 * 60 * 1000 },
  /** What pages for machines hold at once: feeds, widgets, lists inside of GraphQL queries. */
  feed: { pins: 25 },
  pidgets: { pins: 50 },
  graphql: { list: 25 },
  accessTokens: { longestName: 60, most: 50, mostDays: 366 },
  /** Accounts that one browser holds, and businesses that one member may link (AC-06). */
  accounts: { perBrowser: 5, linked: 10 },
  /**
   * How long a closed account can be kept by logging in, an emailed link works, an export lies ready (AC-07), and an address that
   * lets somebody in waits to be proved.
   */
  accountEndings: { graceDays: 14, linkHours: 24, exportDays: 7, usernameDays: 30, unprovedDays: 7 },
  message: { longest: 2000 },
  /**
   * People in a conversation, conversations or messages that one answer may hold, and mails that one member may send
   * in a day (MS-01).
   */
  conversation: { mostPeople: 10, mostOnPage: 100, emailsADay: 20 },
  /**
   * Members who may act for one business, businesses that one member may act for, and invitations that a business may
   * send in a day (RP-08).
   */
  businessAccess: {
    mostMembers: 200,
    mostProfiles: 50,
    mostInvitations: 50,
    mostAssets: 50,
    mostEmployees: 20,
    page: 25,
  },
  /** Websites that one member may claim, how long one may be gone before its mark goes, and how its pins are counted (BZ-02). */
  claimedSites: { most: 10, longestDomain: 253, checkedDays: 7, graceDays: 7, mostPinsCounted: 20_000, recentDays: 30 },
  /** Feeds of one member, entries that one publishes in a day, and after how many days of errors it is paused (CN-24). */
  siteFeeds: { most: 5, entriesADay: 50, errorDays: 7 },
  /** Badges that a merchant shows, labels of its own, and the longest words of an application and a decision (BZ-03). */
  merchants: {
    mostBadges: 3,
    mostLabels: 10,
    longestLabel: 60,
    longestStatement: 500,
    longestReason: 500,
    mostReasons: 10,
  },
  /** Pieces of news kept for a member and shown at once, and people counted in one. */
  news: { kept: 500, mostOnPage: 50, actors: 50, actorsShown: 3, mostUnread: 100 },
  /**
   * Browsers of a member that news are pushed to, how long push services may keep them, and longest addresses (DI-07).
   */
  push: { most: 30, keptSeconds: 24 * 60 * 60, longestEndpoint: 1000 },
  /**
   * What businesses are told of their Pins: the most days at once, how long days are kept, who makes the smallest group, and
   * how much of one person counts for a business in a day.
   */
  insights: {
    mostDays: 90,
    keptDays: 365,
    audienceDays: 30,
    smallestGroup: 5,
    viewsAtOnce: 100,
    countedADay: 300,
    usualTop: 10,
    mostTop: 50,
  },
  userState: { longestName: 64, longestValue: 1000, most: 200 },
  /** Mails with links that one account, or one address, may ask for; how long their links hold. */
  accountMails: { tries: 5, windowMilliseconds: 15 * 60 * 1000 },
  accountLinks: { validMilliseconds: 60 * 60 * 1000, logInMilliseconds: 15 * 60 * 1000 },
  /** The second step of a log-in may take so long. */
  secondFactor: { challengeMilliseconds: 10 * 60 * 1000, recoveryCodes: 10, longestCode: 40 },
  /** How long what needs a recent password is open after it was entered. */
  passwordEntered: { validMilliseconds: 10 * 60 * 1000 },
  /** Sign-in tries per account and per address, in a window of so many milliseconds. */
  signIn: { tries: 5, windowMilliseconds: 15 * 60 * 1000 },
} as const
