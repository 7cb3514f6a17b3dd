import {
  adminChangeSignUp,
  type AdminInvitation,
  adminInvitations,
  adminInvite,
  type AdminSignUp,
  adminSignUpSettings,
  adminWithdrawInvitation,
  formatWireDate,
  routes,
} from '@pinfold/contract'
import { AppError } from '../../../platform/errors/app-error.ts'
import type { Binder } from '../../../platform/http/binder.ts'
import { timeOf, LAST_ID } from '../../../platform/ids/ids.ts'
import type { WriteDeps } from '../../../platform/write-deps.ts'
import { findInvitation, findInvitations, findSignUpSettings, type InvitationRow } from '../../accounts/index.ts'
import { employeeBinder } from '../../employees/index.ts'
import { changeSignUp, invite, withdrawInvitation } from './change-sign-up.ts'

/** MD-08: who may make an account, and the links that let people in. */
export function bindSignUpSettings(binder: Binder, deps: WriteDeps & { readonly publicUrl: URL }): void {
  const { read, readPages, act } = employeeBinder(binder)
  const settings = async (): Promise<AdminSignUp> => {
    const { mode, allowedDomains, blockedDomains } = await findSignUpSettings(deps.db)
    return { mode, allowed_domains: [...allowedDomains], blocked_domains: [...blockedDomains] }
  }
  read(adminSignUpSettings, settings)
  act(
    adminChangeSignUp,
    ({ employee, options: { mode, allowed_domains: allowed, blocked_domains: blocked, reason } }) => {
      const wanted = { mode, allowedDomains: sorted(allowed), blockedDomains: sorted(blocked) }
      return changeSignUp(deps, employee, wanted, reason)
    },
    settings,
  )
  readPages(adminInvitations, async ({ page: { after, limit } }) => {
    const rows = await findInvitations(deps.db, { after: after ?? LAST_ID, limit: limit + 1 })
    const shown = rows.slice(0, limit)
    return { items: shown.map(present), next: rows.length > limit ? (shown.at(-1)?.id ?? null) : null }
  })
  act(
    adminInvite,
    ({ employee, options: { label, most_uses: mostUses, ends_at: endsAt, reason } }) =>
      invite(deps, employee, { label, mostUses, endsAt: endsAt === '' ? null : new Date(endsAt), reason }),
    async ({ id, code }) => {
      const row = await findInvitation(deps.db, id)
      if (!row) throw new AppError('page_not_found')
      const link = new URL(routes.signup.build({}, { invitation: code }), deps.publicUrl).href
      return { ...present(row), link }
    },
  )
  act(
    adminWithdrawInvitation,
    ({ employee, options: { invitation_id: id, reason } }) => withdrawInvitation(deps, employee, { id, reason }),
    async () => null,
  )
}

const sorted = (domains: readonly string[]) => [...new Set(domains)].toSorted()

const present = (row: InvitationRow): AdminInvitation => ({
  id: row.id,
  label: row.label,
  most_uses: row.mostUses,
  uses: row.uses,
  ends_at: row.endsAt && formatWireDate(row.endsAt),
  withdrawn_at: row.withdrawnAt && formatWireDate(row.withdrawnAt),
  made_at: formatWireDate(new Date(timeOf(row.id))),
  made_by: row.madeBy,
})
