import type { BoardId, SectionId } from '@pinfold/contract'
import type { Generated } from 'kysely'

declare module '../../../platform/db/tables.ts' {
  interface Tables {
    /** `section_id` is -1 for the whole board and null for the pins outside of sections. */
    blocking_actions: {
      bucket: number
      id: string
      board_id: BoardId
      operation_id: string
      action_type: number
      section_id: SectionId | null
      is_origin: boolean
      is_ending: boolean
      pin_count: number
      done_count: Generated<number>
      created_at: Date
      finished_at: Date | null
    }
  }
}
