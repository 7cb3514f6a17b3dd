import { z } from 'zod'
import { lawKeys } from '../law-keys.ts'
import { entityId, wireDate } from './fields.ts'
import { takedownLawTypes } from './takedown-law.ts'

/** What becomes of a request, and of each thing that it names. */
export const takedownStates = ['open', 'accepted', 'refused', 'withdrawn'] as const
export type TakedownState = (typeof takedownStates)[number]
export const takedownItemStates = ['asked', 'kept', 'removed', 'objected', 'restored'] as const
export type TakedownItemState = (typeof takedownItemStates)[number]

/** What can be taken down. */
export const takedownObjectTypes = ['pin', 'board', 'user'] as const
export type TakedownObjectType = (typeof takedownObjectTypes)[number]

/** What whoever asked for a takedown is answered: the number it goes by, and until when it is decided. */
export const takedownReceipt = z.object({
  id: entityId,
  law: z.enum(lawKeys),
  state: z.enum(takedownStates),
  created_at: wireDate,
  due_at: wireDate,
  /** Takes the request back. */
  withdrawal_code: z.string(),
})
export type TakedownReceipt = z.output<typeof takedownReceipt>

/** A thing of the viewer's that somebody wants taken down, without who that is. */
export const takedownNotice = z.object({
  takedown_id: entityId,
  object_id: entityId,
  object_type: z.enum(takedownObjectTypes),
  law: z.enum(lawKeys),
  law_types: z.array(z.enum(takedownLawTypes)),
  explanation: z.string(),
  state: z.enum(takedownItemStates),
  /** Where it is removed: two letters each; empty for everywhere. */
  countries: z.array(z.string()),
  removed_at: wireDate.nullable(),
  /** Until when the viewer may object. */
  objection_until: wireDate.nullable(),
  /** Whoever asked went to court after the viewer objected. */
  is_in_court: z.boolean(),
  /** When it shows again, unless somebody goes to court. */
  restored_at: wireDate.nullable(),
  viewer_can: z.object({ object: z.boolean() }),
})
export type TakedownNotice = z.output<typeof takedownNotice>

const count = z.int().nonnegative()

/** How many requests there were under one law, and what became of them and of the things that they named. */
export const takedownCounts = z.object({
  law: z.enum(lawKeys),
  requests: count,
  open: count,
  accepted: count,
  refused: count,
  withdrawn: count,
  named: count,
  removed: count,
  objected: count,
  restored: count,
})
export type TakedownCounts = z.output<typeof takedownCounts>

/** A request as whoever decides reads it, with who asked. */
export const adminTakedown = z.object({
  id: entityId,
  law: z.enum(lawKeys),
  law_types: z.array(z.enum(takedownLawTypes)),
  country: z.string(),
  name: z.string(),
  organisation: z.string(),
  email: z.string(),
  flagger_number: z.string(),
  is_for_complaints_office: z.boolean(),
  explanation: z.string(),
  details: z.record(z.string(), z.string()),
  state: z.enum(takedownStates),
  created_at: wireDate,
  due_at: wireDate,
  is_overdue: z.boolean(),
  things: z.array(
    z.object({
      type: z.enum(takedownObjectTypes),
      id: entityId,
      owner_id: entityId,
      /** For how many requests something of the owner's is removed. */
      offences: count,
      state: z.enum(takedownItemStates),
      objection: z.string(),
      restored_at: wireDate.nullable(),
    }),
  ),
})
export type AdminTakedown = z.output<typeof adminTakedown>
