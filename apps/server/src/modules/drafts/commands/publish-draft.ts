import { pinResource } from '@pinfold/contract'
import type { Member } from '../../../platform/auth/viewer.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import type { Id } from '../../../platform/ids/ids.ts'
import { type Writer, writeAsSystem } from '../../../platform/writing/writer.ts'
import { lockMember } from '../../accounts/index.ts'
import { keepUploads } from '../../media/index.ts'
import { createPinIn, standingTags } from '../../pins/index.ts'
import { type DraftDeps, uploadsOf } from '../draft-files.ts'
import { noteScheduled } from '../draft-limits.ts'
import { countDrafts, type DraftRow, lockDrafts, removeDrafts } from '../drafts.queries.ts'
import { draftRefusalWords } from '../draft-refusals.words.ts'

/** What making a pin of a draft needs. */
export type PublishDeps = DraftDeps & { readonly publicUrl: URL; readonly mediaUrl: string }

/** Makes the draft's pin, now. Answers the pin. Throws `draft_not_found`, and what making pins throws. */
export const publishDraft = (deps: PublishDeps, viewer: Member, draftId: Id): Promise<Id> =>
  inTransaction(deps.db, 'publish-draft', async (tx) => {
    const [, [draft]] = await lockDrafts(tx, viewer.id, [draftId])
    if (!draft) throw new AppError('draft_not_found')
    return publishLocked(deps, tx, viewer, draft)
  })

/**
 * Makes the pin of a locked draft and takes the draft away, both or neither: whoever comes later finds no draft, so none is
 * published twice.
 */
export async function publishLocked(deps: PublishDeps, tx: Tx, viewer: Member, draft: DraftRow): Promise<Id> {
  const uploader = draft.uploadedBy === null ? viewer : { ...viewer, actorId: draft.uploadedBy }
  // What went meanwhile, or has no price any more, keeps no pin from being made.
  const tags = draft.kind === 'picture' ? await standingTags(tx, viewer, draft.productTags) : []
  const wanted = { ...pinOf(draft), product_tags: tags.map((tag) => ({ ...tag, page: 0 })) }
  const pinId = await createPinIn(deps, tx, uploader, wanted, draft)
  const writer = writeAsSystem(tx, 'the draft became the pin that was just allowed')
  await forget(writer, draft)
  return pinId
}

async function forget(writer: Writer, draft: DraftRow): Promise<void> {
  await lockMember(writer, draft.memberId)
  const before = await countDrafts(writer, draft.memberId)
  await removeDrafts(writer, draft.memberId, [draft.id])
  // What the pin took is used; what is left of the files is swept.
  await keepUploads(writer, uploadsOf(draft), null)
  await noteScheduled(
    writer,
    draft.memberId,
    before.scheduled - (draft.state === 'scheduled' ? 1 : 0),
    before.scheduled,
  )
}

/** What is wanted of a pin, as anybody asks for one. Throws `rule_broken` with the field that no pin can have. */
function pinOf(draft: DraftRow) {
  if (draft.uploadId === null)
    throw new AppError('rule_broken', { field: 'upload_id', detail: `upload_id: ${draftRefusalWords.needsPicture}` })
  const isVideo = draft.kind === 'video'
  const wanted = pinResource.create.options.safeParse({
    method: 'pinbuilder',
    upload_id: isVideo ? draft.uploadId : (draft.editedUploadId ?? draft.uploadId),
    ...(isVideo && draft.coverUploadId !== null && { cover_upload_id: draft.coverUploadId }),
    ...(draft.boardId !== null && { board_id: draft.boardId }),
    ...(draft.boardId !== null && draft.sectionId !== null && { section_id: draft.sectionId }),
    title: draft.title,
    description: draft.description,
    alt_text: draft.altText,
    link: draft.link,
    is_comments_allowed: draft.isCommentsAllowed,
    is_similar_products_shown: draft.isSimilarShown,
  })
  if (wanted.success) return wanted.data
  const [issue] = wanted.error.issues
  const field = String(issue?.path[0] ?? 'title')
  throw new AppError('rule_broken', { field, detail: `${field}: ${issue?.message ?? ''}` })
}
