import {
  boardlessPinsResource,
  boardsFeedResource,
  boardsResource,
  profileBoardsResource,
  userActivityPinsResource,
  userBlockResource,
  userFollowResource,
  userPinsResource,
  userResource,
} from '@pinfold/contract'
import { expect } from 'vitest'
import { type CoveredRow, ofProfile, type Subject } from '../covered-row.ts'
import { createNewHome } from '../home.ts'
import type { Actor } from '../matrix.ts'
import { calls, type Probe } from '../probe.ts'
import type { Target } from '../target.ts'
import type { World } from '../world.ts'
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
  })
  for (const own of ['has_published_pins', 'secret_board_count', 'archived_board_count', 'last_pin_save_time']) {
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
]

const usingUp = { isUsingUp: true }
const byUserId = ({ userId }: Target) => ({ user_id: userId })
const following: readonly Probe[] = [
  calls(userFollowResource.create, byUserId, usingUp),
  calls(userFollowResource.delete, byUserId, usingUp),
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

async function counts(_world: World, { home, target }: Subject): Promise<unknown> {
  return home.owner.ask(userResource.get, byName(target))
}

/** Profiles, and what one member does to another. */
export const profileRows: readonly CoveredRow[] = [
  { resource: 'profile_private', action: 'header', proves: 'RP-05', probes: header, shared: ofProfile('hermit') },
  { resource: 'profile_private', action: 'boards_pins_list', probes: contents, shared: ofProfile('hermit') },
  {
    resource: 'profile_private',
    action: 'search_index',
    proves: 'CR-11',
    probes: [...memberSearches, ...privatePinSearches],
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
    probes: [...header, ...contents],
    shared: ofProfile('open'),
  },
  {
    resource: 'profile',
    action: 'block',
    proves: 'RP-04',
    probes: [calls(userBlockResource.create, blockedId, usingUp)],
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
]
