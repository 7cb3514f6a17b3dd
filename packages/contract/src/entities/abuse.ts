import { z } from 'zod'
import { abuseBlockKinds, abuseCauses } from '../abuse-kinds.ts'
import { entityId, wireDate } from './fields.ts'

/** Something that the program did against abuse by itself. */
export const abuseMeasure = z.object({
  id: entityId,
  user: z.object({ id: entityId, username: z.string() }).nullable(),
  cause: z.enum(abuseCauses),
  /** What the member does is told to nobody and suggested nowhere. */
  is_holding_back: z.boolean(),
  /** The member may do less in a time. */
  is_limiting: z.boolean(),
  /** What was counted, under which key, and some of the accounts and things. */
  evidence: z.object({
    key: z.string(),
    accounts: z.number(),
    known_accounts: z.number(),
    things: z.number(),
    among: z.array(z.string()),
  }),
  made_at: wireDate,
  ends_at: wireDate,
  /** Whether it holds now. */
  is_standing: z.boolean(),
  undone_at: wireDate.nullable(),
})
export type AbuseMeasure = z.output<typeof abuseMeasure>

/** Something that nobody may use here. */
export const abuseBlock = z.object({
  id: entityId,
  kind: z.enum(abuseBlockKinds),
  value: z.string(),
  reason: z.string(),
  made_at: wireDate,
  /** Null for always. */
  ends_at: wireDate.nullable(),
})
export type AbuseBlock = z.output<typeof abuseBlock>
