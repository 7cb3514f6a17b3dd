import {
  aggregatedCommentFeedResource,
  aggregatedCommentLikeResource,
  aggregatedCommentReplyFeedResource,
  aggregatedCommentResource,
  reportResource,
  unifiedCommentsResource,
} from '@pinfold/contract'
import { comment } from '../../comments/commenting.ts'
import type { Subject } from '../covered-row.ts'
import { calls, type Probe } from '../probe.ts'
import type { Target } from '../target.ts'
import type { World } from '../world.ts'

const ofPin = ({ pinId }: Target) => ({ pinId })
const named = ({ pinId, commentId }: Target) => ({ pinId, commentId })

/** Reading the comments of a pin. */
export const commentReads: readonly Probe[] = [
  calls(aggregatedCommentFeedResource.get, ofPin),
  calls(unifiedCommentsResource.get, ofPin),
  calls(aggregatedCommentReplyFeedResource.get, named),
]

/** Writing under a pin, answering, and liking. */
export const commenting: readonly Probe[] = [
  calls(aggregatedCommentResource.create, (target) => ({ ...ofPin(target), text: 'How lovely' })),
  calls(aggregatedCommentResource.create, ({ pinId, commentId }) => ({ pinId, parentId: commentId, text: 'It is' })),
  calls(aggregatedCommentLikeResource.create, named),
  calls(aggregatedCommentLikeResource.delete, named),
]

/** Nobody reports what is their own: the owner pinned the pin and wrote the comment. Machines never report. */
export const reporting: readonly Probe[] = [
  calls(
    reportResource.create,
    ({ pinId }) => ({ object_type: 'pin' as const, object_id: pinId, reason: 'spam' as const }),
    {
      notFor: ['owner', 'bot'],
    },
  ),
  calls(
    reportResource.create,
    ({ commentId }) => ({ object_type: 'comment' as const, object_id: commentId, reason: 'spam' as const }),
    { notFor: ['owner', 'bot'] },
  ),
]

/** Changing and deleting a comment of the owner's under the owner's pin. */
export const commentEdits: readonly Probe[] = [
  calls(aggregatedCommentResource.update, (target) => ({ ...named(target), text: 'Changed' })),
  calls(aggregatedCommentResource.delete, named, { isUsingUp: true }),
]

const written = new WeakMap<Target, Promise<string>>()

/** The subject with a comment of its owner's, written at the first call for each pin. */
export const withComment =
  (make: (world: World) => Promise<Subject>) =>
  async (world: World): Promise<Subject> => {
    const { home, target } = await make(world)
    const id = written.get(target) ?? comment(home.owner, target.pinId).then((made) => made.id)
    written.set(target, id)
    return { home, target: { ...target, commentId: await id } }
  }
