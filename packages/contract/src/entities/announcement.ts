import { z } from 'zod'
import { entityId, wireDate } from './fields.ts'

/** Who sees an announcement. */
export const announcementAudiences = ['everybody', 'visitors', 'members', 'businesses'] as const
export type AnnouncementAudience = (typeof announcementAudiences)[number]

/** An announcement as pages show it, in the language of whoever looks. */
export interface ShownAnnouncement {
  readonly id: string
  readonly text: string
  /** Empty where it leads nowhere. */
  readonly link: string
  /** Once closed it stays away; otherwise it comes back with the next page. */
  readonly is_dismissible: boolean
}

/** An announcement as the admin area lists it. */
export const adminAnnouncement = z.object({
  id: entityId,
  texts: z.record(z.string(), z.string()),
  audience: z.enum(announcementAudiences),
  link: z.string(),
  is_dismissible: z.boolean(),
  starts_at: wireDate,
  ends_at: wireDate,
  withdrawn_at: wireDate.nullable(),
})
export type AdminAnnouncement = z.output<typeof adminAnnouncement>
