import type { EmployeeRole, MemberId } from '@pinfold/contract'
import type { Db } from '../../../platform/db/db.ts'
import { findMembers } from '../../accounts/index.ts'
import { findRolesOf } from '../../employees/index.ts'
import type { CaseRow } from './cases.queries.ts'
import { type CaseFacts, holderOf } from './case.policy.ts'

interface Asker {
  readonly id: MemberId | null
  readonly roles: readonly EmployeeRole[]
}

/** What decides who may do what about a case. */
export const caseFacts = (row: CaseRow, asker: Asker, now: Date, isConcernedEmployee: boolean): CaseFacts => {
  const holder = holderOf(row, now)
  return {
    objectType: row.objectType,
    state: row.state,
    isEscalated: row.isEscalated,
    hasConcerned: row.concernedId !== null,
    isConcernedEmployee,
    isTakenByOther: holder !== null && holder !== asker.id,
    // The command line may all, as owners may.
    isOwner: asker.id === null || asker.roles.includes('owner'),
    isConcerned: asker.id !== null && row.concernedId === asker.id,
  }
}

/** What decides it, with what is read of the member under the case's lock. */
export async function knowCase(db: Db, row: CaseRow, asker: Asker, now: Date): Promise<CaseFacts> {
  const isEmployee = row.concernedId !== null && (await findRolesOf(db, row.concernedId)).length > 0
  return caseFacts(row, asker, now, isEmployee)
}

/** What whoever has the case is called. */
export async function nameOfHolder(db: Db, { takenBy }: Pick<CaseRow, 'takenBy'>): Promise<string> {
  const [member] = takenBy === null ? [] : await findMembers(db, [takenBy])
  return member?.username ?? ''
}
