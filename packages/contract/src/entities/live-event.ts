import { z } from 'zod'
import { count, entityId } from './fields.ts'

/** News that is kept for a day, numbered for each member, and delivered once. It carries ids only: what they name is read by a call. */
export const liveNews = z.discriminatedUnion('kind', [
  /** Somebody wrote in a conversation of the viewer, perhaps the viewer elsewhere. */
  z.object({ kind: z.literal('message'), conversation_id: entityId, message_id: entityId }),
  /** The reactions to a message changed, or it was deleted: then it is missing. */
  z.object({ kind: z.literal('message_changed'), conversation_id: entityId, message_id: entityId }),
  /** A conversation changed for the viewer: its people, read, hidden, taken in, left. */
  z.object({ kind: z.literal('conversation'), conversation_id: entityId }),
  /** There is something new in the viewer's news. */
  z.object({ kind: z.literal('news'), news_id: entityId }),
])
export type LiveNews = z.output<typeof liveNews>

/** What only passes by: it has no number and is never repeated. */
export const liveWhisper = z.discriminatedUnion('kind', [
  /** Somebody is typing; it holds for a few seconds. */
  z.object({ kind: z.literal('typing'), conversation_id: entityId, user_id: entityId }),
  /**
   * Something about a board changed that the viewer works on, worked on until now, or is asked or let onto. What it is, and
   * whether it may still be seen, is for a call to say. `by` is the tab whose command it was (`tabKey`).
   */
  z.object({ kind: z.literal('board'), board_id: entityId, by: z.string().optional() }),
  /** Somebody lets the viewer follow them who had asked to. */
  z.object({ kind: z.literal('follow_approved'), user_id: entityId }),
])
export type LiveWhisper = z.output<typeof liveWhisper>

/**
 * One event of the stream at `LIVE_PATH`, as JSON in its `data`. News and `hello` come with the number as the event's id, which
 * a client sends back when it connects again (`Last-Event-ID`, or `?after=`).
 */
export const liveEvent = z.discriminatedUnion('kind', [
  ...liveNews.options,
  ...liveWhisper.options,
  /** The first event of a stream that starts at now, with the number it starts after. */
  z.object({ kind: z.literal('hello'), number: count }),
  /** News between was forgotten: read everything shown anew. Goes on after this number. */
  z.object({ kind: z.literal('reset'), number: count }),
  /** The last event of a stream whose session does not hold any more. */
  z.object({ kind: z.literal('session_over') }),
])
export type LiveEvent = z.output<typeof liveEvent>

const TAB_KEY = /^tab-([\da-f]{16})-/

/** An idempotency key that says which tab calls, so that the tab can tell what it did itself from what others did. */
export const tabKey = (tab: string, key: string): string => `tab-${tab}-${key}`

/** The tab that an idempotency key names; undefined for any other key. */
export const tabOfKey = (key: string): string | undefined => TAB_KEY.exec(key)?.[1]

/** Where members listen: server-sent events, by session cookie or bearer. */
export const LIVE_PATH = '/_/live/'
