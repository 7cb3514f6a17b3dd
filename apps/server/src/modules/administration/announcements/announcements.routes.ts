import {
  type AdminAnnouncement,
  adminAnnounce,
  adminAnnouncements,
  adminChangeAnnouncement,
  adminWithdrawAnnouncement,
  formatWireDate,
} from '@pinfold/contract'
import { AppError } from '../../../platform/errors/app-error.ts'
import type { Binder } from '../../../platform/http/binder.ts'
import { type Id, LAST_ID } from '../../../platform/ids/ids.ts'
import type { WriteDeps } from '../../../platform/write-deps.ts'
import { employeeBinder } from '../../employees/index.ts'
import { seenByEmployee } from '../employee-sight.ts'
import { announce, changeAnnouncement, readAnnouncement, withdrawAnnouncement } from './announce.ts'
import { type AnnouncementRow, findAnnouncement, findAnnouncements } from './announcements.queries.ts'
import type { StandingAnnouncements } from './standing-announcements.ts'

/** The calls about announcements. */
export function bindAnnouncements(binder: Binder, deps: WriteDeps & { announcements: StandingAnnouncements }): void {
  const { readPages, act } = employeeBinder(binder)
  const one = async (id: Id): Promise<AdminAnnouncement> => {
    await deps.announcements.read()
    const row = await findAnnouncement(deps.db, id)
    if (!row) throw new AppError('page_not_found')
    return present(row)
  }
  readPages(adminAnnouncements, async ({ employee, page: { after, limit } }) => {
    const rows = await findAnnouncements(deps.db, { after: after ?? LAST_ID, limit: limit + 1 })
    const shown = seenByEmployee(employee, rows.slice(0, limit))
    return { items: shown.map(present), next: rows.length > limit ? (shown.at(-1)?.id ?? null) : null }
  })
  act(
    adminAnnounce,
    ({ employee, options: { reason, ...written } }) => announce(deps, employee, readAnnouncement(written), reason),
    one,
  )
  act(
    adminChangeAnnouncement,
    ({ employee, options: { announcement_id: id, reason, ...written } }) =>
      changeAnnouncement(deps, employee, { id, facts: readAnnouncement(written), reason }),
    one,
  )
  act(
    adminWithdrawAnnouncement,
    ({ employee, options: { announcement_id: id, reason } }) => withdrawAnnouncement(deps, employee, { id, reason }),
    async () => {
      await deps.announcements.read()
      return null
    },
  )
}

const present = (row: AnnouncementRow): AdminAnnouncement => ({
  id: row.id,
  texts: row.texts,
  audience: row.audience,
  link: row.link,
  is_dismissible: row.isDismissible,
  starts_at: formatWireDate(row.startsAt),
  ends_at: formatWireDate(row.endsAt),
  withdrawn_at: row.withdrawnAt && formatWireDate(row.withdrawnAt),
})
