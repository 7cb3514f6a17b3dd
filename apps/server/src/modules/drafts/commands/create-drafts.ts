import type { Member } from '../../../platform/auth/viewer.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { bucketOf, type Id } from '../../../platform/ids/ids.ts'
import { type Writer, writeOwn } from '../../../platform/writing/writer.ts'
import { lockMember } from '../../accounts/index.ts'
import { copyUpload, keepUploads } from '../../media/index.ts'
import { columnsOf, type DraftFields } from '../draft-fields.ts'
import { type DraftDeps, takeFiles, uploadsOf } from '../draft-files.ts'
import { settleCounts } from '../draft-limits.ts'
import { countDrafts, findDrafts, insertDrafts, lockDrafts, placeDrafts } from '../drafts.queries.ts'

const KEPT_MILLISECONDS = 40 * 24 * 60 * 60 * 1000

/** Keeps new drafts behind those there are. Throws `too_many_drafts`, and what their fields throw. */
export const createDrafts = (deps: DraftDeps, viewer: Member, drafts: readonly DraftFields[]): Promise<Id[]> =>
  inTransaction(deps.db, 'create-drafts', async (tx) => {
    const [held] = await lockMember(tx, viewer.id)
    return insertNewDrafts(deps, writeOwn(held, viewer), viewer, drafts)
  })

/** What `createDrafts` does, with the member locked. */
export async function insertNewDrafts(
  deps: DraftDeps,
  writer: Writer,
  viewer: Member,
  drafts: readonly DraftFields[],
): Promise<Id[]> {
  const before = await countDrafts(writer, viewer.id)
  const now = deps.clock.now()
  const ids: Id[] = []
  for (const [at, fields] of drafts.entries()) {
    const id = deps.ids.next(bucketOf(viewer.id))
    const columns = columnsOf(fields, null, now)
    const publishAt = columns.publish_at instanceof Date ? columns.publish_at : null
    const files = await takeFiles(deps, writer, viewer, { fields, before: null, publishAt })
    await insertDrafts(writer, [
      {
        ...columns,
        ...files,
        id,
        member_id: viewer.id,
        position: before.lastPosition + 1 + at,
        publish_at: publishAt,
        created_at: now,
        updated_at: now,
      },
    ])
    ids.push(id)
  }
  await settleCounts(writer, viewer.id, before)
  return ids
}

/** Keeps a draft once more, right behind it and without its time. Throws `draft_not_found`, `too_many_drafts`, `storage_full`. */
export function duplicateDraft(deps: DraftDeps, viewer: Member, draftId: Id): Promise<Id> {
  return inTransaction(deps.db, 'duplicate-draft', async (tx) => {
    const [, [draft]] = await lockDrafts(tx, viewer.id, [draftId])
    if (!draft) throw new AppError('draft_not_found')
    const [held] = await lockMember(tx, viewer.id)
    const writer = writeOwn(held, viewer)
    const before = await countDrafts(writer, viewer.id)
    const copyOf = (id: Id | null) => (id === null ? null : copyUpload(deps, writer, id))
    const files = {
      uploadId: await copyOf(draft.uploadId),
      coverUploadId: await copyOf(draft.coverUploadId),
      editedUploadId: await copyOf(draft.editedUploadId),
    }
    const now = deps.clock.now()
    await keepUploads(writer, uploadsOf(files), new Date(now.getTime() + KEPT_MILLISECONDS))
    const id = deps.ids.next(bucketOf(viewer.id))
    await insertDrafts(writer, [
      {
        id,
        member_id: viewer.id,
        position: draft.position,
        kind: draft.kind,
        upload_id: files.uploadId,
        cover_upload_id: files.coverUploadId,
        edited_upload_id: files.editedUploadId,
        uploaded_by: draft.uploadedBy,
        title: draft.title,
        description: draft.description,
        alt_text: draft.altText,
        link: draft.link,
        media_url: draft.mediaUrl,
        board_id: draft.boardId,
        section_id: draft.sectionId,
        topic_ids: draft.topicIds,
        is_comments_allowed: draft.isCommentsAllowed,
        is_similar_products_shown: draft.isSimilarShown,
        product_tags: JSON.stringify(draft.productTags),
        edit: draft.edit === null ? null : JSON.stringify(draft.edit),
        created_at: now,
        updated_at: now,
      },
    ])
    await settleCounts(writer, viewer.id, before)
    const rows = await findDrafts(writer, viewer.id)
    const others = rows.map((row) => row.id).filter((other) => other !== id)
    await placeDrafts(writer, viewer.id, others.toSpliced(others.indexOf(draft.id) + 1, 0, id))
    return id
  })
}
