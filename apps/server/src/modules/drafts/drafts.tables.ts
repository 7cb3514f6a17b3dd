import type { BoardId, MemberId, PictureEdit, ProductTagChoice, SectionId } from '@pinfold/contract'
import type { ColumnType, Generated } from 'kysely'

declare module '../../platform/db/tables.ts' {
  interface Tables {
    pin_drafts: {
      bucket: number
      id: string
      member_id: MemberId
      position: number
      kind: Generated<'picture' | 'video'>
      upload_id: string | null
      cover_upload_id: string | null
      edited_upload_id: string | null
      uploaded_by: MemberId | null
      title: Generated<string>
      description: Generated<string>
      alt_text: Generated<string>
      link: Generated<string>
      media_url: Generated<string>
      board_id: BoardId | null
      section_id: SectionId | null
      topic_ids: Generated<string[]>
      is_comments_allowed: Generated<boolean>
      is_similar_products_shown: Generated<boolean>
      product_tags: ColumnType<ProductTagChoice[], string | undefined, string>
      edit: ColumnType<PictureEdit | null, string | null, string | null>
      state: Generated<'draft' | 'scheduled' | 'failed'>
      failure: Generated<string>
      publish_at: Date | null
      zone: Generated<string>
      version: Generated<number>
      created_at: Date
      updated_at: Date
      warned_at: Date | null
      deleted_at: Date | null
    }
    pin_draft_rows: { bucket: number; member_id: MemberId; row_key: string; created_at: Date }
  }
}
