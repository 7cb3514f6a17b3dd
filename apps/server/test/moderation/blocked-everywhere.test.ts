import { userBlockResource } from '@pinfold/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { settled } from '../support/settled.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'
import { makePair, type Pair } from './blocked-pair.ts'
import { scenariosAbout, type Step, tellingCalls, tellsOf, walk } from './walk.ts'

let app: TestApp
let pair: Pair
let before: { ana: Step[]; ben: Step[]; visitor: Step[] }
beforeAll(async () => {
  app = await startTestApp()
  pair = await makePair(app)
  before = await look()
}, 120_000)
afterAll(() => app.stop())

/** What each sees of the other, and a visitor of both. */
async function look() {
  const { ana, ben } = pair
  return {
    ana: await walk(app, ana.client, scenariosAbout(pair, ben)),
    ben: await walk(app, ben.client, scenariosAbout(pair, ana)),
    visitor: await walk(app, app.client(), [...scenariosAbout(pair, ana), ben.own]),
  }
}

/** Reading calls that tell of nobody but the viewer, or of things that belong to nobody. */
const toldOfNobody = new Set([
  // Of the viewer's own things, and counts.
  'GET /v3/legal/takedowns/cases/{takedown_id}/',
  'GET /v3/legal/takedowns/notices/',
  'GET /v3/legal/takedowns/counts/',
  'GET /v3/moderation/decisions/',
  'GET /v3/moderation/decisions/{decision_id}/detail/',
  'PushSubscriptionsResource.get',
  'EmailExistsResource.get',
  'GET /v3/register/exists/',
  'GET /v3/register/rules/',
  'UserSessionStoreResource.get',
  'UserAccountsResource.get',
  // Of nobody but those who are blocked.
  'UserBlocksResource.get',
  'PermissionSettingsResource.get',
  // Of nobody unless it is kept; test/discovery/history.test.ts tries hidden things.
  'HistoryResource.get',
  'DataExportResource.get',
  'UserStateResource.get',
  'GET /v3/users/me/unread/',
  'GET /v3/users/me/email/',
  'GET /v3/users/me/second_factor/',
  'GET /v3/users/profile/pins/clusters/',
  'GET /v3/users/profile/pins/cluster/{id}/feed/',
  'AccessTokensResource.get',
  'UserSettingsResource.get',
  // Of the operator.
  'GET /v3/experiences/',
  // Figures of the viewer's own business; Pins among them are hydrated as everywhere.
  'GET /v3/insights/',
  'GET /v3/insights/pins/',
  'GET /v3/insights/boards/',
  'GET /v3/insights/audience/',
  // Of pages that are no member's.
  'FindPinImagesResource.get',
  // Of the viewer's own; a board that takes no pin of theirs is told as gone.
  'GET /v3/pin_drafts/',
  // Between businesses; test/business tries blocked ones.
  'GET /v3/users/me/claimed_sites/',
  'GET /v3/users/me/site_feeds/',
  // Of merchants; the permission table tries blocked ones.
  'VerifiedMerchantResource.get',
  'GET /vx/business_access/profiles/',
  'GET /vx/business_access/invitations/',
  'GET /vx/business_access/members/',
  'GET /vx/business_access/asked/',
  'GET /vx/business_access/had/',
  'GET /vx/business_access/requests/',
  'GET /vx/business_access/employees/',
  'GET /vx/business_access/log/',
  // Names that several people gave; test/discovery/board-titles.test.ts tries blocked ones.
  'BoardTitleSuggestionsResource.get',
  // Of the viewer's own pins; test/marks/saved.test.ts tries blocked owners of boards.
  'RepinResource.get',
  // Of a board's team only; test/boards/board-planning.test.ts tries blocked collaborators.
  'BoardPlanningResource.get',
  // Of a board's owner, about addresses and a link.
  'BoardEmailInviteResource.get',
  'BoardInviteLinkResource.get',
  'ContactRequestResource.get',
  'UserMetadataResource.get',
  // What the operator wrote, and lists that are the same for everybody.
  'SitePageResource.get',
  'LocalesResource.get',
  'CountriesResource.get',
  'BusinessTypesResource.get',
  'GET /v3/users/me/storage/',
  'GET /v3/users/me/',
  'GET /v3/users/me/notification_settings/',
  'UserFollowRequestResource.get',
  'UserFollowRequestsResource.get',
  'TopicResource.get',
  'CategoriesResource.get',
  // What is on an article's wall; test/articles tries blocked ones.
  'TodayArticleResource.get',
  'TodayArticlesResource.get',
  'TodayArticlePinsResource.get',
  'TodayArticleBoardsResource.get',
  // What was picked for the day; test/discovery/explore.test.ts tries blocked ones.
  'ExplorePinsResource.get',
  'ExploreBoardsResource.get',
  'RisingSearchesResource.get',
  // What Pins are about; test/discovery/topic-feed.test.ts tries blocked ones.
  'TopicFeedResource.get',
  'TopicCoversResource.get',
  'RelatedInterestsResource.get',
  // Few pictures have no guides; test/discovery/search-filters.test.ts tries blocked ones.
  'SearchGuidesResource.get',
  // Nobody looks at pictures here; test/discovery/found-by-look.test.ts tries blocked ones.
  'VisualLiveSearchResource.get',
  // Nobody walks among saves here; test/discovery/recommended.test.ts tries blocked ones.
  'BoardsLikeResource.get',
  'PeopleToFollowResource.get',
  'InterestFollowingResource.get',
  'VIPResource.get',
  'GET /v3/users/me/boards/deleted/',
  'GET /v3/users/me/filtered/pins/',
  'ShoppingListPinsResource.get',
  'UserVideoPinsFeedResource.get',
])

