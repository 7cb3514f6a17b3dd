import { bucketOf, type Id, type IdSource } from '../../platform/ids/ids.ts'
import type { Writer } from '../../platform/writing/writer.ts'
import { passEventDays } from '../boards/index.ts'
import { appendToDos, deletePlanning, findNotes, findToDos, insertNotes } from './planning.queries.ts'

/**
 * Moves what is planned on one locked board to another one, behind what is there, whoever owns it: ids carry their board's
 * bucket, so everything gets new ones. The other board gets the days, too, where it has none. No limit holds here, for
 * nothing may be lost.
 */
export async function movePlanning(
  deps: { readonly ids: IdSource },
  writer: Writer,
  fromId: Id,
  toId: Id,
): Promise<void> {
  const newId = () => deps.ids.next(bucketOf(toId))
  const toDos = await findToDos(writer, fromId)
  await appendToDos(
    writer,
    toId,
    toDos.map((toDo) => ({ ...toDo, id: newId() })),
  )
  const notes = await findNotes(writer, fromId)
  await insertNotes(
    writer,
    toId,
    notes.map((note) => ({ ...note, id: newId() })),
  )
  await deletePlanning(writer, fromId)
  await passEventDays(writer, fromId, toId)
}
