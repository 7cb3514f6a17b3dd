import type { ModerationAct, ReportCase, ReportReason } from '@pinfold/contract'
import { reportQueueWords as words } from './report-queue.words.ts'
import type { QueueDeed } from './queue-keys.ts'

const acts = {
  dismiss: () => words.dismiss,
  hide: () => words.hide,
  warn: () => words.warn,
  remove: () => words.remove,
  suspend: () => words.suspend,
  ban: () => words.ban,
  block_picture: () => words.block_picture,
  escalate: () => words.escalate,
} satisfies Record<ModerationAct, () => string>

/** What an act is called on its button. */
export const actName = (act: ModerationAct): string => acts[act]()

const deeds = {
  next: () => words.next,
  previous: () => words.previous,
  take: () => words.take,
  release: () => words.release,
  picture: () => words.showPicture,
  open: () => words.openThing,
  keys: () => words.keys,
  ...acts,
} satisfies Record<QueueDeed, () => string>

/** What a key does. */
export const deedName = (deed: QueueDeed): string => deeds[deed]()

const done = {
  dismiss: () => words.dismissed,
  hide: () => words.hid,
  warn: () => words.warned,
  remove: () => words.removed,
  suspend: () => words.suspended,
  ban: () => words.banned,
  block_picture: () => words.blockedPicture,
  escalate: () => words.wasEscalated,
} satisfies Record<ModerationAct, () => string>

/** What an act has come to. */
export const actDoneText = (act: ModerationAct): string => done[act]()

const reasons: Readonly<Record<string, () => string>> = {
  spam: () => words.spam,
  harassment: () => words.harassment,
  hate: () => words.hate,
  sexual: () => words.sexual,
  self_harm: () => words.self_harm,
  copyright: () => words.copyright,
  impersonation: () => words.impersonation,
  underage: () => words.underage,
  other: () => words.other,
} satisfies Record<ReportReason, () => string>

/** Why something was reported. */
export const reasonName = (reason: string): string => reasons[reason]?.() ?? reason

type Type = ReportCase['object_type']

const types = {
  pin: () => words.one_pin,
  board: () => words.one_board,
  comment: () => words.one_comment,
  user: () => words.one_user,
  conversation: () => words.one_conversation,
  message: () => words.one_message,
} satisfies Record<Type, () => string>

/** What one reported thing is. */
export const typeName = (type: Type): string => types[type]()

const queues = {
  pin: () => words.pin,
  board: () => words.board,
  comment: () => words.comment,
  user: () => words.user,
  conversation: () => words.conversation,
  message: () => words.message,
} satisfies Record<Type, () => string>

/** What a queue of such things is called. */
export const queueName = (type: Type): string => queues[type]()

/** Characters of a text that tell it from others. */
const SHOWN = 60

/** A reported thing by what tells it from others: what it says, its title, or where it has neither its number. */
export const caseName = ({ thing, texts, object_id: id, object_type: type }: NamedCase): string =>
  words.named({ type: typeName(type), name: texts[0] || thing?.title || id })

/** What a case is called, as short as a heading. */
export function shortCaseName(shown: NamedCase): string {
  const name = caseName(shown)
  return name.length > SHOWN ? `${name.slice(0, SHOWN).trimEnd()}…` : name
}

type NamedCase = Pick<ReportCase, 'thing' | 'texts' | 'object_id' | 'object_type'>
