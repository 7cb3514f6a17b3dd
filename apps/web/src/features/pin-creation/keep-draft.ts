import { createPinDrafts, listPinDrafts, type PinDraft, updatePinDraft } from '@pinfold/contract'
import { call } from '../../api/client.ts'
import { ApiFailure } from '../../api/failure.ts'
import type { PinPlace } from '../../entities/board/picker/board-field.tsx'
import { wholeAddress } from '../../entities/pin/fields/pin-fields.tsx'
import type { Draft } from './drafts.ts'

/** The draft was changed somewhere else since this page saw it. */
export class ChangedElsewhere extends Error {
  readonly theirs: PinDraft
  constructor(theirs: PinDraft) {
    super('changed elsewhere')
    this.theirs = theirs
  }
}

/** What the server is told of a draft. */
function fieldsOf(draft: Draft, { board, section }: PinPlace) {
  const { words, kept, time } = draft
  const isTimed = time.local !== (kept?.publish_at_local ?? '') || (time.local !== '' && time.zone !== kept?.zone)
  return {
    title: words.title,
    description: words.description,
    alt_text: words.alt_text,
    link: wholeAddress(words.link),
    upload_id: draft.uploadId,
    cover_upload_id: draft.coverUploadId,
    edit: draft.edit,
    board_id: board?.id ?? null,
    section_id: section?.id ?? null,
    topic_ids: draft.topics.map(({ id }) => id),
    product_tags: draft.products.map(({ x, y, pin: { id } }) => ({ pin_id: id, x, y })),
    is_comments_allowed: draft.isCommentsAllowed,
    is_similar_products_shown: draft.isSimilarShown,
    // A time that stands is not asked again: it may be over by now.
    ...(isTimed && { publish_at: time.local, zone: time.zone }),
  }
}

/** Keeps the draft on the server. Throws `ChangedElsewhere`, and `ApiFailure`. */
export async function keepDraft(draft: Draft, place: PinPlace): Promise<PinDraft> {
  const fields = fieldsOf(draft, place)
  if (draft.kept === null) {
    const { data } = await call(createPinDrafts, { drafts: [fields] }, { outlivesPage: true })
    const [made] = data
    if (!made) throw new Error('the server kept no draft')
    return made
  }
  const { id, version } = draft.kept
  try {
    return (await call(updatePinDraft, { draft_id: id, version, ...fields }, { outlivesPage: true })).data
  } catch (error) {
    if (!(error instanceof ApiFailure) || error.name !== 'draft_changed') throw error
    const { data } = await call(listPinDrafts, {})
    const theirs = data.find((one) => one.id === id)
    if (!theirs) throw error
    throw new ChangedElsewhere(theirs)
  }
}
