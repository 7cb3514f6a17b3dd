import type { PinId } from '@pinfold/contract'
import type { Member } from '../../platform/auth/viewer.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Outbox } from '../../platform/events/outbox.ts'
import { bucketOf } from '../../platform/ids/ids.ts'
import type { Writer } from '../../platform/writing/writer.ts'
import { resolveMentions, type StoredMention } from '../graph/index.ts'

interface Described {
  readonly description: string
  readonly mentions: readonly StoredMention[]
}

/**
 * Whom a pin's description names. One that stays as it was names whom it named, whatever they are called by now; no
 * statement where nobody can be named.
 */
export const mentionsIn = async (
  deps: { readonly clock: Clock },
  writer: Writer,
  author: Member,
  description: string,
  before?: Described,
): Promise<readonly StoredMention[]> =>
  before?.description === description
    ? before.mentions
    : resolveMentions({ db: writer, clock: deps.clock }, author, description)

/** Tells the levels above who is named in a pin that was not before, the author left out. */
export async function tellMentioned(
  deps: { readonly outbox: Outbox },
  writer: Writer,
  author: Member,
  pin: { readonly id: PinId; readonly mentions: readonly StoredMention[] },
  before: readonly StoredMention[] = [],
): Promise<void> {
  const known = new Set([author.id, ...before.map(({ user_id }) => user_id)])
  const mentionedIds = [...new Set(pin.mentions.map(({ user_id }) => user_id))].filter((id) => !known.has(id))
  if (mentionedIds.length === 0) return
  await deps.outbox.emit(writer, bucketOf(pin.id), 'pin.mentioned', {
    pinId: pin.id,
    authorId: author.id,
    mentionedIds,
  })
}
