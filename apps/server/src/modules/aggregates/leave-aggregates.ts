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
import type { Writer } from '../../platform/writing/writer.ts'

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
  writer: Writer,
  aggregateIds: readonly Id[],
): Promise<void> {
  const unique = [...new Set(aggregateIds)]
  if (unique.length === 0) return
  // Locked first, so that the next statement sees every pin that others put in or took out.
  await lockAggregates(writer, unique)
  const unused = await deleteUnusedAggregates(writer, unique)
  await deleteSignatures(
    writer,
    unused.map(({ signature }) => signature),
  )
  await forgetAggregates(
    deps,
    writer,
    unused.map(({ id }) => id),
  )
  const isUnused = new Set(unused.map(({ id }) => id))
  // Pins of a board that is just being put away are hidden, and leave later.
  await closeSignatures(
    writer,
    await findAbandonedAddresses(
      writer,
      unique.filter((id) => !isUnused.has(id)),
    ),
  )
  await addToSaveCounts(writer, tally(aggregateIds, -1))
}

async function forgetAggregates(deps: Pick<WriteDeps, 'outbox'>, writer: Writer, aggregateIds: Id[]): Promise<void> {
  const [first] = aggregateIds
  if (first === undefined) return
  await deleteReactionsTo(writer, aggregateIds)
  await deps.outbox.emit(writer, bucketOf(first), 'aggregates.deleted', { aggregateIds })
}
