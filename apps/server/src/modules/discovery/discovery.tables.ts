import type { BoardId, MemberId, PinId } from '@pinfold/contract'
import type { Generated } from 'kysely'
declare module '../../platform/db/tables.ts' {
  interface Tables {
    feed_items: {
      bucket: number
      member_id: MemberId
      pin_id: PinId
      source_id: string | null
      board_source_id: string | null
    }
    wide_sources: { bucket: number; source_id: string; is_wide: boolean; is_settled: boolean }
    merged_sources: { bucket: number; member_id: MemberId; source_id: string; kind: 'member' | 'board' }
    popular_pins: {
      bucket: number
      aggregate_id: string
      pin_id: PinId
      pinner_id: MemberId
      board_id: BoardId | null
      score: string
      title_key: string
    }
    search_documents: {
      bucket: number
      kind: 'pin' | 'board' | 'member'
      id: string
      owner_id: MemberId
      group_id: string | null
      is_listed: boolean
      name_key: string
      words: string
      /** Of listed pins: 0 are the newest. */
      age: Generated<number>
      /** Whether its words are counted among `search_words`. */
      is_counted: Generated<boolean>
      /** Of pins that offer something. */
      price_micros: Generated<string | null>
      /** Of pins: saves of their pictures, as steps that double them. */
      save_steps: Generated<number>
    }
    search_words: { bucket: number; word: string; document_count: number; near: number[]; stems: string[] }
    found_topics: { bucket: number; pin_id: PinId; topic_id: string; confidence: number }
    explore_picks: {
      bucket: number
      day: string
      language: string
      kind: 'pin' | 'board' | 'search'
      place: number
      thing_id: string | null
      words: string | null
    }
    search_tallies: {
      bucket: number
      phrase: string
      language: string
      day: string
      person_key: Buffer
      is_without_result: Generated<boolean>
    }
    search_counts: { bucket: number; day: string; searches: string; without_result: string }
    topic_covers: { bucket: number; topic_id: string; pin_id: PinId | null; made_at: Date }
    search_fills: { bucket: number; kind: string; last_bucket: number; last_id: string; is_done: boolean }
  }
}
