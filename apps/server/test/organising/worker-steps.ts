import { removeBoard, removeDeletedBoards } from '../../src/modules/boards/deletion/remove-deleted-boards.ts'
import { runOperation } from '../../src/modules/organising/work/run-operation.ts'
import type { Lane } from './lane.ts'
import type { World } from './small-world.ts'

const AFTER_GRACE_DAYS = 8

/** What the worker would hear next: the first of these events, taken off the outbox. */
async function nextEvent({ pool }: Lane, name: string, which: number): Promise<Record<string, string> | undefined> {
  const { rows } = await pool.query<{ payload: Record<string, string> }>(
    `delete from outbox_events where (bucket, id) = (
       select bucket, id from outbox_events where name = $1 order by id
       offset $2 % greatest((select count(*) from outbox_events where name = $1), 1) limit 1) returning payload`,
    [name, which],
  )
  return rows[0]?.payload
}

/** The worker does one batch of something that is under way; events arrive at least once. False where nothing is. */
export async function work(lane: Lane, wanted: { which: number; isTwice: boolean }): Promise<boolean> {
  const operation = await nextEvent(lane, 'operation.due', wanted.which)
  if (operation) {
    await runOperation(lane.core, operation['operationId'] ?? '')
    if (wanted.isTwice) await runOperation(lane.core, operation['operationId'] ?? '')
    return true
  }
  const merged = await nextEvent(lane, 'board.merged', wanted.which)
  if (merged) await removeBoard(lane.core, merged['boardId'] ?? '')
  return merged !== undefined
}

/** The worker does all there is, by what it hears alone. */
export async function workAll(lane: Lane): Promise<void> {
  while (await work(lane, { which: 0, isTwice: false }));
}

/** Days later the worker removes boards that nobody brought back. */
export async function removeForGood(lane: Lane, world: World): Promise<void> {
  const { rows } = await lane.pool.query<{ id: string }>(
    'select p.id from pins p join boards b on b.id = p.board_id where b.deleted_at is not null',
  )
  for (const { id } of rows) world.mayBeGone.add(id)
  const later = new Date(Date.now() + AFTER_GRACE_DAYS * 86_400_000)
  await removeDeletedBoards({ ...lane.core, clock: { now: () => later } })
}
