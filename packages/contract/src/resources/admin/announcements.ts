import { languages } from '@pinfold/words'
import { z } from 'zod'
import { adminAnnouncement, announcementAudiences } from '../../entities/announcement.ts'
import { limits } from '../../limits.ts'
import { endpoint } from '../../wire/endpoint.ts'
import { flag, id } from '../../wire/scalars.ts'
import { wrongOptionWords } from '../../wire/wrong-options.words.ts'
import { orText, requiredText, text } from '../option-schemas.ts'
import { adminCommand, adminRemoval, adminPagedQuery } from './admin-endpoint.ts'
import { actReason, adminPage } from './employees.ts'

const { longest } = limits.admin.announcement

/** What is announced: in English, and in as many other languages as somebody wrote. */
const texts = z.object({
  ...Object.fromEntries(languages.map((language) => [language, text(longest).optional()])),
  en: requiredText(longest, () => wrongOptionWords.writeFirst),
})

/** A path of this installation, or an address elsewhere; empty for none. */
const link = text(limits.pinLink.longest).refine((given) => given === '' || /^(https?:\/\/|\/(?!\/))/.test(given), {
  error: () => wrongOptionWords.webAddress,
})

const written = {
  texts: orText(texts),
  audience: z.enum(announcementAudiences),
  link: link.default(''),
  is_dismissible: flag.default(true),
  /** Moments with their zone, as `2026-12-01T09:00:00Z`. */
  starts_at: z.iso.datetime({ offset: true }),
  ends_at: z.iso.datetime({ offset: true }),
  reason: actReason,
}

/** All announcements, the newest first. */
export const adminAnnouncements = endpoint(
  'GET',
  '/v3/admin/announcements/',
  adminPagedQuery({
    summary: 'Announcements, with those that are over.',
    roles: ['editor', 'moderator'],
    options: z.object(adminPage),
    reply: z.array(adminAnnouncement),
  }),
)

/** Tells an audience something for a while. */
export const adminAnnounce = endpoint(
  'POST',
  '/v3/admin/announcements/',
  adminCommand({
    summary: 'Write an announcement.',
    roles: ['editor'],
    mayHide: true,
    options: z.object(written),
    reply: adminAnnouncement,
  }),
)

/** Changes what was announced. */
export const adminChangeAnnouncement = endpoint(
  'PUT',
  '/v3/admin/announcements/{announcement_id}/',
  adminCommand({
    summary: 'Change an announcement.',
    roles: ['editor'],
    mayHide: true,
    options: z.object({ announcement_id: id, ...written }),
    reply: adminAnnouncement,
  }),
)

/** Takes an announcement back before its time. */
export const adminWithdrawAnnouncement = endpoint(
  'DELETE',
  '/v3/admin/announcements/{announcement_id}/',
  adminRemoval({
    summary: 'Withdraw an announcement.',
    roles: ['editor'],
    mayHide: true,
    options: z.object({ announcement_id: id, reason: actReason }),
    reply: z.null(),
  }),
)
