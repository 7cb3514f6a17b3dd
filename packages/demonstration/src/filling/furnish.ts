import {
  boardInviteResource,
  boardResource,
  boardSectionResource,
  categoriesResource,
  followBoard,
  interestFollowResource,
  limits,
  updateMe,
  updateNotificationSettings,
  userBlockResource,
  userFollowResource,
} from '@pinfold/contract'
import { type DemoBoard, demoBoards } from '../content/boards.ts'
import { BLOCKED_PAIR, DEMO_USERNAME, people, PRIVATE_USERNAME } from '../content/people.ts'
import { details, followedTopics } from '../content/profiles.ts'
import { entry, Random } from '../drawings/kit/random.ts'
import { addsSince, archivedAge, DAY, joinedAge, later, madeAge } from '../plan/ages.ts'
import type { DemoMember } from './demo-members.ts'

/** Who follows the private profile since before it was private. */
const FRIEND_OF_PRIVATE = 'noahlindqvist'
/** Who is invited comes so much later. */
const INVITED_MINUTES = 50

/** A board of the demonstration that exists, with the ids of its sections by title. */
export interface FurnishedBoard {
  readonly plan: DemoBoard
  readonly id: string
  readonly sectionIds: ReadonlyMap<string, string>
}

/** Somebody of the demonstration by username. */
export type WhoIs = (username: string) => DemoMember

/** Words about people, and boards with their sections and teams. */
export async function furnish(whoIs: WhoIs, attempt: <T>(work: () => Promise<T>) => Promise<T | null>) {
  for (const person of people) {
    const { username, about, website } = person
    const words = { about, ...(website !== undefined && { website_url: website }) }
    await attempt(() => whoIs(username).call('words', updateMe, words))
    // Nobody reads what would be mailed to them.
    await attempt(() => whoIs(username).call('quiet', updateNotificationSettings, { digest: 'off' }))
    const more = details[username]
    if (more) await attempt(() => whoIs(username).call('details', updateMe, more))
  }
  const boards: (FurnishedBoard | null)[] = []
  for (const [place, plan] of demoBoards.entries()) boards.push(await attempt(() => makeBoard(whoIs, plan, place)))
  return boards
}

/** Who follows whom, whose profile is private, and who does not want to see whom. */
export async function befriend(
  whoIs: WhoIs,
  boards: readonly (FurnishedBoard | null)[],
  attempt: <T>(work: () => Promise<T>) => Promise<T | null>,
): Promise<void> {
  await followEachOther(whoIs, boards, attempt)
  await followTopics(whoIs, attempt)
  const turned = bothSince(FRIEND_OF_PRIVATE, PRIVATE_USERNAME) - DAY
  await attempt(() => whoIs(PRIVATE_USERNAME).callAt(turned, 'private', updateMe, { is_private_profile: true }))
  const wish = { user_id: whoIs(PRIVATE_USERNAME).id }
  await attempt(() => whoIs(DEMO_USERNAME).callAt(3 * DAY, 'ask', userFollowResource.create, wish))
  const [blocker, blocked] = BLOCKED_PAIR
  const age = Math.round(bothSince(blocker, blocked) * 0.7)
  const other = { blocked_user_id: whoIs(blocked).id }
  await attempt(() => whoIs(blocker).callAt(age, 'block', userBlockResource.create, other))
}

