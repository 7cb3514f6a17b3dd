import type { Generated } from 'kysely'

declare module '../../platform/db/tables.ts' {
  interface Tables {
    favorite_pins: {
      bucket: number
      member_id: string
      pin_id: string
      edge_id: string
      is_created: Generated<boolean>
    }
    hidden_pins: { bucket: number; member_id: string; pin_id: string; edge_id: string }
  }
}
