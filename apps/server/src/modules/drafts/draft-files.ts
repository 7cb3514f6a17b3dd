import type { PictureEdit } from '@pinfold/contract'
import type { Insertable } from 'kysely'
import type { Member } from '../../platform/auth/viewer.ts'
import type { Tables } from '../../platform/db/tables.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import type { Id } from '../../platform/ids/ids.ts'
import type { WriteDeps } from '../../platform/write-deps.ts'
import type { Writer } from '../../platform/writing/writer.ts'
import { editUpload, findUploads, isBroughtBy, keepUploads } from '../media/index.ts'
import { changesNothing, type DraftFields, isSameEdit } from './draft-fields.ts'
import type { DraftRow } from './drafts.queries.ts'

/** What writing drafts needs. */
export type DraftDeps = WriteDeps & { readonly storageQuota: number | null }

type Files = Pick<DraftRow, 'uploadId' | 'coverUploadId' | 'editedUploadId' | 'edit'>
type Columns = Partial<Omit<Insertable<Tables['pin_drafts']>, 'bucket' | 'id' | 'member_id'>>

/** Uploads of drafts are kept so long after the draft was last touched, or after its time. */
const KEPT_MILLISECONDS = 40 * 24 * 60 * 60 * 1000

const noFiles: Files = { uploadId: null, coverUploadId: null, editedUploadId: null, edit: null }

/** The uploads that a draft holds. */
export const uploadsOf = (draft: Pick<Files, 'uploadId' | 'coverUploadId' | 'editedUploadId'>): Id[] =>
  [draft.uploadId, draft.coverUploadId, draft.editedUploadId].filter((id) => id !== null)

/**
 * Takes the draft's files over: checks whose they are, has an edited picture made where the edit is another one, and keeps
 * what the draft holds from being swept. Throws `upload_not_found`, `upload_used`, and what `editUpload` throws.
 */
export async function takeFiles(
  deps: DraftDeps,
  writer: Writer,
  viewer: Member,
  { fields, before, publishAt }: { fields: DraftFields; before: Files | null; publishAt: Date | null },
): Promise<Columns> {
  const old = before ?? noFiles
  const uploadId = fields.upload_id === undefined ? old.uploadId : fields.upload_id
  const coverUploadId = fields.cover_upload_id === undefined ? old.coverUploadId : fields.cover_upload_id
  const isNewFile = uploadId !== old.uploadId
  const fresh = [...(isNewFile ? [uploadId] : []), ...(coverUploadId === old.coverUploadId ? [] : [coverUploadId])]
  const uploads = await requireOwn(
    writer,
    viewer,
    fresh.filter((id) => id !== null),
  )
  const uploadedBy = uploadedFor(viewer, uploads)
  const edited = await editedOf(deps, writer, { fields, old, uploadId, isNewFile })
  const now = { uploadId, coverUploadId, editedUploadId: edited.edited_upload_id }
  const until = new Date(Math.max(deps.clock.now().getTime(), publishAt?.getTime() ?? 0) + KEPT_MILLISECONDS)
  const held = uploadsOf(now)
  await keepUploads(writer, held, until)
  await keepUploads(
    writer,
    uploadsOf(old).filter((id) => !held.includes(id)),
    null,
  )
  return {
    upload_id: uploadId,
    cover_upload_id: coverUploadId,
    ...(isNewFile && {
      kind: uploads.get(uploadId ?? '')?.type === 'video' ? ('video' as const) : ('picture' as const),
    }),
    ...edited,
    ...(uploadedBy !== null && { uploaded_by: uploadedBy }),
  }
}

async function editedOf(
  deps: DraftDeps,
  writer: Writer,
  { fields, old, uploadId, isNewFile }: { fields: DraftFields; old: Files; uploadId: Id | null; isNewFile: boolean },
) {
  const wanted = isNewFile && fields.edit === undefined ? null : fields.edit === undefined ? old.edit : fields.edit
  const edit = wanted === null || uploadId === null || changesNothing(wanted) ? null : wanted
  if (!isNewFile && isSameEdit(edit, old.edit)) return { edited_upload_id: old.editedUploadId, edit: asJson(old.edit) }
  const editedId = edit === null || uploadId === null ? null : await editUpload(deps, writer, uploadId, edit)
  return { edited_upload_id: editedId, edit: asJson(edit) }
}

const asJson = (edit: PictureEdit | null) => (edit === null ? null : JSON.stringify(edit))

type Uploads = ReadonlyMap<Id, Awaited<ReturnType<typeof findUploads>>[number]>

/** The uploads by their ids. Another member's are as missing as none. */
async function requireOwn(writer: Writer, viewer: Member, ids: readonly Id[]): Promise<Uploads> {
  if (ids.length === 0) return new Map()
  const uploads = new Map((await findUploads(writer, ids)).map((upload) => [upload.id, upload]))
  for (const id of ids) {
    const upload = uploads.get(id)
    if (!upload || !isBroughtBy(viewer, upload)) throw new AppError('upload_not_found', { field: 'upload_id' })
    if (upload.usedAt !== null) throw new AppError('upload_used', { field: 'upload_id' })
  }
  return uploads
}

/** Who brought the files in: null for the viewer, or for none. */
function uploadedFor(viewer: Member, uploads: Uploads): Id | null {
  const [first] = uploads.values()
  return first === undefined || first.memberId === viewer.id ? null : first.memberId
}
