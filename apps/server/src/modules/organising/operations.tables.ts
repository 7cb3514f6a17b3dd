import type { BoardId, MemberId, PinId, SectionId } from '@pinfold/contract'
import type { Generated } from 'kysely'

declare module '../../platform/db/tables.ts' {
  interface Tables {
    board_operations: {
      bucket: number
      id: string
      actor_id: MemberId
      kind: 'merge' | 'move_pins' | 'copy_pins' | 'delete_pins' | 'create_section' | 'delete_section' | 'sync_sight'
      from_board_id: BoardId | null
      to_board_id: BoardId | null
      section_id: SectionId | null
      board_ids: BoardId[]
      pin_count: number
      done_count: Generated<number>
      failure_count: Generated<number>
      touched_at: Date
    }
    board_operation_pins: {
      bucket: number
      operation_id: string
      position: number
      pin_id: PinId
      section_id: SectionId | null
      from_board_id: BoardId | null
    }
  }
}
