import type { MemberId, PinId } from '@pinfold/contract'
import type { Generated } from 'kysely'

declare module '../../platform/db/tables.ts' {
  interface Tables {
    articles: {
      bucket: number
      id: string
      title: string
      summary: Generated<string>
      words: Generated<string>
      type: Generated<number>
      is_shop: Generated<boolean>
      wall: Generated<'pins' | 'boards'>
      cover_pin_id: PinId | null
      languages: Generated<string[]>
      state: Generated<'proposed' | 'draft' | 'published' | 'withdrawn'>
      publish_at: Date | null
      end_at: Date | null
      topic_id: string | null
      written_by: MemberId | null
      published_by: MemberId | null
      version: Generated<number>
      created_at: Date
      updated_at: Date
    }
    article_things: { bucket: number; article_id: string; place: number; thing_id: string }
  }
}
