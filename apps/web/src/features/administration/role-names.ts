import type { EmployeeRole } from '@pinfold/contract'
import { adminWords } from './admin.words.ts'

/** What a role is called. */
export const roleName = (role: EmployeeRole): string => adminWords[role]

/** What a role is there for. */
export const roleDuty = (role: EmployeeRole): string => adminWords[`${role}May`]
