import {
  boardFollowingResource,
  boardlessPinsResource,
  boardsFeedResource,
  boardsResource,
  didItUserFeedResource,
  followUsers,
  interestFollowingResource,
  profileBoardsResource,
  reportResource,
  shoppingListPinsResource,
  userActivityPinsResource,
  userBlockResource,
  userFollowersResource,
  userFollowingResource,
  userFollowResource,
  userPinsResource,
  userResource,
  userStoryPinsFeedResource,
  userVideoPinsFeedResource,
} from '@pinfold/contract'
import { expect } from 'vitest'
import { type CoveredRow, ofProfile, type Subject } from '../covered-row.ts'
import { createNewHome } from '../home.ts'
import type { Actor } from '../matrix.ts'
import { calls, lists, type Probe } from '../probe.ts'
import type { Target } from '../target.ts'
import type { World } from '../world.ts'
import { profileMachines, profileSitemap } from './machine-probes.ts'
import { findable, memberSearches, privatePinSearches } from './search-probes.ts'

/** Who it is and how one stands to them; nothing of what they say of themselves, save, or how much. */
function isReducedProfile(data: unknown, { userId, username }: Target): void {
  expect(data).toMatchObject({
    id: userId,
    username,
    about: '',
    pronouns: [],
    website_url: null,
    follower_count: 0,
    followerCount: 0,
    following_count: 0,
    pin_count: 0,
    board_count: 0,
    profile_views: -1,
    eligible_profile_tabs: [],
    interest_following_count: 0,
    story_pin_count: 0,
    has_published_pins: false,
    show_all_pins: false,
    show_shopping_list: false,
    country: null,
    location: null,
    instagram_data: null,
    impressum_url: null,
    domain_url: null,
    profile_cover: null,
    partner: null,
  })
  for (const own of ['secret_board_count', 'archived_board_count', 'last_pin_save_time', 'quick_saves_pin_count']) {
    expect(data).not.toHaveProperty(own)
  }
}

const byName = ({ username }: Target) => ({ username })
const header: readonly Probe[] = [
  calls(userResource.get, byName, { whenReduced: isReducedProfile }),
  calls(userResource.get, ({ userId }) => ({ user_id: userId }), { whenReduced: isReducedProfile }),
]
const contents: readonly Probe[] = [
  calls(boardsResource.get, byName),
  calls(boardsFeedResource.get, byName),
  calls(profileBoardsResource.get, byName),
  calls(userPinsResource.get, byName),
  calls(userActivityPinsResource.get, byName),
  calls(boardlessPinsResource.get, ({ userId }) => ({ userId })),
  calls(userStoryPinsFeedResource.get, byName),
  calls(userVideoPinsFeedResource.get, byName),
  calls(shoppingListPinsResource.get, byName),
  calls(didItUserFeedResource.get, byName),
  ...profileMachines,
]

const followLists: readonly Probe[] = [
  calls(userFollowersResource.get, byName),
  calls(userFollowingResource.get, byName),
  calls(interestFollowingResource.get, byName),
  calls(boardFollowingResource.get, byName),
]

const usingUp = { isUsingUp: true }
const byUserId = ({ userId }: Target) => ({ user_id: userId })
const following: readonly Probe[] = [
  calls(userFollowResource.create, byUserId, usingUp),
  calls(userFollowResource.delete, byUserId, usingUp),
  // Oneself among many is passed over, not refused.
  lists(
    followUsers,
    ({ userId }) => ({ followee_ids: userId }),
    (followed, { userId }) => followed.some(({ id }) => id === userId),
    { isUsingUp: true, notFor: ['owner'] },
  ),
]

/** An owner nobody else is tried on, to whom the actor stands as to the other ones. */
const newOwner =
  (wanted: { isPrivate: boolean }) =>
  async (world: World, actor: Actor): Promise<Subject> => {
    const home = await createNewHome(world.app, world, wanted)
    const isOnBoard = actor === 'invitee' || actor === 'collab'
    return { home, target: isOnBoard ? await home.board('public') : home.profile }
  }

const blockedId = ({ userId }: Target) => ({ blocked_user_id: userId })

async function reportsOf({ app }: World, { target }: Subject): Promise<unknown> {
  const { rows } = await app.pool.query('select reporter_id from reports where object_id = $1', [target.userId])
  return rows
}

async function counts(_world: World, { home, target }: Subject): Promise<unknown> {
  return home.owner.ask(userResource.get, byName(target))
}

/** Profiles, and what one member does to another. */
export const profileRows: readonly CoveredRow[] = [
  { resource: 'profile_private', action: 'header', proves: 'RP-05', probes: header, shared: ofProfile('hermit') },
  { resource: 'profile_private', action: 'boards_pins_list', probes: contents, shared: ofProfile('hermit') },
  {
    resource: 'profile_private',
    action: 'followers_following_list',
    proves: 'ST-02',
    probes: followLists,
    shared: ofProfile('hermit'),
  },
  {
    resource: 'profile_private',
    action: 'search_index',
    proves: 'CR-11',
    probes: [...memberSearches, ...privatePinSearches, profileSitemap],
    shared: findable(async ({ hermit }) => ({ home: hermit, target: await hermit.board('public') })),
  },
  {
    resource: 'profile_private',
    action: 'follow_request',
    proves: 'RP-05',
    probes: following,
    shared: ofProfile('hermit'),
    fresh: newOwner({ isPrivate: true }),
    witness: counts,
  },
  {
    resource: 'profile_public',
    action: 'header_and_lists',
    proves: 'RP-04',
    probes: [...header, ...contents, ...followLists],
    shared: ofProfile('open'),
  },
  {
    resource: 'profile',
    action: 'block',
    proves: 'RP-04',
    probes: [
      // A block that was meant for another member is made by nobody (tried in test/moderation), so who may not act asks
      // in their own name.
      calls(
        userBlockResource.create,
        (target, { world, actor }) => ({
          ...blockedId(target),
          ...(actor === 'employee_unassigned' && { orbac_subject_id: world.members[actor].member.id }),
        }),
        usingUp,
      ),
    ],
    shared: ofProfile('open'),
    fresh: newOwner({ isPrivate: false }),
    witness: counts,
  },
  {
    resource: 'profile',
    action: 'unblock',
    proves: 'RP-04',
    probes: [calls(userBlockResource.delete, blockedId, usingUp)],
    shared: ofProfile('open'),
    fresh: newOwner({ isPrivate: false }),
    witness: counts,
  },
  {
    resource: 'profile',
    action: 'report',
    proves: 'PS-18 RP-04',
    probes: [
      calls(reportResource.create, ({ userId }) => ({
        object_type: 'user' as const,
        object_id: userId,
        reason: 'impersonation' as const,
      })),
    ],
    shared: ofProfile('open'),
    witness: reportsOf,
  },
]
