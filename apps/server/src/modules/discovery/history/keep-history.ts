import { limits, type PinId } from '@pinfold/contract'
import type { Clock } from '../../../platform/clock.ts'
import type { Member } from '../../../platform/auth/viewer.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { bucketOf, type Id } from '../../../platform/ids/ids.ts'
import type { WriteDeps } from '../../../platform/write-deps.ts'
import { authorize, writeOwn } from '../../../platform/writing/writer.ts'
import { lockMember, setKeepsHistory } from '../../accounts/index.ts'
import { canSeeBoardPins, findBoardId, knowBoard } from '../../boards/index.ts'
import { canSeePin, knowPin } from '../../pins/index.ts'
import { deleteHistory, deleteHistoryEntry, trimHistory, upsertHistoryEntry } from './history.queries.ts'

type LookedAt = { readonly pinId: PinId } | { readonly boardUrl: string }

/** Notes what the viewer looks at, if their account keeps that. Again puts it first. Throws where they may not see it. */
export async function noteLookedAt(deps: WriteDeps & { clock: Clock }, viewer: Member, thing: LookedAt): Promise<void> {
  const id = 'pinId' in thing ? thing.pinId : await findBoardId(deps, { board_url: thing.boardUrl })
  const kind = 'pinId' in thing ? 'pin' : 'board'
  await inTransaction(deps.db, 'note-looked-at', async (tx) => {
    const [held, member] = await lockMember(tx, viewer.id)
    const decision =
      kind === 'pin'
        ? canSeePin((await knowPin({ db: held }, viewer, id)).facts)
        : canSeeBoardPins((await knowBoard({ db: held }, viewer, id)).facts)
    const writer = authorize(held, decision)
    if (!viewer.keepsHistory || !member) return
    await upsertHistoryEntry(writer, viewer.id, { kind, id, edgeId: deps.ids.next(bucketOf(viewer.id)) })
    await trimHistory(writer, viewer.id, limits.history)
  })
}

/** Has the account keep what its member looks at; or ends that, and forgets what was kept. */
export async function keepHistory(deps: WriteDeps, viewer: Member, isKept: boolean): Promise<void> {
  await inTransaction(deps.db, 'keep-history', async (tx) => {
    const [held] = await lockMember(tx, viewer.id)
    const writer = writeOwn(held, viewer)
    await setKeepsHistory(writer, viewer.id, isKept)
    if (!isKept) await deleteHistory(writer, viewer.id)
  })
}

/** Forgets one thing that the viewer looked at, or all for null. */
export async function forgetLookedAt(deps: WriteDeps, viewer: Member, thingId: Id | null): Promise<void> {
  await inTransaction(deps.db, 'forget-looked-at', async (tx) => {
    const [held] = await lockMember(tx, viewer.id)
    const writer = writeOwn(held, viewer)
    await (thingId === null ? deleteHistory(writer, viewer.id) : deleteHistoryEntry(writer, viewer.id, thingId))
  })
}
