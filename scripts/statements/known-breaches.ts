import type { Rule } from './rules.ts'

/** Functions whose statements may break rules, and why. */
export interface Reason {
  readonly reason: string
  readonly sites: Readonly<Record<string, readonly Rule[]>>
}

const everywhere = ['no bucket'] as const

/** All there are. It only shrinks: an entry that no test makes true fails as one does that is missing. */
export const knownBreaches: readonly Reason[] = [
  {
    reason: 'Work of the night, or of a walk over the whole installation: all buckets are its purpose.',
    sites: {
      'modules/accounts/account-mail/email-links.queries.ts deleteEmailLinksBefore': everywhere,
      'modules/accounts/leaving/leaving.queries.ts findEndedMembers': everywhere,
      'modules/accounts/sessions.queries.ts deleteSessionsBefore': everywhere,
      'modules/administration/statistics/figures.queries.ts countActive': everywhere,
      'modules/administration/statistics/figures.queries.ts countAll': everywhere,
      'modules/administration/statistics/figures.queries.ts countJoined': everywhere,
      'modules/administration/statistics/figures.queries.ts countPinned': everywhere,
      'modules/administration/statistics/figures.queries.ts countReturning': everywhere,
      'modules/boards/blocking/blocking.queries.ts findBlockingEndedBefore': everywhere,
      'modules/boards/blocking/blocking.queries.ts findBlockingSince': everywhere,
      'modules/boards/deletion/remove-boards.queries.ts findBoardsDeletedBefore': everywhere,
      'modules/claims/claims.queries.ts findDueClaims': everywhere,
      'modules/claims/claims.queries.ts findUncountedClaims': everywhere,
      'modules/claims/feeds/feeds.queries.ts findDueFeeds': everywhere,
      'modules/discovery/recommended/recommended.queries.ts findMembersToRecommend': everywhere,
      'modules/discovery/search/search-documents.queries.ts findUncounted': everywhere,
      'modules/discovery/search/pin-ages.queries.ts findPinBehind': everywhere,
      'modules/discovery/search/pin-ages.queries.ts findPinsUpTo': everywhere,
      'modules/discovery/explore/explore.queries.ts findSavedLately': everywhere,
      'modules/discovery/explore/search-tallies.queries.ts deleteTalliesBefore': everywhere,
      'modules/discovery/explore/search-tallies.queries.ts findSearchedLately': everywhere,
      'modules/discovery/explore/search-tallies.queries.ts findWantedSearches': everywhere,
      'modules/discovery/topics/found-topics.queries.ts findNewestOfTopics': ['no bucket', 'lateral beside a list'],
      'modules/discovery/walks.queries.ts findBoardsAfterRow': everywhere,
      'modules/discovery/walks.queries.ts findMembersAfterRow': everywhere,
      'modules/discovery/wishes.queries.ts findWishes': everywhere,
      'modules/drafts/draft-sweeps.queries.ts findEndedDrafts': everywhere,
      'modules/drafts/draft-sweeps.queries.ts markWarned': everywhere,
      'modules/drafts/drafts.queries.ts findDueDrafts': everywhere,
      'modules/endings/exports/exports.queries.ts findExportsOver': everywhere,
      'modules/endings/exports/parts.queries.ts findUnfinishedExports': ['no bucket', 'bucket from the row outside'],
      'modules/experiences/experiments/units.queries.ts deleteUnitsOf': everywhere,
      'modules/legal/takedowns/takedown-items.queries.ts countItems': everywhere,
      'modules/legal/takedowns/takedown-items.queries.ts findDueItems': everywhere,
      'modules/legal/takedowns/takedown-items.queries.ts findObjected': everywhere,
      'modules/legal/takedowns/takedowns.queries.ts countTakedowns': everywhere,
      'modules/legal/takedowns/takedowns.queries.ts findOpenTakedowns': everywhere,
      'modules/linked-pages/reads.queries.ts findDuePages': everywhere,
      'modules/linked-pages/reads.queries.ts findPagesOfHosts': everywhere,
      'modules/media/palettes.queries.ts findWithoutPalette': everywhere,
      'modules/media/uploads.queries.ts deleteUnusedUploadsBefore': everywhere,
      'modules/media/uploads.queries.ts failUploadsBefore': everywhere,
      'modules/merchants/merchants.queries.ts findMerchantsOf': everywhere,
      'modules/notifications/digest/digests.queries.ts lockDueDigests': everywhere,
      'modules/notifications/news-writes.queries.ts deleteNewsBefore': ['no bucket', 'bucket from a joined list'],
      'modules/organising/operations.queries.ts findUntouchedSince': everywhere,
      'modules/pins/shared/shared-pins.queries.ts findPinsAfterRow': everywhere,
      'modules/profiles/profile-views.queries.ts deleteProfileViewsBefore': everywhere,
      'modules/recommender/looks/looks.queries.ts deleteLooksBefore': everywhere,
      'modules/recommender/looks/looks.queries.ts findNotLookedAt': ['no bucket', 'bucket from the row outside'],
      'modules/syndication/sitemap.queries.ts findPublicBoardIds': everywhere,
      'modules/syndication/sitemap.queries.ts findPublicMemberIds': everywhere,
      'modules/syndication/sitemap.queries.ts findPublicPinIds': everywhere,
      'platform/idempotency/idempotency.queries.ts deleteOldKeys': everywhere,
      'platform/live/live.queries.ts deleteLiveEventsBefore': everywhere,
      'platform/rate-limit/rate-limit.queries.ts deleteWindowsBefore': everywhere,
    },
  },
  {
    reason: 'Once in the life of an account or an installation, of rows that lie with others.',
    sites: {
      'modules/accounts/members.queries.ts hasMembers': everywhere,
      'modules/notifications/ending.queries.ts deleteSourcesBy': everywhere,
      'modules/planning/planning.queries.ts forgetEditor': everywhere,
      'modules/planning/planning.queries.ts forgetWhoTicked': everywhere,
      'modules/teams/ending/ending.queries.ts deletePlainRows': everywhere,
    },
  },
  {
    reason: 'Search and what is new everywhere are asked of all shards.',
    sites: {
      'modules/discovery/search/search-documents.queries.ts findRanked': ['no bucket', 'bucket from a column'],
      'modules/discovery/search/known-words/known-words.queries.ts findWordsNear': [
        'no bucket',
        'lateral beside a list',
      ],
      'modules/discovery/search/pin-contents.queries.ts findContents': everywhere,
      'modules/discovery/search/loose-matches.queries.ts findLoose': everywhere,
      'modules/discovery/search/suggestions.queries.ts findSuggestions': ['no bucket', 'bucket from a column'],
      'modules/discovery/related/related.queries.ts findAlikeByWords': everywhere,
      'modules/discovery/topics/found-topics.queries.ts findPinsOfTopic': everywhere,
      'modules/pins/pin-rows.queries.ts findNewestPublicPinIds': everywhere,
    },
  },
  {
    reason: 'Pins of one picture lie with all their pinners; a list of them beside the picture would end this.',
    sites: {
      'modules/aggregates/aggregates.queries.ts deleteUnusedAggregates': everywhere,
      'modules/discovery/explore/explore.queries.ts countSavesBetween': ['no bucket', 'lateral beside a list'],
      'modules/pins/shared/shared-pins.queries.ts findBoardsOfPictures': ['no bucket', 'lateral beside a list'],
      'modules/aggregates/aggregates.queries.ts findAbandonedAddresses': [
        'no bucket',
        'lateral beside a list',
        'select of nothing',
      ],
      'modules/endings/exports/plan/member-data.queries.ts mediaOf': everywhere,
      'modules/organising/boards/hide-board-pins.queries.ts findAggregatesOfPublic': everywhere,
      'modules/pins/shared/shared-pins.queries.ts findAggregatesOnBoard': everywhere,
      'modules/pins/shared/shared-pins.queries.ts findBoardsHolding': everywhere,
      'modules/pins/shared/shared-pins.queries.ts findFirstPublicPinIds': ['no bucket', 'lateral beside a list'],
      'modules/pins/shared/shared-pins.queries.ts findNeighbourPins': [
        'bucket from a column',
        'no bucket',
        'lateral beside a list',
      ],
      'modules/pins/shared/public-creators.queries.ts readCreators': ['no bucket', 'lateral beside a list'],
      'modules/pins/shared/shared-pins.queries.ts findSomePinsOf': everywhere,
    },
  },
  {
    reason: 'Addresses lie by their signatures, pictures and uploads not; addresses by content would end this.',
    sites: {
      'modules/administration/administration.queries.ts findPicturesOfContent': everywhere,
      'modules/media/ending.queries.ts deleteUnusedPicture': everywhere,
      'modules/media/ending.queries.ts deleteUnusedVideo': everywhere,
      'modules/media/ending.queries.ts findUnusedPictures': everywhere,
      'modules/media/ending.queries.ts findUnusedVideos': everywhere,
      'modules/media/ending.queries.ts freeUploadsOf': everywhere,
      'modules/media/pictures.queries.ts withoutAddress': everywhere,
    },
  },
  {
    reason:
      'Beside the lock it looks at rows of the same buckets; where the database is spread it is asked bucket by bucket.',
    sites: { 'modules/accounts/members.queries.ts lockMembers': ['lock over buckets'] },
  },
  {
    reason: 'One queue for the whole installation: the place in it is a count of all that wait.',
    sites: { 'modules/media/videos/transcodings.queries.ts countWaitingBefore': everywhere },
  },
  {
    reason: 'It stays in one bucket, which nothing but the rows it holds says of those it puts in.',
    sites: { 'modules/media/storage-use.queries.ts reserveBytes': ['write inside with'] },
  },
  {
    reason: 'Read at every page, by the newest few of each; what is ready made for reading takes their place.',
    sites: {
      'modules/accounts/members.queries.ts readMembers': ['bucket from the row outside'],
      'modules/boards/rows/board-rows.queries.ts findBoardsForMember': ['bucket from the row outside'],
      'modules/discovery/feed-items.queries.ts readSources': [
        'bucket from the row outside',
        'bucket from a column',
        'lateral beside a list',
      ],
      'modules/pins/edges/board-edges.queries.ts findNewestOf': [
        'bucket from the row outside',
        'lateral beside a list',
      ],
    },
  },
]
