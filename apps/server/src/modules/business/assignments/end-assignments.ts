import { allow } from '../../../platform/auth/decision.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import type { Events } from '../../../platform/events/outbox.ts'
import { firstIdAt, LAST_ID } from '../../../platform/ids/ids.ts'
import type { WriteDeps } from '../../../platform/write-deps.ts'
import { writeAsSystem } from '../../../platform/writing/writer.ts'
import { lockMember } from '../../accounts/index.ts'
import { type Acted, type Actor, findRolesOf, writeAct } from '../../employees/index.ts'
import { deleteAccess } from '../access.queries.ts'
import { deleteAssignmentsOf } from '../ending.queries.ts'
import { logAccess } from '../log/write-entry.ts'
import { actOn, type Assignment, doneTo, lockBoth, namesOf } from './assign-employee.ts'

/** Ends what an employee may do for a business; where there is nothing to end nothing changes. */
export const endAssignment = (deps: WriteDeps, actor: Actor, assignment: Assignment): Promise<Acted<null>> =>
  writeAct(deps, actor, 'end-assignment', actOn('assignment.ended', assignment), async (tx, ask) => {
    const pair = { subjectId: assignment.businessId, granteeId: assignment.employeeId }
    const { held, access, employee, business } = await lockBoth(tx, pair)
    if (access?.source !== 'employee') return { isUnchanged: true, answer: null }
    const writer = ask(held, allow)
    await deleteAccess(writer, pair)
    await logAccess(deps, writer, [{ ...doneTo(assignment), deed: 'unassigned', from: access.role }])
    return { before: namesOf(employee, business), after: null, answer: null }
  })

/** Ends all that somebody was assigned to who is no employee any more; what they got since, with a new role, stays. */
export async function endAssignmentsOf(
  deps: Pick<WriteDeps, 'db' | 'clock' | 'ids'>,
  { memberId, at }: Events['employee.ended'],
): Promise<void> {
  await inTransaction(deps.db, 'end-assignments', async (tx) => {
    await lockMember(tx, memberId)
    const roles = await findRolesOf(tx, memberId)
    const writer = writeAsSystem(tx, 'only employees are assigned')
    const ended = await deleteAssignmentsOf(writer, memberId, roles.length === 0 ? LAST_ID : firstIdAt(new Date(at)))
    await logAccess(
      deps,
      writer,
      ended.map(({ subjectId: businessId, role }) => ({
        ...doneTo({ businessId, employeeId: memberId }),
        deed: 'unassigned',
        from: role,
      })),
    )
  })
}
