import type { SignUpMode } from '@pinfold/contract'
import type { Generated } from 'kysely'

declare module '../../../platform/db/tables.ts' {
  interface Tables {
    sign_up_settings: {
      bucket: number
      id: number
      mode: SignUpMode
      allowed_domains: string[]
      blocked_domains: string[]
    }
    sign_up_invitations: {
      bucket: number
      id: string
      label: string
      secret_hash: Buffer
      most_uses: number
      uses: Generated<number>
      ends_at: Date | null
      withdrawn_at: Date | null
      made_by: string
    }
  }
}
