import type { Generated } from 'kysely'

declare module '../../platform/db/tables.ts' {
  interface Tables {
    board_sections: {
      bucket: number
      id: string
      board_id: string
      title: string
      slug: string
      rank: string | null
      pin_count: Generated<number>
    }
  }
}
