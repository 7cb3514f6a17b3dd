import type { EmployeeRole, MemberId } from '@pinfold/contract'
import type { JSONColumnType } from 'kysely'

declare module '../../platform/db/tables.ts' {
  interface Tables {
    employees: {
      bucket: number
      id: string
      member_id: MemberId
      role: EmployeeRole
      granted_at: Date
      granted_by: MemberId | null
      revoked_at: Date | null
      revoked_by: MemberId | null
    }
    admin_acts: {
      bucket: number
      id: string
      actor_id: MemberId | null
      actor_name: string
      roles: EmployeeRole[]
      kind: string
      thing_type: string
      thing_id: string
      concerned_id: MemberId | null
      reason: string
      before: JSONColumnType<object>
      after: JSONColumnType<object>
      made_at: Date
    }
  }
}
