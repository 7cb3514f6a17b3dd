declare module '../../platform/db/tables.ts' {
  interface Tables {
    feed_items: {
      bucket: number
      member_id: string
      edge_id: string
      pin_id: string
      source_id: string | null
      board_source_id: string | null
    }
    wide_sources: { bucket: number; source_id: string; is_wide: boolean; is_settled: boolean }
    merged_sources: { bucket: number; member_id: string; source_id: string; kind: 'member' | 'board' }
    popular_pins: {
      bucket: number
      aggregate_id: string
      pin_id: string
      pinner_id: string
      board_id: string | null
      score: string
      title_key: string
    }
    search_documents: {
      bucket: number
      kind: 'pin' | 'board' | 'member'
      id: string
      owner_id: string
      group_id: string | null
      is_listed: boolean
      name_key: string
      words: string
    }
    search_fills: { bucket: number; kind: string; last_bucket: number; last_id: string; is_done: boolean }
  }
}
