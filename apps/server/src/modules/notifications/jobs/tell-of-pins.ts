import type { MemberId, PinId } from '@pinfold/contract'
import type { Id } from '../../../platform/ids/ids.ts'
import { findMentionable } from '../../graph/index.ts'
import { findPins } from '../../pins/index.ts'
import { findCommentAuthorId, findPinnerId, findSourcesOf } from '../event-facts.queries.ts'
import { type NewNews, type NewsDeps, tellMember, tellMembers } from '../commands/tell-members.ts'
import type { Events } from '../../../platform/events/outbox.ts'

/** Tells whose pins were saved. A save into something they may not see is nobody's news. */
export async function tellOfSaves(deps: NewsDeps, saves: readonly Events['pin.saved'][]): Promise<void> {
  const sourceOf = await findSourcesOf(
    deps.db,
    saves.map(({ pinId }) => pinId),
  )
  const sources = await findPins(deps.db, [...new Set(sourceOf.values())])
  const pinnerOf = new Map(sources.map(({ id, pinnerId }) => [id, pinnerId]))
  await tellMembers(
    deps,
    saves.flatMap(({ pinId: objectId, pinnerId: actorId }): NewNews[] => {
      const pinId = sourceOf.get(objectId)
      const memberId = pinId === undefined ? undefined : pinnerOf.get(pinId)
      if (pinId === undefined || memberId === undefined) return []
      const sourceKey = `save:${objectId}`
      return [{ kind: 'pin_saved', sourceKey, objectId, actorId, memberId, group: `pin:${pinId}`, pinId }]
    }),
  )
}

export const tellOfReaction = (deps: NewsDeps, { pinId, memberId }: Events['pin.reacted']): Promise<void> =>
  tellPinner(deps, pinId, { kind: 'pin_reacted', sourceKey: `reaction:${pinId}:${memberId}`, actorId: memberId })

export const tellOfTry = (deps: NewsDeps, { triedId, pinId, memberId }: Events['pin.tried']): Promise<void> =>
  tellPinner(deps, pinId, { kind: 'pin_tried', sourceKey: `try:${triedId}`, actorId: memberId, objectId: triedId })

interface OfPin {
  readonly kind: 'pin_reacted' | 'pin_tried' | 'comment'
  readonly sourceKey: string
  readonly actorId: MemberId
  readonly objectId?: Id
}

async function tellPinner(deps: NewsDeps, pinId: PinId, news: OfPin): Promise<void> {
  const memberId = await findPinnerId(deps.db, pinId)
  if (memberId !== null) await tellMember(deps, { ...news, memberId, group: `pin:${pinId}`, pinId })
}

/** Tells whoever is named in what a pin says, each once for the pin. */
export async function tellOfPinMentions(deps: NewsDeps, event: Events['pin.mentioned']): Promise<void> {
  const { pinId, authorId: actorId } = event
  // They may have changed their mind since it was written.
  const told = await findMentionable(deps.db, actorId, event.mentionedIds.slice(0, MOST_MENTIONS))
  const news = {
    kind: 'pin_mention',
    sourceKey: `pin-mention:${pinId}`,
    actorId,
    group: `pin:${pinId}`,
    pinId,
  } as const
  await tellMembers(
    deps,
    [...told].map((memberId) => ({ ...news, memberId })),
  )
}

/** Mentions beyond these tell nobody: who names so many speaks to none of them. */
const MOST_MENTIONS = 20

/**
 * Tells whoever is mentioned, whose comment is answered, and whose pin it is: each of them once, of what concerns them
 * most.
 */
export async function tellOfComment(deps: NewsDeps, event: Events['comment.created']): Promise<void> {
  const { commentId, pinId, parentId, authorId } = event
  const source = { sourceKey: `comment:${commentId}`, actorId: authorId, objectId: commentId }
  // They may have changed their mind since it was written.
  const told = await findMentionable(deps.db, authorId, event.mentionedIds.slice(0, MOST_MENTIONS))
  for (const memberId of told)
    await tellMember(deps, { ...source, memberId, kind: 'comment_mention', group: `comment:${commentId}`, commentId })
  const answeredId = parentId === null ? null : await findCommentAuthorId(deps.db, parentId)
  if (parentId !== null && answeredId !== null && !told.has(answeredId)) {
    told.add(answeredId)
    const group = `comment:${parentId}`
    await tellMember(deps, { ...source, memberId: answeredId, kind: 'comment_reply', group, commentId: parentId })
  }
  const pinnerId = await findPinnerId(deps.db, pinId)
  if (pinnerId !== null && !told.has(pinnerId)) await tellPinner(deps, pinId, { ...source, kind: 'comment' })
}

export async function tellOfLike(deps: NewsDeps, { commentId, memberId }: Events['comment.liked']): Promise<void> {
  const authorId = await findCommentAuthorId(deps.db, commentId)
  if (authorId === null) return
  const source = { sourceKey: `like:${commentId}:${memberId}`, actorId: memberId }
  await tellMember(deps, {
    ...source,
    memberId: authorId,
    kind: 'comment_liked',
    group: `comment:${commentId}`,
    commentId,
  })
}
