import type { OptionsOf, updatePinDraft } from '@pinfold/contract'
import type { Member } from '../../../platform/auth/viewer.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import type { Id } from '../../../platform/ids/ids.ts'
import { type Writer, writeOwn } from '../../../platform/writing/writer.ts'
import { lockMember } from '../../accounts/index.ts'
import { columnsOf, type DraftFields } from '../draft-fields.ts'
import { type DraftDeps, takeFiles } from '../draft-files.ts'
import { settleCounts } from '../draft-limits.ts'
import {
  countDrafts,
  type DraftRow,
  findDrafts,
  lockDrafts,
  markDeleted,
  placeDrafts,
  updateDraft,
} from '../drafts.queries.ts'

/** Changes a draft. Throws `draft_not_found`, `draft_changed` where it was changed meanwhile, and what its fields throw. */
export async function changeDraft(
  deps: DraftDeps,
  viewer: Member,
  { draft_id: id, version, ...fields }: OptionsOf<typeof updatePinDraft>,
): Promise<void> {
  await inTransaction(deps.db, 'change-draft', async (tx) => {
    const [, [draft]] = await lockDrafts(tx, viewer.id, [id])
    if (!draft) throw new AppError('draft_not_found')
    if (draft.version !== version) throw new AppError('draft_changed')
    await change(deps, viewer, writeOwn((await lockMember(tx, viewer.id))[0], viewer), [draft], fields)
  })
}

/** Changes many drafts in the same way. Throws `draft_not_found` where one is gone, and what the fields throw. */
export async function changeDrafts(
  deps: DraftDeps,
  viewer: Member,
  ids: readonly Id[],
  fields: DraftFields,
): Promise<void> {
  await inTransaction(deps.db, 'change-drafts', async (tx) => {
    const [, drafts] = await lockDrafts(tx, viewer.id, ids)
    if (drafts.length < new Set(ids).size) throw new AppError('draft_not_found')
    await change(deps, viewer, writeOwn((await lockMember(tx, viewer.id))[0], viewer), drafts, fields)
  })
}

async function change(
  deps: DraftDeps,
  viewer: Member,
  writer: Writer,
  drafts: readonly DraftRow[],
  fields: DraftFields,
): Promise<void> {
  const before = await countDrafts(writer, viewer.id)
  const now = deps.clock.now()
  for (const draft of drafts) {
    const columns = columnsOf(fields, draft, now)
    const publishAt = columns.publish_at instanceof Date ? columns.publish_at : draft.publishAt
    const files = await takeFiles(deps, writer, viewer, { fields, before: draft, publishAt })
    await updateDraft(writer, draft.id, { ...columns, ...files, updated_at: now })
  }
  await settleCounts(writer, viewer.id, before)
}

/** Throws drafts away; their files are kept until they are gone for good. Those that are gone are passed over. */
export async function deleteDrafts(deps: DraftDeps, viewer: Member, ids: readonly Id[]): Promise<void> {
  await inTransaction(deps.db, 'delete-drafts', async (tx) => {
    await lockDrafts(tx, viewer.id, ids)
    const writer = writeOwn((await lockMember(tx, viewer.id))[0], viewer)
    const before = await countDrafts(writer, viewer.id)
    await markDeleted(writer, viewer.id, ids, deps.clock.now())
    await settleCounts(writer, viewer.id, before)
  })
}

/**
 * Brings drafts back that were thrown away. Whose time is over meanwhile waits for none any more. Throws `draft_not_found`
 * where one is gone for good, `too_many_drafts`, `too_many_scheduled`.
 */
export async function restoreDrafts(deps: DraftDeps, viewer: Member, ids: readonly Id[]): Promise<void> {
  await inTransaction(deps.db, 'restore-drafts', async (tx) => {
    const [, drafts] = await lockDrafts(tx, viewer.id, ids, 'deleted')
    const writer = writeOwn((await lockMember(tx, viewer.id))[0], viewer)
    if (drafts.length === 0) throw new AppError('draft_not_found')
    const before = await countDrafts(writer, viewer.id)
    await markDeleted(
      writer,
      viewer.id,
      drafts.map(({ id }) => id),
      null,
    )
    const now = deps.clock.now()
    for (const { id, publishAt } of drafts)
      if (publishAt !== null && publishAt <= now)
        await updateDraft(writer, id, { publish_at: null, state: 'draft', updated_at: now })
    await settleCounts(writer, viewer.id, before)
  })
}

/** Puts drafts in order; those that are not named come behind. */
export async function orderDrafts(deps: DraftDeps, viewer: Member, ids: readonly Id[]): Promise<void> {
  await inTransaction(deps.db, 'order-drafts', async (tx) => {
    const writer = writeOwn((await lockMember(tx, viewer.id))[0], viewer)
    const own = (await findDrafts(writer, viewer.id)).map(({ id }) => id)
    const named = [...new Set(ids)].filter((id) => own.includes(id))
    await placeDrafts(writer, viewer.id, [...named, ...own.filter((id) => !named.includes(id))])
  })
}
