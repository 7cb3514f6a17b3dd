import type { BlockingAction } from '@pinfold/contract'
import type { Tx } from '../../../platform/db/db.ts'
import { bucketOf, type Id } from '../../../platform/ids/ids.ts'
import type { WriteDeps } from '../../../platform/write-deps.ts'
import { blockBoards, type Concerned } from '../../boards/index.ts'
import type { PinSource } from '../../pins/index.ts'
import type { Item, Work } from './work.ts'
import { insertOperation, listPins, listPinsOf, setPinCount } from '../operations.queries.ts'

declare module '../../../platform/events/outbox.ts' {
  interface Events {
    /** Its next batch may be done. */
    'operation.due': { operationId: string }
  }
}

/** The pins of new work: named, or all of a source with where they go. */
export type Listed =
  | readonly Item[]
  | { readonly source: PinSource; readonly to: { readonly sectionId: Id | null } | ReadonlyMap<Id, Id> }

/** What was begun. */
export interface Begun {
  readonly id: Id
  readonly pinCount: number
  readonly blockingAction: BlockingAction | null
}

/** Begins long work in the caller's transaction, which locked the boards it concerns and saw that they are not busy. */
export async function startOperation(
  deps: WriteDeps,
  tx: Tx,
  actorId: Id,
  work: Work,
  listed: Listed,
  concerned: readonly Concerned[],
): Promise<Begun> {
  const id = deps.ids.next(bucketOf(actorId))
  const boardIds = [...new Set(concerned.map(({ boardId }) => boardId))]
  await insertOperation(tx, { ...work, id, actorId, boardIds, pinCount: 0 }, deps.clock.now())
  const pinCount = await list(tx, id, listed)
  await setPinCount(tx, id, pinCount)
  const blockingAction = await blockBoards(deps, tx, { id, pinCount }, concerned)
  await deps.outbox.emit(tx, bucketOf(id), 'operation.due', { operationId: id })
  return { id, pinCount, blockingAction }
}

async function list(tx: Tx, id: Id, listed: Listed): Promise<number> {
  if ('source' in listed) return listPinsOf(tx, id, listed.source, listed.to)
  await listPins(tx, id, listed)
  return listed.length
}
