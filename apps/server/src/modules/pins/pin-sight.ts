import type { Tx } from '../../platform/db/db.ts'
import { bucketOf, type Id } from '../../platform/ids/ids.ts'
import type { WriteDeps } from '../../platform/write-deps.ts'
import { addToMemberCounters, findMembers } from '../accounts/index.ts'
import { findBoardSights } from '../boards/index.ts'
import { inLockOrder } from '../graph/index.ts'
import { deleteSignatures, drawSignature, type SignatureRow, upsertSignatures } from '../media/index.ts'
import {
  addToSaveCounts,
  closeAggregates,
  deleteUnusedAggregates,
  findAggregatesOfOnePin,
  insertAggregates,
  lockAggregates,
  publishAggregates,
} from './aggregates.queries.ts'
import { syncPinMedia } from './kinds/pin-media.ts'
import { lockPins, type PinRow, updatePinSights } from './pin-rows.queries.ts'
import { tally } from './tally.ts'
import { deleteReactionsTo } from './reactions.queries.ts'

type SightDeps = Pick<WriteDeps, 'clock' | 'ids' | 'outbox'>

declare module '../../platform/events/outbox.ts' {
  interface Events {
    'aggregates.deleted': { aggregateIds: string[] }
    /** Who may see them, and with it perhaps their aggregates. */
    'pins.sight-changed': { pinIds: string[] }
  }
}

/** A board as far as it decides who sees the pins on it. */
interface BoardSightRow {
  ownerId: Id
  privacy: 'public' | 'protected' | 'secret'
  archivedAt: Date | null
  deletedAt: Date | null
}

/** What follows for a pin from its board and from the privacy of its pinner and its board's owner. */
export function pinSight(board: BoardSightRow | null, isPrivate: (memberId: Id) => boolean, pinnerId: Id) {
  const isListed =
    board === null || (board.privacy === 'public' && board.archivedAt === null && board.deletedAt === null)
  const isReadable =
    board === null || (board.privacy !== 'secret' && board.deletedAt === null && !isPrivate(board.ownerId))
  return { isPublic: isListed, hasPublicPicture: isReadable && !isPrivate(pinnerId) }
}

/**
 * Brings the pins' copies of who may see them up to date, with their counters. A pin that stops being readable by
 * everybody gets an aggregate and a picture address of its own, so that neither tells of it nor keeps answering.
 */
export async function syncPinSights(deps: SightDeps, tx: Tx, pinIds: readonly Id[]): Promise<void> {
  const pins = await lockPins(tx, pinIds)
  const boardIds = [...new Set(pins.flatMap(({ boardId }) => (boardId === null ? [] : [boardId])))]
  const boards = new Map((await findBoardSights(tx, boardIds)).map((board) => [board.id, board]))
  const memberIds = [...pins.map(({ pinnerId }) => pinnerId), ...[...boards.values()].map(({ ownerId }) => ownerId)]
  const members = new Map((await findMembers(tx, [...new Set(memberIds)])).map((member) => [member.id, member]))
  const boardOf = (pin: PinRow) => (pin.boardId === null ? null : (boards.get(pin.boardId) ?? null))
  const kept = await keptAggregates(
    tx,
    pins.filter((pin) => pin.hasPublicPicture && Boolean(boardOf(pin)?.deletedAt)),
  )
  const changes = pins.flatMap((pin) => {
    const board = boardOf(pin)
    const after = pinSight(board, (id) => members.get(id)?.isPrivate ?? true, pin.pinnerId)
    const isSame = after.isPublic === pin.isPublic && after.hasPublicPicture === pin.hasPublicPicture
    return isSame ? [] : [changeOf(deps, pin, after, kept.has(pin.aggregateId))]
  })
  if (changes.length > 0) await applyChanges(deps, tx, changes)
}

/** A deleted board may come back, and with it what was said of its pins: aggregates that no other pin carries stay with theirs. */
async function keptAggregates(tx: Tx, pins: readonly PinRow[]): Promise<Set<Id>> {
  const ids = [...new Set(pins.map(({ aggregateId }) => aggregateId))]
  if (ids.length === 0) return new Set()
  await lockAggregates(tx, ids)
  return findAggregatesOfOnePin(tx, ids)
}

interface SightChange {
  pin: PinRow
  id: Id
  isPublic: boolean
  hasPublicPicture: boolean
  aggregateId: Id
  signature: string
}

function changeOf(
  deps: SightDeps,
  pin: PinRow,
  after: { isPublic: boolean; hasPublicPicture: boolean },
  isKeepingAggregate: boolean,
): SightChange {
  const isHiding = pin.hasPublicPicture && !after.hasPublicPicture
  const aggregateId = isHiding && !isKeepingAggregate ? deps.ids.next(bucketOf(pin.id)) : pin.aggregateId
  return { pin, id: pin.id, ...after, aggregateId, signature: isHiding ? drawSignature() : pin.signature }
}

