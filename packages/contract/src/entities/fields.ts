import { z } from 'zod'

/** An id in an answer: always a decimal string. */
export const entityId = z.string().regex(/^\d{1,19}$/)

/** How many of something there are. */
export const count = z.int().nonnegative()

/** Width or height in pixels. */
export const pixels = z.int().nonnegative()

const weekdays = '(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)'
const months = '(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)'

/** A moment as RFC 2822 writes it: `Thu, 01 Oct 2026 12:00:00 +0000`. */
export const wireDate = z
  .string()
  .regex(new RegExp(`^${weekdays}, \\d{2} ${months} \\d{4} \\d{2}:\\d{2}:\\d{2} \\+0000$`))

/** Writes a moment the way every answer does, in universal time. */
export function formatWireDate(moment: Date): string {
  return moment.toUTCString().replace('GMT', '+0000')
}

/** Why search engines should leave a page alone; null when they need not. */
export const noindexReason = z.string().nullable()

/** The node id that graph clients use: base64 of `Type:id`. Both parts are plain ASCII. */
export function nodeId(
  type: 'User' | 'Board' | 'BoardSection' | 'Pin' | 'AggregatedComment' | 'UserDidItData' | 'Conversation' | 'Message',
  id: string,
): string {
  return btoa(`${type}:${id}`)
}
