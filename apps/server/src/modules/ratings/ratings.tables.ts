import type { MemberId, PinId } from '@pinfold/contract'
import type { Generated } from 'kysely'
import type { Verdict } from './verdict.ts'

declare module '../../platform/db/tables.ts' {
  interface Tables {
    picture_ratings: {
      bucket: number
      content_hash: string
      version: number
      scores: number[]
      sensitive: number
      rated_at: Date
    }
    film_ratings: { bucket: number; content_hash: string; version: number; scores: number[]; rated_at: Date }
    picture_verdicts: {
      bucket: number
      content_hash: string
      verdict: Verdict
      is_by_employee: boolean
      is_like_blocked: Generated<boolean>
      /** Null where no pin shows the bytes: then a profile does. */
      pin_id: PinId | null
      member_id: MemberId | null
      waits: number | null
      review_asked_at: Date | null
      noted_at: Date
    }
  }
}