async function applyChanges(deps: SightDeps, tx: Tx, changes: readonly SightChange[]): Promise<void> {
  const now = deps.clock.now()
  const hidden = changes.filter(({ pin, hasPublicPicture }) => pin.hasPublicPicture && !hasPublicPicture)
  const shown = changes.filter(({ pin, hasPublicPicture }) => !pin.hasPublicPicture && hasPublicPicture)
  const [closed, leaving] = [
    hidden.filter(({ pin, aggregateId }) => aggregateId === pin.aggregateId),
    hidden.filter(({ pin, aggregateId }) => aggregateId !== pin.aggregateId),
  ]
  await closeAggregates(
    tx,
    closed.map(({ aggregateId, signature }) => ({ id: aggregateId, signature })),
  )
  await deleteSignatures(
    tx,
    closed.map(({ pin }) => pin.signature),
  )
  await insertAggregates(
    tx,
    leaving.map(({ pin, aggregateId, signature }) => ({
      id: aggregateId,
      contentHash: pin.contentHash,
      signature,
      isPublic: false,
    })),
    now,
  )
  await updatePinSights(tx, changes)
  await publishAggregates(
    tx,
    shown.map(({ aggregateId }) => aggregateId),
  )
  await upsertSignatures(tx, [...hidden, ...shown].map(signatureOf), now)
  await syncPinMedia(deps, tx, { hidden: hidden.map(mediaOwnerOf), shown: shown.map(mediaOwnerOf) })
  await leaveAggregates(
    deps,
    tx,
    leaving.map(({ pin }) => pin.aggregateId),
  )
  await countSightChanges(tx, changes)
  const [first] = changes
  if (first === undefined) return
  await deps.outbox.emit(tx, bucketOf(first.id), 'pins.sight-changed', { pinIds: changes.map(({ id }) => id) })
}

const mediaOwnerOf = ({ pin, hasPublicPicture }: SightChange) => ({
  id: pin.id,
  kind: pin.kind,
  pinnerId: pin.pinnerId,
  hasPublicPicture,
})

const signatureOf = ({ pin, signature, hasPublicPicture }: SightChange): SignatureRow => ({
  signature,
  contentHash: pin.contentHash,
  extension: pin.extension,
  isPublic: hasPublicPicture,
  pinId: hasPublicPicture ? null : pin.id,
  ownerId: pin.pinnerId,
})

/**
 * After pins left the aggregates: empty ones go, with the address of their picture and all reactions; the others count
 * one save less for each. Reactions stay where they were given: what a pin leaves for starts without any.
 */
export async function leaveAggregates(
  deps: Pick<WriteDeps, 'outbox'>,
  tx: Tx,
  aggregateIds: readonly Id[],
): Promise<void> {
  const unique = [...new Set(aggregateIds)]
  if (unique.length === 0) return
  // Locked first, so that the next statement sees every pin that others put in or took out.
  await lockAggregates(tx, unique)
  const unused = await deleteUnusedAggregates(tx, unique)
  await deleteSignatures(
    tx,
    unused.map(({ signature }) => signature),
  )
  await forgetAggregates(
    deps,
    tx,
    unused.map(({ id }) => id),
  )
  await addToSaveCounts(tx, tally(aggregateIds, -1))
}

async function forgetAggregates(deps: Pick<WriteDeps, 'outbox'>, tx: Tx, aggregateIds: Id[]): Promise<void> {
  const [first] = aggregateIds
  if (first === undefined) return
  await deleteReactionsTo(tx, aggregateIds)
  await deps.outbox.emit(tx, bucketOf(first), 'aggregates.deleted', { aggregateIds })
}

async function countSightChanges(tx: Tx, changes: readonly SightChange[]): Promise<void> {
  const flipped = changes.filter(({ pin, isPublic }) => pin.isPublic !== isPublic)
  const byPinner = Map.groupBy(flipped, ({ pin }) => pin.pinnerId)
  for (const pinnerId of inLockOrder([...byPinner.keys()])) {
    const own = byPinner.get(pinnerId) ?? []
    const sum = (list: readonly SightChange[]) => list.reduce((total, { isPublic }) => total + (isPublic ? 1 : -1), 0)
    await addToMemberCounters(tx, pinnerId, {
      pin_count: sum(own),
      created_pin_count: sum(own.filter(({ pin }) => pin.isCreated)),
      story_pin_count: sum(own.filter(({ pin }) => pin.isCreated && pin.kind === 'story')),
    })
  }
}