test('ST-05 every reading call is walked, and before the block each tells of the other where it can', () => {
  // Employees see whom they look for; to members their calls are missing.
  const ofMembers = app.core.binder.endpoints.filter(({ kind, roles }) => kind === 'query' && roles === undefined)
  const reading = ofMembers.map(({ id }) => id)
  const telling = new Set([...tellingCalls(before.ben, pair.ana), ...tellingCalls(before.ana, pair.ben)])
  // A new call that neither tells of the other here nor is known to tell of nobody is one the walk does not reach.
  expect(reading.filter((id) => !telling.has(id) && !toldOfNobody.has(id))).toEqual([])
  expect([...toldOfNobody].filter((id) => telling.has(id) || !reading.includes(id))).toEqual([])
  expect(before.ben.filter(({ status }) => status >= 500)).toEqual([])
})

/** Each walk makes every reading call, and machines may have much to do beside it. */
const A_WALK = 120_000

test(
  'ST-04 ST-05 once Ana blocks Ben, no reading call tells either of the other, but who Ben is at his own name',
  async () => {
    const { ana, ben } = pair
    await ana.client.ask(userBlockResource.create, { blocked_user_id: ben.client.member.id })
    try {
      // At once: not even the jobs of the block have run.
      expect(tellsOf(await walk(app, ben.client, scenariosAbout(pair, ana)), ana)).toEqual([])
      const atOnce = await walk(app, ana.client, scenariosAbout(pair, ben))
      // Her own list of whom she blocked is the other place where his name stands.
      expect(tellingCalls(atOnce, ben)).toEqual(['UserBlocksResource.get', 'UserResource.get'])
      await settled(app)
      const after = await look()
      expect(tellsOf(after.ben, ana)).toEqual([])
      expect(tellingCalls(after.ana, ben)).toEqual(['UserBlocksResource.get', 'UserResource.get'])
      const header = after.ana.find(
        ({ endpoint, options }) => endpoint === 'UserResource.get' && options['user_id'] === ben.client.member.id,
      )
      expect(JSON.parse(header?.text ?? '{}')).toMatchObject({
        blocked_by_me: true,
        about: '',
        pin_count: 0,
        board_count: 0,
      })
      expect(header?.text).not.toContain(`About ${ben.client.member.username}`)
    } finally {
      await ana.client.ask(userBlockResource.delete, { blocked_user_id: ben.client.member.id })
    }
  },
  A_WALK,
)

test(
  'ST-05 visitors see both as before while the one blocks the other',
  async () => {
    const { ana, ben } = pair
    const one = await walk(app, app.client(), [ana.own, ben.own, pair.between])
    await ben.client.ask(userBlockResource.create, { blocked_user_id: ana.client.member.id })
    try {
      await settled(app)
      const two = await walk(app, app.client(), [ana.own, ben.own, pair.between])
      const told = (steps: Step[]) => [...tellingCalls(steps, ana), ...tellingCalls(steps, ben)]
      expect(told(two)).toEqual(told(one))
    } finally {
      await ben.client.ask(userBlockResource.delete, { blocked_user_id: ana.client.member.id })
    }
  },
  A_WALK,
)

test(
  'ST-04 after the block is taken back both find each other again wherever they did',
  async () => {
    await settled(app)
    const again = await look()
    // The follow and the feed that came of it do not come back, nor do invitations to boards and requests to join.
    const gone = new Set(['UserHomefeedResource.get', 'BoardInvitesResource.get', 'ContactRequestsResource.get'])
    const lost = (was: Step[], now: Step[], who: Pair['ana']) =>
      tellingCalls(was, who).filter((id) => !tellingCalls(now, who).includes(id) && !gone.has(id))
    expect(lost(before.ben, again.ben, pair.ana)).toEqual([])
    expect(lost(before.ana, again.ana, pair.ben)).toEqual([])
  },
  A_WALK,
)
