import type { Tx } from '../../platform/db/db.ts'
import { bucketOf, type Id, type IdSource } from '../../platform/ids/ids.ts'
import { passEventDays } from '../boards/index.ts'
import { appendToDos, deletePlanning, findNotes, findToDos, insertNotes } from './planning.queries.ts'

/**
 * Moves what is planned on one locked board to another one, behind what is there, whoever owns it: ids carry their board's
 * bucket, so everything gets new ones. The other board gets the days, too, where it has none. No limit holds here, for
 * nothing may be lost.
 */
export async function movePlanning(deps: { readonly ids: IdSource }, tx: Tx, fromId: Id, toId: Id): Promise<void> {
  const newId = () => deps.ids.next(bucketOf(toId))
  const toDos = await findToDos(tx, fromId)
  await appendToDos(
    tx,
    toId,
    toDos.map((toDo) => ({ ...toDo, id: newId() })),
  )
  const notes = await findNotes(tx, fromId)
  await insertNotes(
    tx,
    toId,
    notes.map((note) => ({ ...note, id: newId() })),
  )
  await deletePlanning(tx, fromId)
  await passEventDays(tx, fromId, toId)
}
