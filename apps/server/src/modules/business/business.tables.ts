import type { AccessDeed, AccessKind, AccessRole, AssetPart, AssetType, MemberId } from '@pinfold/contract'
import type { Generated } from 'kysely'

/** Whether a business invited them, or the operator assigned one of its employees. */
export type AccessSource = 'invitation' | 'employee'
/** Only `active` opens anything: an invitation waits for who was invited, a request for the business. */
export type AccessState = 'invited' | 'active' | 'asked'

interface Access {
  bucket: number
  subject_id: MemberId
  grantee_id: MemberId
  source: AccessSource
  /** On the whole business; null where there are roles on parts of it only. */
  role: AccessRole | null
  kind: Generated<AccessKind>
  state: AccessState
  /** Which website a request is about; null for the whole, and once it is answered. */
  asked_site: string | null
  edge_id: string
}

declare module '../../platform/db/tables.ts' {
  interface Tables {
    access_grants: Access
    access_profiles: Access
    access_assets: {
      bucket: number
      subject_id: MemberId
      grantee_id: MemberId
      asset_type: AssetPart
      asset_id: string
      role: AccessRole
    }
    access_log: {
      bucket: number
      subject_id: MemberId
      id: string
      created_at: Date
      deed: AccessDeed
      actor_id: MemberId | null
      member_id: MemberId
      kind: AccessKind
      asset_type: AssetType
      asset_id: string
      from_role: AccessRole | null
      to_role: AccessRole | null
    }
  }
}
