import type { ModerationAct, ReportCase } from '@pinfold/contract'
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
  next: () => words.move,
  previous: () => words.move,
  take: () => words.take,
  release: () => words.release,
  picture: () => words.showPicture,
  open: () => words.openThing,
  keys: () => words.keys,
  ...acts,
} satisfies Record<QueueDeed, () => string>

/** What a key does. */
export const deedName = (deed: QueueDeed): string => deeds[deed]()

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
