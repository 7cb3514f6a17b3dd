import type { Id } from '../../apps/server/src/platform/ids/ids.ts'
import type { DatedIds } from './dated-ids.ts'
import { type Random, zipfPicker } from './random.ts'

/** The first so many members: most follow them, and their pins are merged into feeds when those are read. */
export const CELEBRITIES = 5
const FOLLOWS = 50

/** A member of the data set, with everything that is counted for them. */
export interface MadeMember {
  readonly id: Id
  readonly bucket: number
  readonly username: string
  readonly isPrivate: boolean
  readonly createdAt: Date
  lastSavedAt: Date | null
  readonly counts: {
    followers: number
    following: number
    boards: number
    totalBoards: number
    secretBoards: number
    pins: number
    totalPins: number
    createdPins: number
  }
}

/** One member following another, by their places in the list of members. */
export interface MadeFollow {
  readonly follower: number
  readonly followee: number
  readonly edgeId: Id
}

/** So many members; two in a hundred keep their profiles private, the first ones never. */
export function makeMembers(count: number, ids: DatedIds, random: Random): MadeMember[] {
  return Array.from({ length: count }, (_, place) => {
    const bucket = random.below(4096)
    return {
      id: ids.next(bucket),
      bucket,
      username: `member${String(place).padStart(6, '0')}`,
      isPrivate: place > CELEBRITIES && random.isHit(0.02),
      createdAt: ids.now(),
      lastSavedAt: null,
      counts: {
        followers: 0,
        following: 0,
        boards: 0,
        totalBoards: 0,
        secretBoards: 0,
        pins: 0,
        totalPins: 0,
        createdPins: 0,
      },
    }
  })
}

/** About fifty followees each; most follow the few celebrities, and the better known are followed more. */
export function makeFollows(members: readonly MadeMember[], ids: DatedIds, random: Random): MadeFollow[] {
  const pick = zipfPicker(members.length, 0.4)
  const most = Math.floor(members.length / 2)
  return members.flatMap((member, follower) => {
    const wanted = Math.min(most, FOLLOWS / 2 + random.below(FOLLOWS))
    const followees = new Set<number>()
    for (let star = 0; star < CELEBRITIES; star += 1) if (random.isHit(0.7)) followees.add(star)
    while (followees.size < wanted) followees.add(pick(random))
    followees.delete(follower)
    return [...followees].map((followee) => {
      member.counts.following += 1
      const followed = members[followee]
      if (followed) followed.counts.followers += 1
      return { follower, followee, edgeId: ids.next(member.bucket) }
    })
  })
}
