import { limits, userStateResource } from '@pinfold/contract'
import { requireMember } from '../../platform/auth/viewer.ts'
import type { Db } from '../../platform/db/db.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import type { Binder } from '../../platform/http/binder.ts'
import { findMemberStates, upsertMemberState } from './member-states.queries.ts'

/** What pages remember of a member between devices. */
export function bindMemberStates({ bind }: Pick<Binder, 'bind'>, { db }: { db: Db }): void {
  bind(userStateResource.get, ({ viewer, options }) => findMemberStates(db, requireMember(viewer).id, options.state))
  bind(userStateResource.create, async ({ viewer, options: { state, value } }) => {
    const { most } = limits.userState
    const isKept = await upsertMemberState(db, { memberId: requireMember(viewer).id, state, value, most })
    if (!isKept) throw new AppError('too_many_states', { field: 'state' })
    return { state, value }
  })
}
