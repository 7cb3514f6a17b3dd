declare module '../../platform/db/tables.ts' {
  interface Tables {
    feed_items: { bucket: number; member_id: string; edge_id: string; pin_id: string; source_id: string }
  }
}
