import type { Viewer } from '../../platform/auth/viewer.ts'
import type { Db } from '../../platform/db/db.ts'
import type { Id } from '../../platform/ids/ids.ts'
import { knowMembers, type KnownMember } from '../graph/index.ts'
import { canSeePin, type KnownPin, knowPins } from '../pins/index.ts'
import type { TryFacts } from './tried.policy.ts'
import type { TryRow } from './tried.queries.ts'

/** A try with its author, the pin it was tried from where that still is, and what decides about it. */
export interface KnownTry {
  readonly row: TryRow
  readonly author: KnownMember
  readonly pin: KnownPin | null
  readonly facts: TryFacts
}

/** The tries as the viewer stands to them, hidden ones included, in the order of the rows. At most ten statements. */
export async function knowTries(
  deps: { readonly db: Db },
  viewer: Viewer,
  rows: readonly TryRow[],
): Promise<KnownTry[]> {
  if (rows.length === 0) return []
  const [authors, pins] = await Promise.all([
    knowMembers(deps, viewer, unique(rows.map(({ memberId }) => memberId))),
    knowPins(deps, viewer, unique(rows.map(({ pinId }) => pinId))),
  ])
  return rows.flatMap((row) => {
    const author = authors.get(row.memberId)
    const pin = pins.get(row.pinId) ?? null
    return author ? [{ row, author, pin, facts: factsOf(author, pin) }] : []
  })
}

const unique = (ids: readonly Id[]) => [...new Set(ids)]

const factsOf = ({ row, relation }: KnownMember, pin: KnownPin | null): TryFacts => ({
  isAuthor: relation.isSelf,
  isBlockedEitherWay: relation.isBlockedByThem || relation.isBlockingThem,
  isAuthorPrivate: row.isPrivate,
  isApprovedFollower: relation.follow === 'following',
  isUnderOwnPin: pin?.facts.isPinner ?? false,
  isPinSeen: pin !== null && canSeePin(pin.facts).isAllowed,
})
