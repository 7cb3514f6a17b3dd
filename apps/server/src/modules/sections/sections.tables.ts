import type { BoardId, SectionId } from '@pinfold/contract'
import type { Generated } from 'kysely'

declare module '../../platform/db/tables.ts' {
  interface Tables {
    board_sections: {
      bucket: number
      id: SectionId
      board_id: BoardId
      title: string
      slug: string
      rank: string | null
      pin_count: Generated<number>
    }
  }
}
