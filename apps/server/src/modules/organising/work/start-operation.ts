import type { BlockingAction, MemberId, SectionId } from '@pinfold/contract'
import { bucketOf, type Id } from '../../../platform/ids/ids.ts'
import type { WriteDeps } from '../../../platform/write-deps.ts'
import type { Writer } from '../../../platform/writing/writer.ts'
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
  | { readonly source: PinSource; readonly to: { readonly sectionId: SectionId | null } | ReadonlyMap<Id, Id> }

/** What was begun. */
export interface Begun {
  readonly id: Id
  readonly pinCount: number
  readonly blockingAction: BlockingAction | null
}

/** Begins long work in the caller's transaction, which locked the boards it concerns and saw that they are not busy. */
export async function startOperation(
  deps: WriteDeps,
  writer: Writer,
  actorId: MemberId,
  work: Work,
  listed: Listed,
  concerned: readonly Concerned[],
): Promise<Begun> {
  const id = deps.ids.next(bucketOf(actorId))
  const boardIds = [...new Set(concerned.map(({ boardId }) => boardId))]
  await insertOperation(writer, { ...work, id, actorId, boardIds, pinCount: 0 }, deps.clock.now())
  const pinCount = await list(writer, id, listed)
  await setPinCount(writer, id, pinCount)
  const blockingAction = await blockBoards(deps, writer, { id, pinCount }, concerned)
  await deps.outbox.emit(writer, bucketOf(id), 'operation.due', { operationId: id })
  return { id, pinCount, blockingAction }
}

async function list(writer: Writer, id: Id, listed: Listed): Promise<number> {
  if ('source' in listed) return listPinsOf(writer, id, listed.source, listed.to)
  await listPins(writer, id, listed)
  return listed.length
}
