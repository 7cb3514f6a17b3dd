import type { BoardId } from '@pinfold/contract'
import type { Generated } from 'kysely'

declare module '../../platform/db/tables.ts' {
  interface Tables {
    board_to_dos: {
      bucket: number
      id: string
      board_id: BoardId
      text: string
      position: number
      done_at: Date | null
      done_by: string | null
    }
    board_notes: {
      bucket: number
      id: string
      board_id: BoardId
      title: string
      text: string
      version: Generated<number>
      edited_at: Date
      edited_by: string | null
    }
  }
}
