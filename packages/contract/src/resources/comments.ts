import { z } from 'zod'
import { comment } from '../entities/comment.ts'
import { limits } from '../limits.ts'
import { command, pagedQuery, resource } from '../wire/endpoint.ts'
import { answeringPins, changingPins, readingPins } from '../wire/permission-row-sets.ts'
import { bookmarks, id, pageSize } from '../wire/scalars.ts'
import { actingFor, fieldChoice, requiredText } from './option-schemas.ts'
import { wrongOptionWords } from '../wire/wrong-options.words.ts'

const commentText = requiredText(limits.comment.longest, () => wrongOptionWords.writeFirst)
const page = { bookmarks, page_size: pageSize(limits.page.usual, limits.page.most) }
/** Whose comments are meant: `aggregated_pin_data.id` of the pin, or the pin through which one looks. One is enough. */
const whichPin = { objectId: id.optional(), pinId: id.optional() }
const namesPin = (options: { objectId?: string | undefined; pinId?: string | undefined }) =>
  options.objectId !== undefined || options.pinId !== undefined
const needsPin = { path: ['pinId'], error: () => wrongOptionWords.giveEither({ first: 'pinId', second: 'objectId' }) }

const ofPin = z.object({ ...whichPin, ...page, ...fieldChoice, ...actingFor }).refine(namesPin, needsPin)
/** A comment by its id; `pinId` says through which pin one reaches it, any that one may see where it is left out. */
const whichComment = { commentId: id, pinId: id.optional() }

/** Comments under a pin. They belong to its aggregate and are reached through a pin the viewer may see. */
export const aggregatedCommentResource = resource('AggregatedComment', {
  create: command({
    summary: 'Comment on a pin, or answer a comment on it.',
    facts: { token: 'pins', acting: 'edit', mayHide: false, rate: 'comment' },
    rows: answeringPins,
    options: z
      .object({
        ...whichPin,
        /** The comment to answer; answers to answers join the first one's. */
        parentId: id.optional(),
        text: commentText,
        ...actingFor,
      })
      .refine(namesPin, needsPin),
    reply: comment,
  }),
  update: command({
    summary: "Change the text of one's own comment.",
    facts: { token: 'pins', acting: 'edit', mayHide: true, rate: 'comment' },
    rows: changingPins,
    options: z.object({ ...whichComment, text: commentText, ...actingFor }),
    reply: comment,
  }),
  delete: command({
    summary: "Delete one's own comment, or one under one's own pin, with its answers.",
    facts: { token: 'pins', acting: 'manage', mayHide: true, rate: 'none: less' },
    rows: changingPins,
    options: z.object({ ...whichComment, ...actingFor }),
    reply: z.null(),
  }),
})

/** The comments that answer a pin, newest first. */
export const aggregatedCommentFeedResource = resource('AggregatedCommentFeed', {
  get: pagedQuery({
    summary: 'The comments on a pin, newest first.',
    facts: { token: 'pins', acting: { needs: 'read', on: { pinId: 'pin', objectId: 'pin' } }, rate: 'none: reads' },
    rows: readingPins,
    options: ofPin,
    reply: z.array(comment),
    list: { name: 'comments' },
  }),
})

/** The comments that answer a pin, under the name that newer clients use. */
export const unifiedCommentsResource = resource('UnifiedComments', {
  get: pagedQuery({
    summary: 'The comments on a pin, newest first.',
    facts: { token: 'pins', acting: { needs: 'read', on: { pinId: 'pin', objectId: 'pin' } }, rate: 'none: reads' },
    rows: readingPins,
    options: ofPin,
    reply: z.array(comment),
    list: { name: 'comments' },
  }),
})

/** The answers to a comment. */
export const aggregatedCommentReplyFeedResource = resource('AggregatedCommentReplyFeed', {
  get: pagedQuery({
    summary: 'The answers to a comment, oldest first.',
    facts: { token: 'pins', acting: 'read', rate: 'none: reads' },
    rows: readingPins,
    options: z.object({ ...whichComment, ...page, ...fieldChoice, ...actingFor }),
    reply: z.array(comment),
  }),
})

/** Liking a comment. */
export const aggregatedCommentLikeResource = resource('AggregatedCommentLike', {
  create: command({
    summary: 'Like a comment.',
    facts: { token: 'pins', acting: 'edit', mayHide: false, rate: 'change' },
    rows: answeringPins,
    options: z.object({ ...whichComment, ...actingFor }),
    reply: comment,
  }),
  delete: command({
    summary: 'Take back the like of a comment.',
    facts: { token: 'pins', acting: 'edit', mayHide: true, rate: 'none: less' },
    rows: answeringPins,
    options: z.object({ ...whichComment, ...actingFor }),
    reply: comment,
  }),
})
