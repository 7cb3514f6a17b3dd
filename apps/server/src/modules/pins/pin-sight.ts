import type { MemberId, PinId } from '@pinfold/contract'
import type { Tx } from '../../platform/db/db.ts'
import { bucketOf, type Id } from '../../platform/ids/ids.ts'
import type { WriteDeps } from '../../platform/write-deps.ts'
import type { Writer } from '../../platform/writing/writer.ts'
import { EVERYWHERE } from '../../platform/auth/withheld.ts'
import { addToMemberCounters, findMembers, type MemberRow } from '../accounts/index.ts'
import { findBoardSights } from '../boards/index.ts'
import { inLockOrder } from '../graph/index.ts'
import { deleteSignatures, drawSignature, type SignatureRow, upsertSignatures } from '../media/index.ts'
import {
  closeAggregates,
  findOpenAggregates,
  insertAggregates,
  lockAggregates,
  publishAggregates,
  leaveAggregates,
} from '../aggregates/index.ts'
import { syncPinMedia } from './kinds/pin-media.ts'
import { lockPins, type PinRow, updatePinSights } from './pin-rows.queries.ts'

type SightDeps = Pick<WriteDeps, 'clock' | 'ids' | 'outbox'>

declare module '../../platform/events/outbox.ts' {
  interface Events {
    /** Who may see them, and with it perhaps their aggregates; events of older programs do not say which were left. */
    'pins.sight-changed': { pinIds: string[]; leftAggregateIds?: string[] }
  }
}

/** A board as far as it decides who sees the pins on it. */
interface BoardSightRow {
  ownerId: MemberId
  privacy: 'public' | 'protected' | 'secret'
  archivedAt: Date | null
  deletedAt: Date | null
  withheldIn: string
}

const freely = { withheldIn: '', isUndiscoverable: false }

/**
 * What follows for a pin from its board, from the privacy of its pinner and its board's owner, and from law: what is withheld
 * in one country is no longer for all, so that its picture is served by who asks, and nobody suggests it. What moderators keep
 * from being discovered stays readable.
 */
export function pinSight(
  board: BoardSightRow | null,
  isPrivate: (memberId: MemberId) => boolean,
  pinnerId: MemberId,
  { withheldIn, isUndiscoverable }: Pick<PinRow, 'withheldIn' | 'isUndiscoverable'> = freely,
) {
  const isListed =
    board === null || (board.privacy === 'public' && board.archivedAt === null && board.deletedAt === null)
  const isReadable =
    board === null ||
    (board.privacy !== 'secret' && board.deletedAt === null && board.withheldIn === '' && !isPrivate(board.ownerId))
  return {
    isListed: isListed && !isUndiscoverable && withheldIn !== EVERYWHERE && board?.withheldIn !== EVERYWHERE,
    isReadableByAll: isReadable && withheldIn === '' && !isPrivate(pinnerId),
  }
}

/** Whether not everybody may read what is a member's: as they want it, or by law. */
export const isKeptFromSome = ({ isPrivate, withheldIn }: Pick<MemberRow, 'isPrivate' | 'withheldIn'>): boolean =>
  isPrivate || withheldIn !== ''

/**
 * Brings the pins' copies of who may see them up to date, with their counters. A pin that stops being readable by
 * everybody gets an aggregate and a picture address of its own, so that neither tells of it nor keeps answering.
 */
export async function syncPinSights(deps: SightDeps, writer: Writer, pinIds: readonly PinId[]): Promise<void> {
  const [, pins] = await lockPins(writer, pinIds)
  const boardIds = [...new Set(pins.flatMap(({ boardId }) => (boardId === null ? [] : [boardId])))]
  const boards = new Map((await findBoardSights(writer, boardIds)).map((board) => [board.id, board]))
  const memberIds = [...pins.map(({ pinnerId }) => pinnerId), ...[...boards.values()].map(({ ownerId }) => ownerId)]
  const members = new Map((await findMembers(writer, [...new Set(memberIds)])).map((member) => [member.id, member]))
  const boardOf = (pin: PinRow) => (pin.boardId === null ? null : (boards.get(pin.boardId) ?? null))
  const open = await findOpenAggregates(
    writer,
    pins.map(({ aggregateId }) => aggregateId),
  )
  const keepers = await keepersOf(
    writer,
    pins.filter((pin) => open.has(pin.aggregateId) && (pin.withheldIn !== '' || mayComeBack(boardOf(pin)))),
  )
  const changes = pins.flatMap((pin) => {
    const isPrivate = (id: MemberId) => {
      const member = members.get(id)
      return member === undefined || isKeptFromSome(member)
    }
    const after = pinSight(boardOf(pin), isPrivate, pin.pinnerId, pin)
    const isHiding = open.has(pin.aggregateId) && !after.isReadableByAll
    const isSame = after.isListed === pin.isListed && after.isReadableByAll === pin.isReadableByAll
    return isSame && !isHiding ? [] : [changeOf(deps, pin, after, isHiding, keepers.has(pin.id))]
  })
  if (changes.length > 0) await applyChanges(deps, writer, changes)
}

