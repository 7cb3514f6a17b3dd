import type { Tx } from '../../platform/db/db.ts'
import { bucketOf, type Id } from '../../platform/ids/ids.ts'
import type { WriteDeps } from '../../platform/write-deps.ts'
import { closeSignatures, deleteSignatures } from '../media/index.ts'
import {
  addToSaveCounts,
  deleteUnusedAggregates,
  findAbandonedAddresses,
  lockAggregates,
} from './aggregates.queries.ts'
import { deleteReactionsTo } from './reactions.queries.ts'
import { tally } from '../../platform/tally.ts'

declare module '../../platform/events/outbox.ts' {
  interface Events {
    'aggregates.deleted': { aggregateIds: string[] }
  }
}

/**
 * After pins left the aggregates: empty ones go, with the address of their picture and all reactions; the others count
 * one save less for each, and their pictures answer nobody any more where all who still carry them are hidden. Reactions stay where they were given: what a pin leaves for starts without any.
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
  const isUnused = new Set(unused.map(({ id }) => id))
  // Pins of a board that is just being put away are hidden, and leave later.
  await closeSignatures(
    tx,
    await findAbandonedAddresses(
      tx,
      unique.filter((id) => !isUnused.has(id)),
    ),
  )
  await addToSaveCounts(tx, tally(aggregateIds, -1))
}

async function forgetAggregates(deps: Pick<WriteDeps, 'outbox'>, tx: Tx, aggregateIds: Id[]): Promise<void> {
  const [first] = aggregateIds
  if (first === undefined) return
  await deleteReactionsTo(tx, aggregateIds)
  await deps.outbox.emit(tx, bucketOf(first), 'aggregates.deleted', { aggregateIds })
}
