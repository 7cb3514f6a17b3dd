import type { OptionsOf, PictureEdit, updatePinDraft } from '@pinfold/contract'
import type { Insertable } from 'kysely'
import type { Tables } from '../../platform/db/tables.ts'
import { momentOf } from './draft-time.ts'
import type { DraftRow } from './drafts.queries.ts'

/** What can be said of a draft; what is left out stays. */
export type DraftFields = Omit<OptionsOf<typeof updatePinDraft>, 'draft_id' | 'version' | 'orbac_subject_id'>

type Columns = Partial<Omit<Insertable<Tables['pin_drafts']>, 'bucket' | 'id' | 'member_id'>>

/** The columns that the fields change, without those of files. Throws what `momentOf` throws. */
export function columnsOf(fields: DraftFields, before: Pick<DraftRow, 'zone' | 'boardId'> | null, now: Date): Columns {
  const { title, description, alt_text, link, board_id, section_id, topic_ids, is_comments_allowed } = fields
  const isElsewhere = board_id !== undefined && board_id !== (before?.boardId ?? null)
  return {
    ...(title !== undefined && { title }),
    ...(description !== undefined && { description }),
    ...(alt_text !== undefined && { alt_text }),
    ...(link !== undefined && { link }),
    ...(board_id !== undefined && { board_id }),
    // A section belongs to its board.
    ...((section_id !== undefined || isElsewhere) && { section_id: section_id ?? null }),
    ...(topic_ids !== undefined && { topic_ids: [...new Set(topic_ids)] }),
    ...(is_comments_allowed !== undefined && { is_comments_allowed }),
    ...(fields.is_similar_products_shown !== undefined && {
      is_similar_products_shown: fields.is_similar_products_shown,
    }),
    ...(fields.product_tags && { product_tags: JSON.stringify(fields.product_tags) }),
    ...(fields.media_url !== undefined && { media_url: fields.media_url }),
    // The picture is there now.
    ...(fields.upload_id && { media_url: '' }),
    ...timeOf(fields, before, now),
  }
}

function timeOf({ publish_at: wall, zone }: DraftFields, before: Pick<DraftRow, 'zone'> | null, now: Date): Columns {
  if (wall === undefined) return {}
  if (wall === '') return { publish_at: null, state: 'draft', failure: '' }
  const where = zone ?? before?.zone ?? ''
  return { publish_at: momentOf(wall, where, now), zone: where, state: 'scheduled', failure: '' }
}

/** Whether the edit leaves the picture as it came. */
export const changesNothing = ({ is_flipped, turn, straighten, crop }: PictureEdit): boolean =>
  !is_flipped && turn === 0 && straighten === 0 && crop.every((part, at) => part === [0, 0, 1, 1][at])

/** Whether two edits make the same picture; null makes none. */
export const isSameEdit = (one: PictureEdit | null, other: PictureEdit | null): boolean =>
  one === other ||
  (one !== null &&
    other !== null &&
    one.is_flipped === other.is_flipped &&
    one.turn === other.turn &&
    one.straighten === other.straighten &&
    one.crop.every((part, at) => part === other.crop[at]))