async function makeBoard(whoIs: WhoIs, plan: DemoBoard, place: number): Promise<FurnishedBoard> {
  const owner = whoIs(plan.owner)
  const { name, description, privacy } = plan
  const board = await owner.callAt(madeAge(place), `board ${place}`, boardResource.create, {
    name,
    description,
    privacy,
  })
  const sectionIds = new Map<string, string>()
  for (const { title } of plan.sections) {
    const options = { board_id: board.id, name: title }
    const section = await owner.callAt(
      madeAge(place),
      `section ${place} ${title}`,
      boardSectionResource.create,
      options,
    )
    sectionIds.set(title, section.id)
  }
  for (const name_ of plan.collaborators) {
    const collaborator = whoIs(name_)
    const invitation = { board_id: board.id, invited_user_ids: [collaborator.id] }
    const age = addsSince(name_, place, plan)
    await owner.callAt(age + INVITED_MINUTES, `invite ${place} ${name_}`, boardInviteResource.create, invitation)
    await collaborator.callAt(age + 1, `join ${place}`, boardInviteResource.update, { board_id: board.id })
  }
  return { plan, id: board.id, sectionIds }
}

async function followEachOther(
  whoIs: WhoIs,
  boards: readonly (FurnishedBoard | null)[],
  attempt: <T>(work: () => Promise<T>) => Promise<T | null>,
) {
  const random = new Random('who follows whom')
  for (const { username } of people) {
    const others = people.filter((other) => other.username !== username && !isPair(username, other.username))
    const followed = random.shuffled(others).slice(0, username === 'demo' ? 14 : random.whole(6, 16))
    for (const other of followed) {
      // The private profile's only follower comes before the profile turns private; one more then waits.
      if (other.username === PRIVATE_USERNAME) continue
      const options = { user_id: whoIs(other.username).id }
      const age = later(bothSince(username, other.username), random, 40 * DAY)
      await attempt(() => whoIs(username).callAt(age, `follow ${other.username}`, userFollowResource.create, options))
    }
    for (let count = random.whole(1, 5); count > 0; count -= 1) {
      const place = random.whole(0, boards.length - 1)
      const board = entry(boards, place)
      if (board?.plan.privacy !== 'public' || board.plan.isArchived || board.plan.owner === username) continue
      if (isPair(username, board.plan.owner) || board.plan.owner === PRIVATE_USERNAME) continue
      const age = later(Math.min(joinedAge(username), madeAge(place)) - 60, random, 40 * DAY)
      const options = { board_id: board.id }
      await attempt(() => whoIs(username).callAt(age, `follow board ${place}`, followBoard, options))
    }
  }
  const friend = { user_id: whoIs(PRIVATE_USERNAME).id }
  const age = bothSince(FRIEND_OF_PRIVATE, PRIVATE_USERNAME)
  await attempt(() => whoIs(FRIEND_OF_PRIVATE).callAt(age, 'follow a friend', userFollowResource.create, friend))
}

async function followTopics(whoIs: WhoIs, attempt: <T>(work: () => Promise<T>) => Promise<T | null>) {
  const topics = await whoIs(DEMO_USERNAME).call('topics', categoriesResource.get, { page_size: limits.topicsInAll })
  const idOf = new Map(topics.map(({ slug, id }) => [slug, id]))
  for (const [username, slugs] of Object.entries(followedTopics)) {
    const ids = slugs.flatMap((slug) => idOf.get(slug) ?? [])
    const age = joinedAge(username) - 5
    await attempt(() =>
      whoIs(username).callAt(age, 'follow topics', interestFollowResource.create, { interest_list: ids }),
    )
  }
}

/** An hour after the later of the two joined. */
const bothSince = (one: string, other: string) => Math.min(joinedAge(one), joinedAge(other)) - 60

const isPair = (one: string, other: string) => BLOCKED_PAIR.every((name) => name === one || name === other)

/** Puts aside what is only shown put aside: archived boards take no pins, so this comes last. */
export async function putAside(
  whoIs: WhoIs,
  boards: readonly (FurnishedBoard | null)[],
  attempt: <T>(work: () => Promise<T>) => Promise<T | null>,
) {
  for (const [place, board] of boards.entries()) {
    if (!board?.plan.isArchived) continue
    const options = { board_id: board.id, archived: true }
    const age = archivedAge(place) ?? 0
    await attempt(() => whoIs(board.plan.owner).callAt(age, `archive ${place}`, boardResource.update, options))
  }
}
