import { type EmployeeRole, limits, type MemberId } from '@pinfold/contract'
import { compiled, type Given } from '../../platform/db/compiled.ts'
import type { Db, Tx } from '../../platform/db/db.ts'
import type { Id } from '../../platform/ids/ids.ts'
import { hold } from '../../platform/writing/hold.ts'
import type { Held, LoneWriter } from '../../platform/writing/writer.ts'
import type { ActWriter } from './write-act.ts'
import './employees.tables.ts'

/** All employees lie here. */
export const EMPLOYEES_BUCKET = 0

/** The roles that a member has today. */
export async function findRolesOf(db: Db, memberId: MemberId): Promise<EmployeeRole[]> {
  return (await readRolesOf(db, memberId)).map(({ role }) => role)
}

const readRolesOf = compiled((db, memberId: Given<MemberId>) =>
  db
    .selectFrom('employees')
    .select('role')
    .where('bucket', '=', EMPLOYEES_BUCKET)
    .where('member_id', '=', memberId.sql)
    .where('revoked_at', 'is', null)
    .orderBy('id'),
)

const standing = (db: Db) =>
  db
    .selectFrom('employees')
    .select(['id', 'member_id as memberId', 'role', 'granted_at as grantedAt', 'granted_by as grantedBy'])
    .where('bucket', '=', EMPLOYEES_BUCKET)
    .where('revoked_at', 'is', null)
    .orderBy('id')
    .limit(limits.admin.mostEmployees)

/** Every role that holds today, the oldest first. */
export const findEmployees = (db: Db) => standing(db).execute()

/** A role that holds today. */
export type EmployeeRow = Awaited<ReturnType<typeof findEmployees>>[number]

/** Locks every role that holds, so that who is an owner changes one act at a time. */
export async function lockEmployees(tx: Tx): Promise<[Held<'employees'>, EmployeeRow[]]> {
  return [hold(tx, 'employees'), await standing(tx).forUpdate().execute()]
}

/** False where the member has the role already. */
export async function insertEmployee(
  writer: ActWriter,
  row: { id: Id; memberId: MemberId; role: EmployeeRole; at: Date; by: MemberId | null },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows: inserted } = await writer
    .insertInto('employees')
    .values({
      bucket: EMPLOYEES_BUCKET,
      id: row.id,
      member_id: row.memberId,
      role: row.role,
      granted_at: row.at,
      granted_by: row.by,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return (inserted ?? 0n) > 0n
}

/** Ends a role; the row stays. */
export const endEmployee = (writer: ActWriter, id: Id, ended: { at: Date; by: MemberId | null }) =>
  writer
    .updateTable('employees')
    .set({ revoked_at: ended.at, revoked_by: ended.by })
    .where('bucket', '=', EMPLOYEES_BUCKET)
    .where('id', '=', id)
    .execute()

/** Ends all roles of a member who goes for good. */
export const endRolesOf = (writer: LoneWriter, memberId: MemberId, at: Date) =>
  writer
    .updateTable('employees')
    .set({ revoked_at: at })
    .where('bucket', '=', EMPLOYEES_BUCKET)
    .where('member_id', '=', memberId)
    .where('revoked_at', 'is', null)
    .execute()
