import { z } from 'zod'
import { entityId, wireDate } from './fields.ts'

/** A browser that shows a member's news though no page of ours is open. It belongs to the session that asked for it. */
export const pushSubscription = z.object({
  id: entityId,
  user_agent: z.string(),
  created_at: wireDate,
  is_current: z.boolean(),
})
export type PushSubscriptionEntry = z.output<typeof pushSubscription>

/** What the worker in the browser is told: the words to show and where a press leads. */
export const pushMessage = z.object({
  /** News of one tag take each other's place. */
  tag: z.string(),
  title: z.string(),
  body: z.string(),
  /** A path on this server. */
  path: z.string(),
})
export type PushMessage = z.output<typeof pushMessage>
