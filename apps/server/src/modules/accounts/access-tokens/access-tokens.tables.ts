import type { AccessTokenScope, MemberId } from '@pinfold/contract'

declare module '../../../platform/db/tables.ts' {
  interface Tables {
    access_tokens: {
      bucket: number
      id: string
      member_id: MemberId
      name: string
      name_key: string
      secret_hash: Buffer
      scopes: AccessTokenScope[]
      created_at: Date
      expires_at: Date | null
      last_used_at: Date | null
    }
  }
}
