import { slugOf } from '@pinfold/contract'
import type { Id } from '../../apps/server/src/platform/ids/ids.ts'
import type { DatedIds } from './dated-ids.ts'
import type { MadeMember } from './people.ts'
import { type Random, zipfPicker } from './random.ts'
import { drawWords } from './words.ts'

/** A section of a board, counted. */
export interface MadeSection {
  readonly id: Id
  readonly title: string
  pinCount: number
}

/** A board of the data set, with everything that is counted for it. Members by their places. */
export interface MadeBoard {
  readonly id: Id
  readonly owner: number
  readonly name: string
  readonly slug: string
  readonly privacy: 'public' | 'protected' | 'secret'
  readonly createdAt: Date
  readonly sections: readonly MadeSection[]
  readonly collaborators: readonly number[]
  /** The last adding for each of the team, by the member's place. */
  readonly lastEdges: Map<number, Id>
  followerCount: number
  pinCount: number
  lastPinnedAt: Date | null
}

/** The wall to scroll: the first board, public, without sections and of its owner alone. */
export const WALL_BOARD = 0

/** So many boards, at least one for each member. Three in a hundred are secret, five protected; a tenth has sections. */
export function makeBoards(count: number, members: readonly MadeMember[], ids: DatedIds, random: Random): MadeBoard[] {
  const pickOwner = zipfPicker(members.length, 0.3)
  const slugs = members.map(() => new Set<string>())
  return Array.from({ length: count }, (_, place) => {
    const owner = place < members.length ? place : pickOwner(random)
    const { bucket = 0, counts } = members[owner] ?? {}
    const isWall = place === WALL_BOARD
    const chance = random.next()
    const privacy = isWall || chance > 0.08 ? 'public' : chance < 0.03 ? 'secret' : 'protected'
    if (counts) {
      counts.totalBoards += 1
      counts.boards += privacy === 'public' ? 1 : 0
      counts.secretBoards += privacy === 'secret' ? 1 : 0
    }
    const name = drawWords(random, 1 + random.below(3))
    return {
      id: ids.next(bucket),
      owner,
      name,
      slug: freeSlug(slugOf(name), slugs[owner] ?? new Set()),
      privacy,
      createdAt: ids.now(),
      sections: isWall || random.isHit(0.9) ? [] : makeSections(bucket, ids, random),
      collaborators: isWall || random.isHit(0.98) ? [] : drawTeam(owner, members.length, random),
      lastEdges: new Map(),
      followerCount: 0,
      pinCount: 0,
      lastPinnedAt: null,
    }
  })
}

/** A member following a board, by their places. */
export interface MadeBoardFollow {
  readonly follower: number
  readonly board: number
  readonly edgeId: Id
}

/** About eight public boards of others for each member. */
export function makeBoardFollows(
  members: readonly MadeMember[],
  boards: readonly MadeBoard[],
  ids: DatedIds,
  random: Random,
): MadeBoardFollow[] {
  const pick = zipfPicker(boards.length, 0.5)
  return members.flatMap((member, follower) => {
    const wanted = new Set(Array.from({ length: 4 + random.below(9) }, () => pick(random)))
    return [...wanted].flatMap((place) => {
      const board = boards[place]
      const isHidden = board?.privacy !== 'public' || members[board.owner]?.isPrivate
      if (!board || isHidden || board.owner === follower) return []
      board.followerCount += 1
      return [{ follower, board: place, edgeId: ids.next(member.bucket) }]
    })
  })
}

function freeSlug(wished: string, taken: Set<string>): string {
  let slug = wished
  for (let number = 2; taken.has(slug); number += 1) slug = `${wished}-${number}`
  taken.add(slug)
  return slug
}

const makeSections = (bucket: number, ids: DatedIds, random: Random): MadeSection[] =>
  Array.from({ length: 2 + random.below(5) }, (_, place) => ({
    id: ids.next(bucket),
    title: `${drawWords(random, 1)} ${place + 1}`,
    pinCount: 0,
  }))

function drawTeam(owner: number, memberCount: number, random: Random): number[] {
  const team = new Set(Array.from({ length: 1 + random.below(3) }, () => random.below(memberCount)))
  team.delete(owner)
  return [...team]
}
