import type { MemberId, PinId } from '@pinfold/contract'
import type { Generated } from 'kysely'
import type { Veil } from './pictures/veil.ts'

declare module '../../platform/db/tables.ts' {
  interface Tables {
    pictures: {
      bucket: number
      content_hash: string
      width: number
      height: number
      extension: string
      is_animated: boolean
      dominant_color: string
      placeholder: string
      look: Generated<Buffer | null>
      /** Null until it was looked for. */
      palette: Generated<readonly string[] | null>
      veil: Generated<Veil>
      created_at: Date
    }
    /** Those that nobody may bring in again. */
    blocked_pictures: {
      bucket: number
      content_hash: string
      decision_id: string
      look_version: number | null
      look: Buffer | null
      compared_bucket: Generated<number>
      compared_hash: Generated<string>
      is_compared: Generated<boolean>
    }
    videos: {
      bucket: number
      content_hash: string
      extension: string
      width: number
      height: number
      duration_ms: number
      byte_size: string
      has_ladder: Generated<boolean>
      created_at: Date
    }
    transcodings: {
      bucket: number
      upload_id: string
      queued_at: Date
      started_at: Date | null
      lease: string | null
      leased_until: Date | null
      part: Generated<number>
    }
    picture_signatures: {
      bucket: number
      signature: string
      content_hash: string
      extension: string
      is_public: boolean
      pin_id: PinId | null
      owner_id: MemberId
      created_at: Date
    }
    uploads: {
      bucket: number
      id: string
      member_id: MemberId
      brought_by: MemberId | null
      type: string
      status: 'registered' | 'processing' | 'succeeded' | 'failed'
      failure_reason: string | null
      content_hash: string | null
      signature: string | null
      used_at: Date | null
      byte_size: Generated<string>
      kept_until: Date | null
      created_at: Date
    }
    member_storage: { bucket: number; member_id: MemberId; used_bytes: string }
  }
}