const mayComeBack = (board: BoardSightRow | null) =>
  board !== null && (board.deletedAt !== null || board.withheldIn !== '')

/**
 * A deleted board may come back, and so may what law withholds, and with it what was said of its pins: an aggregate that no other pin carries stays with
 * one of them. Answers which.
 */
async function keepersOf(tx: Tx, pins: readonly PinRow[]): Promise<Set<Id>> {
  const byAggregate = Map.groupBy(pins, ({ aggregateId }) => aggregateId)
  if (byAggregate.size === 0) return new Set()
  const [, locked] = await lockAggregates(tx, [...byAggregate.keys()])
  return new Set(
    locked.flatMap(({ id, saveCount }) => {
      const own = byAggregate.get(id) ?? []
      return own[0] !== undefined && saveCount + 1 === own.length ? [own[0].id] : []
    }),
  )
}

interface SightChange {
  pin: PinRow
  id: Id
  /** It leaves what everybody sees; its own row may say so already (`hideBoardPins`), its aggregate does not. */
  isHiding: boolean
  isListed: boolean
  isReadableByAll: boolean
  aggregateId: Id
  signature: string
}

function changeOf(
  deps: SightDeps,
  pin: PinRow,
  after: { isListed: boolean; isReadableByAll: boolean },
  isHiding: boolean,
  isKeepingAggregate: boolean,
): SightChange {
  const aggregateId = isHiding && !isKeepingAggregate ? deps.ids.next(bucketOf(pin.id)) : pin.aggregateId
  return { pin, id: pin.id, isHiding, ...after, aggregateId, signature: isHiding ? drawSignature() : pin.signature }
}

async function applyChanges(deps: SightDeps, writer: Writer, changes: readonly SightChange[]): Promise<void> {
  const now = deps.clock.now()
  const hidden = changes.filter(({ isHiding }) => isHiding)
  const shown = changes.filter(({ pin, isReadableByAll }) => !pin.isReadableByAll && isReadableByAll)
  const [closed, leaving] = [
    hidden.filter(({ pin, aggregateId }) => aggregateId === pin.aggregateId),
    hidden.filter(({ pin, aggregateId }) => aggregateId !== pin.aggregateId),
  ]
  await closeAggregates(
    writer,
    closed.map(({ aggregateId, signature }) => ({ id: aggregateId, signature })),
  )
  await insertAggregates(
    writer,
    leaving.map(({ pin, aggregateId, signature }) => ({
      id: aggregateId,
      contentHash: pin.contentHash,
      signature,
      isPublic: false,
    })),
    now,
  )
  await updatePinSights(writer, changes)
  await publishAggregates(
    writer,
    shown.map(({ aggregateId }) => aggregateId),
  )
  // Pins that come back before their aggregate was closed share their address.
  const addresses = new Map([...hidden, ...shown].map((change) => [change.signature, signatureOf(change)]))
  await upsertSignatures(writer, [...addresses.values()], now)
  await deleteSignatures(
    writer,
    closed.map(({ pin }) => pin.signature),
  )
  await syncPinMedia(deps, writer, { hidden: hidden.map(mediaOwnerOf), shown: shown.map(mediaOwnerOf) })
  const left = leaving.map(({ pin }) => pin.aggregateId)
  await leaveAggregates(deps, writer, left)
  await countSightChanges(writer, changes)
  const [first] = changes
  if (first === undefined) return
  await deps.outbox.emit(writer, bucketOf(first.id), 'pins.sight-changed', {
    pinIds: changes.map(({ id }) => id),
    leftAggregateIds: [...new Set(left)],
  })
}

const mediaOwnerOf = ({ pin, isReadableByAll }: SightChange) => ({
  id: pin.id,
  kind: pin.kind,
  pinnerId: pin.pinnerId,
  isReadableByAll,
})

const signatureOf = ({ pin, signature, isReadableByAll }: SightChange): SignatureRow => ({
  signature,
  contentHash: pin.contentHash,
  extension: pin.extension,
  isPublic: isReadableByAll,
  pinId: isReadableByAll ? null : pin.id,
  ownerId: pin.pinnerId,
})

async function countSightChanges(writer: Writer, changes: readonly SightChange[]): Promise<void> {
  const flipped = changes.filter(({ pin, isListed }) => pin.isListed !== isListed)
  const byPinner = Map.groupBy(flipped, ({ pin }) => pin.pinnerId)
  for (const pinnerId of inLockOrder([...byPinner.keys()])) {
    const own = byPinner.get(pinnerId) ?? []
    const sum = (list: readonly SightChange[]) => list.reduce((total, { isListed }) => total + (isListed ? 1 : -1), 0)
    await addToMemberCounters(writer, pinnerId, {
      pin_count: sum(own),
      created_pin_count: sum(own.filter(({ pin }) => pin.isCreated)),
      story_pin_count: sum(own.filter(({ pin }) => pin.isCreated && pin.kind === 'story')),
    })
  }
}
