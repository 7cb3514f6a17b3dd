import type { MemberId } from '@pinfold/contract'
import type { Generated } from 'kysely'

/** What a mailed link is for. */
export type LinkPurpose = 'password_reset' | 'log_in' | 'email_verification' | 'email_change'

declare module '../../platform/db/tables.ts' {
  interface Tables {
    email_links: {
      bucket: number
      id: string
      member_id: MemberId
      purpose: LinkPurpose
      secret_hash: Buffer
      email_key: string
      created_at: Date
    }
    email_changes: { bucket: number; member_id: MemberId; email: string; asked_at: Date }
    second_factors: {
      bucket: number
      member_id: MemberId
      sealed_key: Buffer
      confirmed_at: Date | null
      last_step: Generated<string>
    }
    recovery_codes: { bucket: number; member_id: MemberId; code_hash: Buffer }
  }
}
