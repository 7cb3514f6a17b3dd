import type { ReactionType, MemberId } from '@pinfold/contract'
import type { ColumnType, Generated } from 'kysely'

declare module '../../platform/db/tables.ts' {
  interface Tables {
    aggregates: {
      bucket: number
      id: string
      content_hash: string
      signature: string
      is_public: boolean
      save_count: Generated<number>
      comment_count: Generated<number>
      done_count: Generated<number>
      reaction_counts: ColumnType<Record<string, number>, string | undefined, string>
      created_at: Date
    }
    pin_reactions: {
      bucket: number
      member_id: MemberId
      aggregate_id: string
      reaction_type: ReactionType
      edge_id: string
    }
    aggregate_reactions: {
      bucket: number
      aggregate_id: string
      member_id: MemberId
      reaction_type: ReactionType
      edge_id: string
    }
  }
}
