import type { AccessRole, MemberId } from '@pinfold/contract'

/** Whether a business invited them, or the operator assigned one of its employees. */
export type AccessSource = 'invitation' | 'employee'
export type AccessState = 'invited' | 'active'

interface Access {
  bucket: number
  subject_id: MemberId
  grantee_id: MemberId
  source: AccessSource
  role: AccessRole
  state: AccessState
  edge_id: string
}

declare module '../../platform/db/tables.ts' {
  interface Tables {
    access_grants: Access
    access_profiles: Access
  }
}
