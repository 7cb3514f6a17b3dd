import {
  alsoSavedToResource,
  baseSearchResource,
  boardContentRecommendationResource,
  boardRelatedPixieFeedResource,
  boardsLikeResource,
  categoriesResource,
  exploreBoardsResource,
  explorePinsResource,
  historyResource,
  homeSourcesResource,
  peopleToFollowResource,
  relatedModulesResource,
  relatedPinFeedResource,
  searchResource,
  todayArticleBoardsResource,
  todayArticlePinsResource,
  todayArticlesResource,
  topicCoversResource,
  topicFeedResource,
  userHomefeedResource,
  visualLiveSearchResource,
  type Endpoint,
} from '@pinfold/contract'
import type { ListedWorld } from './listed-world.ts'

/** What a list holds, and so what may happen to it. */
export type Kind = 'pin' | 'own pin' | 'board' | 'person' | 'article' | 'visit' | 'followed' | 'topic'

export interface ListCase {
  readonly endpoint: Endpoint
  readonly kind: Kind
  readonly options?: (world: ListedWorld) => object
  /** Who reads it; a visitor unless named. */
  readonly reader?: 'reader' | 'follower'
}

const search = { query: 'marble' }
/** Every list of finding. */
export const lists: Readonly<Record<string, ListCase>> = {
  home: { endpoint: userHomefeedResource.get, kind: 'pin', reader: 'reader' },
  'home of a visitor': { endpoint: userHomefeedResource.get, kind: 'pin' },
  'search for pins': { endpoint: searchResource.get, kind: 'pin', options: () => search },
  'search under its other name': { endpoint: baseSearchResource.get, kind: 'pin', options: () => search },
  'search for boards': { endpoint: searchResource.get, kind: 'board', options: () => ({ ...search, scope: 'boards' }) },
  'search for people': {
    endpoint: searchResource.get,
    kind: 'person',
    options: () => ({ ...search, scope: 'people' }),
  },
  'search among own pins': {
    endpoint: searchResource.get,
    kind: 'own pin',
    options: () => ({ query: 'slate', scope: 'my_pins' }),
    reader: 'reader',
  },
  'more like a pin': {
    endpoint: relatedPinFeedResource.get,
    kind: 'pin',
    options: ({ sharedPinId }) => ({ pin: sharedPinId }),
  },
  'more like a pin under its other name': {
    endpoint: relatedModulesResource.get,
    kind: 'pin',
    options: ({ sharedPinId }) => ({ pin_id: sharedPinId }),
  },
  'what looks like a picture': {
    endpoint: visualLiveSearchResource.get,
    kind: 'pin',
    options: ({ sharedPinId }) => ({ pin_id: sharedPinId }),
  },
  'more ideas for a board': {
    endpoint: boardContentRecommendationResource.get,
    kind: 'pin',
    options: ({ readersBoardId }) => ({ board_id: readersBoardId }),
  },
  'more ideas under their other name': {
    endpoint: boardRelatedPixieFeedResource.get,
    kind: 'pin',
    options: ({ readersBoardId }) => ({ id: readersBoardId }),
  },
  'boards like a board': {
    endpoint: boardsLikeResource.get,
    kind: 'board',
    options: ({ readersBoardId }) => ({ board_id: readersBoardId }),
  },
  'boards that a picture was also saved to': {
    endpoint: alsoSavedToResource.get,
    kind: 'board',
    options: ({ sharedPinId }) => ({ pin_id: sharedPinId }),
  },
  'people to follow': { endpoint: peopleToFollowResource.get, kind: 'person', reader: 'reader' },
  'feed of a topic': { endpoint: topicFeedResource.get, kind: 'pin', options: () => ({ interest: 'bread' }) },
  topics: { endpoint: categoriesResource.get, kind: 'topic' },
  'topics with covers': { endpoint: topicCoversResource.get, kind: 'topic' },
  'pins of today': { endpoint: explorePinsResource.get, kind: 'pin' },
  'boards of today': { endpoint: exploreBoardsResource.get, kind: 'board' },
  articles: { endpoint: todayArticlesResource.get, kind: 'article' },
  'pins of an article': {
    endpoint: todayArticlePinsResource.get,
    kind: 'pin',
    options: ({ articleOfPins }) => ({ article_id: articleOfPins }),
  },
  'boards of an article': {
    endpoint: todayArticleBoardsResource.get,
    kind: 'board',
    options: ({ articleOfBoards }) => ({ article_id: articleOfBoards }),
  },
  'history, and what was looked at last': { endpoint: historyResource.get, kind: 'visit', reader: 'reader' },
  'what home is made from': {
    endpoint: homeSourcesResource.get,
    kind: 'followed',
    options: () => ({ kind: 'member' }),
    reader: 'follower',
  },
}

/** Lists that are about members, boards, messages and businesses, and none of finding. */
export const elsewhere = new Set([
  'GET /v3/users/me/boards/deleted/',
  'GET /v3/users/me/boards/filtered/feed/',
  'GET /v3/users/me/filtered/pins/',
  'GET /v3/users/profile/pins/cluster/{id}/feed/',
  'GET /vx/business_access/employees/',
  'GET /vx/business_access/log/',
  'GET /vx/business_access/members/',
  'GET /vx/business_access/requests/',
  'AggregatedActivityFeedResource.get',
  'AggregatedCommentFeedResource.get',
  'AggregatedCommentReplyFeedResource.get',
  'BoardEmailInviteResource.get',
  'BoardFeedResource.get',
  'BoardFollowersResource.get',
  'BoardFollowingResource.get',
  'BoardInvitesResource.get',
  'BoardSectionPinsResource.get',
  'BoardSectionsResource.get',
  'BoardlessPinsResource.get',
  'BoardsFeedResource.get',
  'BoardsResource.get',
  'ContactRequestsResource.get',
  'ConversationMessagesResource.get',
  'ConversationsResource.get',
  'DidItUserFeedResource.get',
  'InterestFollowingResource.get',
  'NewsHubResource.get',
  'ProfileBoardsResource.get',
  'ShoppingListPinsResource.get',
  'UnifiedCommentsResource.get',
  'UserActivityPinsResource.get',
  'UserBlocksResource.get',
  'UserFollowRequestsResource.get',
  'UserFollowersResource.get',
  'UserFollowingResource.get',
  'UserPinsResource.get',
  'UserStoryPinsFeedResource.get',
  'UserVideoPinsFeedResource.get',
])

/** Of finding, and so few that they are answered at once; and own things of members and businesses. */
export const atOnce = new Set([
  'GET /v3/experiences/',
  'GET /v3/insights/boards/',
  'GET /v3/insights/pins/',
  'GET /v3/legal/takedowns/cases/{takedown_id}/',
  'GET /v3/legal/takedowns/counts/',
  'GET /v3/legal/takedowns/notices/',
  'GET /v3/moderation/decisions/',
  'GET /v3/pidgets/pins/info/',
  'GET /v3/pin_drafts/',
  'GET /v3/users/me/claimed_sites/',
  'GET /v3/users/me/site_feeds/',
  'GET /v3/users/profile/pins/clusters/',
  'GET /vx/business_access/asked/',
  'GET /vx/business_access/had/',
  'GET /vx/business_access/invitations/',
  'AccessTokensResource.get',
  'BoardTitleSuggestionsResource.get',
  'RelatedInterestsResource.get',
  'RisingSearchesResource.get',
  'UserAccountsResource.get',
  'UserSessionStoreResource.get',
])
