import { formatWireDate, type PinDraft, pictureUrl, errorTable, errorMessage, type ErrorCode } from '@pinfold/contract'
import { asReader } from '../../platform/auth/read-once.ts'
import type { Member } from '../../platform/auth/viewer.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import type { Id } from '../../platform/ids/ids.ts'
import { boardSight, canAddPin, knowBoards, type BoardViewDeps, presentBoardCard } from '../boards/index.ts'
import { topicsView } from '../graph/index.ts'
import { findUploads } from '../media/index.ts'
import { pinViews, type PinViewDeps, placedProduct, presentProductTags } from '../pins/index.ts'
import { findSections, presentSectionCard } from '../sections/index.ts'
import { uploadsOf } from './draft-files.ts'
import { wallTimeOf } from './draft-time.ts'
import { type DraftRow, findDrafts } from './drafts.queries.ts'

type DraftViewDeps = BoardViewDeps & PinViewDeps
type UploadRow = Awaited<ReturnType<typeof findUploads>>[number]

/** The viewer's drafts in their order; a fixed number of statements. */
export async function draftsView(deps: DraftViewDeps, asking: Member): Promise<PinDraft[]> {
  const viewer = asReader(asking)
  const rows = await findDrafts(deps.db, viewer.id)
  return present(deps, viewer, rows)
}

/** Some of the viewer's drafts in their order, as they are now. */
export async function someDraftsView(deps: DraftViewDeps, viewer: Member, ids: readonly Id[]): Promise<PinDraft[]> {
  const rows = (await findDrafts(deps.db, viewer.id)).filter(({ id }) => ids.includes(id))
  return present(deps, asReader(viewer), rows)
}

/** One draft. Throws `draft_not_found`. */
export async function draftView(deps: DraftViewDeps, viewer: Member, id: Id): Promise<PinDraft> {
  const [draft] = await someDraftsView(deps, viewer, [id])
  if (!draft) throw new AppError('draft_not_found')
  return draft
}

async function present(deps: DraftViewDeps, viewer: Member, rows: readonly DraftRow[]): Promise<PinDraft[]> {
  if (rows.length === 0) return []
  const boardIds = [...new Set(rows.flatMap(({ boardId }) => boardId ?? []))]
  const sectionIds = [...new Set(rows.flatMap(({ sectionId }) => sectionId ?? []))]
  const productIds = [...new Set(rows.flatMap(({ productTags }) => productTags.map(({ pin_id: id }) => id)))]
  const [uploads, boards, sections, topics, products] = await Promise.all([
    findUploads(deps.db, [...new Set(rows.flatMap(uploadsOf))]),
    knowBoards(deps, viewer, boardIds),
    findSections(deps.db, sectionIds),
    topicsView(deps, viewer, [...new Set(rows.flatMap(({ topicIds }) => topicIds))]),
    productIds.length === 0 ? [] : pinViews(deps, viewer, productIds, 'seen'),
  ])
  const uploadOf = new Map(uploads.map((upload) => [upload.id, upload]))
  const sectionOf = new Map(sections.map((section) => [section.id, section]))
  const own = products.filter(({ pinner }) => pinner.id === viewer.id)
  return rows.map((row): PinDraft => {
    const board = boards.get(row.boardId ?? '')
    const isSeen = board !== undefined && boardSight(board.facts) === 'full'
    const section = isSeen ? sectionOf.get(row.sectionId ?? '') : undefined
    const file = (id: Id | null) => presentFile(deps.mediaUrl, uploadOf.get(id ?? ''))
    return {
      id: row.id,
      type: 'pin_draft',
      version: row.version,
      state: row.state,
      failure: row.failure === '' ? null : failureOf(row.failure),
      media_kind: row.kind,
      file: file(row.uploadId),
      edited_file: file(row.editedUploadId),
      cover_file: file(row.coverUploadId),
      edit: row.edit,
      title: row.title,
      description: row.description,
      alt_text: row.altText,
      link: row.link,
      media_url: row.mediaUrl === '' ? null : row.mediaUrl,
      board: isSeen ? presentBoardCard(deps, board) : null,
      section: section?.boardId === row.boardId && section ? presentSectionCard(section) : null,
      is_board_gone: row.boardId !== null && !(isSeen && canAddPin(board.facts).isAllowed),
      topics: topics.filter(({ id }) => row.topicIds.includes(id)),
      is_comments_allowed: row.isCommentsAllowed,
      is_similar_products_shown: row.isSimilarShown,
      product_tags: presentProductTags(row.productTags.map(placedProduct), own),
      publish_at: row.publishAt === null ? null : formatWireDate(row.publishAt),
      publish_at_local: row.publishAt === null ? '' : wallTimeOf(row.publishAt, row.zone),
      zone: row.zone,
      created_at: formatWireDate(row.createdAt),
      updated_at: formatWireDate(row.updatedAt),
    }
  })
}

function presentFile(mediaUrl: string, upload: UploadRow | undefined): PinDraft['file'] {
  if (!upload) return null
  const { signature, type } = upload
  const url = (size: '736x' | '236x') =>
    signature === null || type === 'video' ? null : pictureUrl(mediaUrl, size, signature, 'jpg')
  return { upload_id: upload.id, status: upload.status, image_url: url('736x'), thumbnail_url: url('236x') }
}

const isErrorCode = (name: string): name is ErrorCode => Object.hasOwn(errorTable, name)

/** Failures are kept by their names, so that they are said in the language of who reads. */
const failureOf = (name: string): string => errorMessage(isErrorCode(name) ? name : 'unexpected')
