import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/db/db.ts'
import { createStandingAnnouncements } from './announcements/standing-announcements.ts'
import { createMemberActivity } from './statistics/member-activity.ts'

/** What a process keeps for the admin area: what is announced at this moment, and who was here today. */
export const createAdministration = (deps: { readonly db: Db; readonly clock: Clock }) => ({
  announcements: createStandingAnnouncements(deps),
  memberActivity: createMemberActivity(deps),
})
