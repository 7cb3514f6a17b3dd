import type { MemberId, MerchantState } from '@pinfold/contract'
import type { Generated } from 'kysely'

declare module '../../platform/db/tables.ts' {
  interface Tables {
    merchant_profiles: {
      bucket: number
      member_id: MemberId
      state: MerchantState
      statement: Generated<string>
      domain: Generated<string>
      diversity_labels: Generated<string[]>
      wanted_badges: Generated<string[]>
      badges: Generated<string[]>
      is_storefront_eligible: Generated<boolean>
      review_criteria: Generated<string[]>
      review_labels: Generated<string[]>
      disapproval_reasons: Generated<string[]>
      reason: Generated<string>
      decided_by: MemberId | null
      decided_at: Date | null
      badge_color: string | null
      badge_opt_out: Generated<string[]>
      created_at: Date
      updated_at: Date
    }
  }
}
