import type { MemberId } from '@pinfold/contract'
import { requestOf } from '../../platform/auth/read-once.ts'
import { isMember, type Member, type Viewer } from '../../platform/auth/viewer.ts'
import type { Db } from '../../platform/db/db.ts'
import { keeperOf } from '../../platform/db/kept/row-keeper.ts'
import { keptBesideLocks } from '../../platform/db/kept/rows-under-locks.ts'
import type { Id } from '../../platform/ids/ids.ts'
import { findBlocks } from './blocks.queries.ts'
import { findFollowStates, type FollowState } from './follows.queries.ts'
import { findOwnRelations, findRelations, type OwnRelations } from './relations.queries.ts'

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

interface Loaded {
  blocks: Blocks
  follows: ReadonlyMap<Id, FollowState>
}

const nothing: Loaded = { blocks: noBlocks, follows: new Map() }

/** What the request has not loaded yet of the member's blocks, and of how they follow the others: one statement. */
async function load(db: Db, viewer: Member, others: readonly Id[]): Promise<Loaded> {
  const request = requestOf(viewer)
  const known = blocksOfRequest.get(request)
  if (known) {
    const [blocks, follows] = await Promise.all([
      known,
      others.length === 0 ? nothing.follows : findFollowStates(db, viewer.id, others),
    ])
    return { blocks, follows }
  }
  const loading = others.length === 0 ? loadBlocks(db, viewer) : loadRelations(db, viewer, others)
  const blocks = loading.then((loaded) => loaded.blocks)
  blocksOfRequest.set(request, blocks)
  const [loaded] = await Promise.all([loading, blocks])
  return loaded
}

async function loadBlocks(db: Db, { id }: Member): Promise<Loaded> {
  const rows = await findBlocks(db, id)
  const idsOf = (isMine: boolean) => new Set(rows.filter((row) => row.isMine === isMine).map(({ otherId }) => otherId))
  return { blocks: { mine: idsOf(true), theirs: idsOf(false) }, follows: nothing.follows }
}

async function loadRelations(db: Db, { id }: Member, others: readonly Id[]): Promise<Loaded> {
  const rows = await findRelations(db, id, others)
  const idsOf = (kind: 'blocked' | 'blockedBy') =>
    new Set(rows.filter((row) => row.kind === kind).map(({ otherId }) => otherId))
  const follows = new Map(rows.flatMap((row) => (row.kind === 'follow' ? [[row.otherId, row.state]] : [])))
  return { blocks: { mine: idsOf('blocked'), theirs: idsOf('blockedBy') }, follows }
}

/** Forgets what the request loaded, after a command changed it. */
export const forgetBlocks = (viewer: Viewer): boolean => blocksOfRequest.delete(requestOf(viewer))

/** All relations of the viewer, where they are kept; in transactions, until one writes, as new as its locks. */
async function keptRelations(db: Db, viewer: Viewer): Promise<OwnRelations | null> {
  if (!isMember(viewer)) return null
  const beside = keptBesideLocks(db)
  if (beside === undefined && keeperOf(db) === undefined) return null
  const own = await (beside
    ? beside.findOnce(findOwnRelations, viewer.id)
    : findOwnRelations(db, [viewer.id]).then((rows) => rows[0]))
  return own?.isWhole === true ? own : null
}

/** How the viewer stands to each member. One statement, two where the relations are too many to be kept. */
export async function relationsTo(
  deps: { db: Db },
  viewer: Viewer,
  memberIds: readonly MemberId[],
): Promise<(memberId: MemberId) => Relation> {
  const own = await keptRelations(deps.db, viewer)
  if (own) return (memberId) => relationOf(own, memberId)
  const others = [...new Set(memberIds)].filter((memberId) => memberId !== viewer.id)
  const { blocks, follows } = isMember(viewer) ? await load(deps.db, viewer, others) : nothing
  return (memberId) => ({
    isSelf: memberId === viewer.id,
    isBlockedByThem: blocks.theirs.has(memberId),
    isBlockingThem: blocks.mine.has(memberId),
    follow: follows.get(memberId) ?? 'none',
  })
}

function relationOf(own: OwnRelations, memberId: MemberId): Relation {
  const requested = own.requested.has(memberId) ? 'requested' : 'none'
  return {
    isSelf: memberId === own.id,
    isBlockedByThem: own.blockedBy.has(memberId),
    isBlockingThem: own.blocked.has(memberId),
    follow: own.following.has(memberId) ? 'following' : requested,
  }
}
