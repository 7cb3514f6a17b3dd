import type { Generated } from 'kysely'

declare module '../../platform/db/tables.ts' {
  interface Tables {
    board_operations: {
      bucket: number
      id: string
      actor_id: string
      kind: 'merge' | 'move_pins' | 'copy_pins' | 'delete_pins' | 'create_section' | 'delete_section' | 'sync_sight'
      from_board_id: string | null
      to_board_id: string | null
      section_id: string | null
      board_ids: string[]
      pin_count: number
      done_count: Generated<number>
      failure_count: Generated<number>
      touched_at: Date
    }
    board_operation_pins: {
      bucket: number
      operation_id: string
      position: number
      pin_id: string
      section_id: string | null
      from_board_id: string | null
    }
  }
}
