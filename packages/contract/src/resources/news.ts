import { z } from 'zod'
import { news, newsDigests, newsKinds, notificationSettings } from '../entities/news.ts'
import { limits } from '../limits.ts'
import { command, endpoint, pagedQuery, query, resource } from '../wire/endpoint.ts'
import { bookmarks, flag, id, pageSize } from '../wire/scalars.ts'
import { fieldChoice } from './option-schemas.ts'

/** What others did that the viewer may want to know. How much of it is unread, `unreadOfMe` counts. */
export const newsHubResource = resource('NewsHub', {
  get: pagedQuery({
    summary: "The viewer's news, newest first.",
    facts: { token: 'never', acting: 'nobody', rate: 'none: reads' },
    rows: ['board_secret listed_search_feed_count_notif', 'notification read'],
    access: 'member',
    options: z.object({ bookmarks, page_size: pageSize(limits.page.usual, limits.news.mostOnPage), ...fieldChoice }),
    reply: z.array(news),
  }),
})

/** One piece of news with everybody it counts. */
export const newsHubDetailsResource = resource('NewsHubDetails', {
  get: query({
    summary: 'One piece of news, with all who did it.',
    facts: { token: 'never', acting: 'nobody', rate: 'none: reads' },
    rows: ['notification read'],
    access: 'member',
    options: z.object({ news_id: id, ...fieldChoice }),
    reply: news,
  }),
})

/** Notes what news was seen. Reading news changes nothing, so whoever shows it says so. */
export const markNewsSeen = endpoint(
  'PUT',
  '/v3/news/seen/',
  command({
    summary: 'Say that all news up to a version was seen.',
    facts: { token: 'never', acting: 'nobody', mayHide: false, rate: 'none: notes' },
    noRow: 'own account: how far the viewer has seen their own news',
    options: z.object({ version: id }),
    reply: z.null(),
  }),
)

/** Kinds in a list; forms send it as JSON or with commas between. */
const mutedKinds = z
  .union([z.array(z.string()), z.string().transform((sent) => sent.match(/\w+/g) ?? [])])
  .pipe(z.array(z.enum(newsKinds)).max(newsKinds.length))
  .transform((kinds) => newsKinds.filter((kind) => kinds.includes(kind)))

export const getNotificationSettings = endpoint(
  'GET',
  '/v3/users/me/notification_settings/',
  query({
    summary: 'What the viewer wants to hear of.',
    facts: { token: 'user', acting: 'nobody', rate: 'none: reads' },
    noRow: 'own account: what the viewer wants to hear of',
    access: 'member',
    options: z.object({}),
    reply: notificationSettings,
  }),
)

export const updateNotificationSettings = endpoint(
  'POST',
  '/v3/users/me/notification_settings/',
  command({
    summary: 'Change what the viewer wants to hear of. What is left out stays as it is.',
    facts: { token: 'user', acting: 'nobody', mayHide: false, rate: 'change' },
    noRow: 'own account: what the viewer wants to hear of',
    options: z.object({
      digest: z.enum(newsDigests).optional(),
      muted_kinds: mutedKinds.optional(),
      is_mailed_ideas: flag.optional(),
    }),
    reply: notificationSettings,
  }),
)
