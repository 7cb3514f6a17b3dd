import type { reportQueues } from './admin-search-kinds.ts'

/** What moderators can do about a report. */
export const moderationActs = [
  'dismiss',
  'hide',
  'warn',
  'remove',
  'suspend',
  'ban',
  'block_picture',
  'escalate',
] as const
export type ModerationAct = (typeof moderationActs)[number]

/** Those that are done to a member or a thing of theirs, who is told and may appeal. */
export const decisionKinds = ['hide', 'warn', 'remove', 'suspend', 'ban', 'block_picture'] as const
export type DecisionKind = (typeof decisionKinds)[number]

/** What members are told that was decided, and may appeal: about them, or that what they reported was left as it is. */
export const appealableKinds = [...decisionKinds, 'dismiss'] as const
export type AppealableKind = (typeof appealableKinds)[number]

/** What can follow for a member of whom much was removed by law. */
export const offenderActs = ['suspend', 'ban', 'leave'] as const
export type OffenderAct = (typeof offenderActs)[number]

const always = ['dismiss', 'escalate'] as const
const toMembers = ['warn', 'suspend', 'ban'] as const

/** What can be done about each kind of thing. */
export const actsOn: Readonly<Record<(typeof reportQueues)[number], readonly ModerationAct[]>> = {
  pin: [...always, ...toMembers, 'hide', 'remove', 'block_picture'],
  board: [...always, ...toMembers, 'remove'],
  comment: [...always, ...toMembers, 'remove'],
  message: [...always, ...toMembers, 'remove'],
  user: [...always, ...toMembers],
  conversation: [...always, ...toMembers],
}
