import { z } from 'zod'
import { lawKeys } from '../law-keys.ts'
import { appealableKinds, moderationActs, offenderActs } from '../moderation-acts.ts'
import { reportQueues } from '../admin-search-kinds.ts'
import { foundThing, personName } from './admin.ts'
import { entityId, wireDate } from './fields.ts'
import { takedownObjectTypes } from './takedown.ts'

const count = z.int().nonnegative()
const thingType = z.enum(reportQueues)

/** All reports of one thing, as moderators work on them. */
export const reportCase = z.object({
  id: entityId,
  object_type: thingType,
  object_id: entityId,
  /** The thing itself, hidden or not; null where it is gone. */
  thing: foundThing.nullable(),
  /** The words of a comment, a message, or the newest of a conversation. */
  texts: z.array(z.string()),
  concerned: personName.nullable(),
  /** How often something was done about the member before. */
  earlier_decisions: count,
  state: z.enum(['open', 'closed']),
  is_escalated: z.boolean(),
  report_count: count,
  /** Its picture is nearly one that was blocked: the program brought it, whoever else reported it. */
  is_like_blocked: z.boolean(),
  reasons: z.array(z.string()),
  /** The newest reports, no more than `limits.moderation.shownReports`. */
  reports: z.array(
    z.object({ reporter: personName.nullable(), reason: z.string(), detail: z.string(), made_at: wireDate }),
  ),
  first_at: wireDate,
  /** Who works on it now. */
  taken: z.object({ by: personName, until: wireDate, is_mine: z.boolean() }).nullable(),
  /** What was done in the end. */
  act: z.enum(moderationActs).nullable(),
  /** What whoever asks may do. */
  acts: z.array(z.enum(moderationActs)),
})
export type ReportCase = z.output<typeof reportCase>

export const appealStates = ['none', 'open', 'granted', 'refused'] as const
export type AppealState = (typeof appealStates)[number]

/** What was decided about a member, a thing of theirs or what they reported, as the member reads it. Who decided and who reported stay unsaid. */
export const moderationDecision = z.object({
  id: entityId,
  object_type: thingType,
  kind: z.enum(appealableKinds),
  /** Empty for whoever reported: it is about another. */
  reason: z.string(),
  decided_at: wireDate,
  /** When a suspension ends. */
  until: wireDate.nullable(),
  /** False where it holds no more. */
  is_standing: z.boolean(),
  appeal_state: z.enum(appealStates),
  appeal_until: wireDate,
  /** What was answered to an appeal. */
  appeal_answer: z.string(),
  /** False where nobody else works here who could decide on an appeal: after some days whoever decided does. */
  is_judged_by_other: z.boolean(),
  /** Whoever decided answered the appeal too, since nobody else could. */
  is_answered_alone: z.boolean(),
  viewer_can: z.object({ appeal: z.boolean() }),
})
export type ModerationDecision = z.output<typeof moderationDecision>

/** A member of whom much was removed by law, until somebody decides what follows. */
export const repeatOffender = z.object({
  member: personName,
  offences: count,
  counted_at: wireDate,
  /** What the rules propose; moderators may decide otherwise. */
  proposal: z.object({ act: z.enum(offenderActs), days: count.nullable() }),
  /** The newest removals. */
  removals: z.array(
    z.object({
      takedown_id: entityId,
      law: z.enum(lawKeys),
      object_type: z.enum(takedownObjectTypes),
      object_id: entityId,
      removed_at: wireDate.nullable(),
    }),
  ),
  /** False for whom it concerns, and for moderators where they work here, too. */
  may_decide: z.boolean(),
})
export type RepeatOffender = z.output<typeof repeatOffender>

/** An appeal as the moderator reads it who has to decide. */
export const adminAppeal = z.object({
  id: entityId,
  /** Null where the decision followed from removals by law. */
  case_id: entityId.nullable(),
  object_type: thingType,
  object_id: entityId,
  thing: foundThing.nullable(),
  /** What was removed, where only its words are left. */
  texts: z.array(z.string()),
  member: personName.nullable(),
  kind: z.enum(appealableKinds),
  reason: z.string(),
  decided_by: personName.nullable(),
  decided_at: wireDate,
  until: wireDate.nullable(),
  appeal: z.string(),
  appealed_at: wireDate,
  /** False for whoever decided. */
  may_decide: z.boolean(),
  /** From when on whoever decided may, since nobody else works here; null where somebody else does, or it is so already. */
  alone_from: wireDate.nullable(),
})
export type AdminAppeal = z.output<typeof adminAppeal>
