import { isMember, type Viewer } from '../../platform/auth/viewer.ts'
import type { Db } from '../../platform/db/db.ts'
import type { Id } from '../../platform/ids/ids.ts'
import { findBlocks } from './blocks.queries.ts'
import { findFollowStates, type FollowState } from './follows.queries.ts'

/** How the viewer stands to a member. */
export interface Relation {
  readonly isSelf: boolean
  /** The member blocked the viewer. */
  readonly isBlockedByThem: boolean
  /** The viewer blocked the member. */
  readonly isBlockingThem: boolean
  readonly follow: FollowState | 'none'
}

interface Blocks {
  mine: ReadonlySet<Id>
  theirs: ReadonlySet<Id>
}

const noBlocks: Blocks = { mine: new Set(), theirs: new Set() }
// A viewer object lives for one request, so blocks are loaded once in it and never go stale.
const blocksOfRequest = new WeakMap<Viewer, Promise<Blocks>>()

function blocksOf(db: Db, viewer: Viewer): Promise<Blocks> {
  if (!isMember(viewer)) return Promise.resolve(noBlocks)
  const known = blocksOfRequest.get(viewer)
  if (known) return known
  const loading = findBlocks(db, viewer.id).then((rows) => ({
    mine: new Set(rows.filter(({ isMine }) => isMine).map(({ otherId }) => otherId)),
    theirs: new Set(rows.filter(({ isMine }) => !isMine).map(({ otherId }) => otherId)),
  }))
  blocksOfRequest.set(viewer, loading)
  return loading
}

/** Forgets what the request loaded, after a command changed it. */
export const forgetBlocks = (viewer: Viewer): boolean => blocksOfRequest.delete(viewer)

/** How the viewer stands to each member. At most two statements, none for signed-out viewers. */
export async function relationsTo(
  deps: { db: Db },
  viewer: Viewer,
  memberIds: readonly Id[],
): Promise<(memberId: Id) => Relation> {
  const others = [...new Set(memberIds)].filter((memberId) => memberId !== viewer.id)
  const [blocks, follows] = await Promise.all([
    blocksOf(deps.db, viewer),
    isMember(viewer) && others.length > 0
      ? findFollowStates(deps.db, viewer.id, others)
      : Promise.resolve(new Map<Id, FollowState>()),
  ])
  return (memberId) => ({
    isSelf: memberId === viewer.id,
    isBlockedByThem: blocks.theirs.has(memberId),
    isBlockingThem: blocks.mine.has(memberId),
    follow: follows.get(memberId) ?? 'none',
  })
}
