import type { DataSource } from '../../platform/db/data-source.ts'

const words = (text: string): string[] => text.split(/\s+/)

/** A member's drafts, as their export holds them. */
export const draftData: readonly DataSource[] = [
  {
    file: 'drafts',
    table: 'pin_drafts',
    owner: 'member_id',
    key: ['id'],
    columns: words(
      `kind upload_id title description alt_text link board_id section_id topic_ids is_comments_allowed is_similar_products_shown product_tags edit state publish_at zone created_at updated_at`,
    ),
  },
]
