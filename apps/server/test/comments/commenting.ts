import {
  aggregatedCommentFeedResource,
  aggregatedCommentReplyFeedResource,
  aggregatedCommentResource,
} from '@pinfold/contract'
import type { TestClient } from '../support/test-client.ts'

/** Writes under a pin, or answers a comment there. */
export const comment = (client: TestClient, pinId: string, text = 'How lovely', parentId?: string) =>
  client.ask(aggregatedCommentResource.create, { pinId, text, ...(parentId === undefined ? {} : { parentId }) })

/** The comments that answer the pin, as many as one page holds at most. */
export const commentsOf = (client: TestClient, pinId: string) =>
  client.ask(aggregatedCommentFeedResource.get, { pinId, page_size: 250 })

/** The answers to one of them. */
export const repliesTo = (client: TestClient, pinId: string, commentId: string) =>
  client.ask(aggregatedCommentReplyFeedResource.get, { pinId, commentId, page_size: 250 })

/** What the comments say, in their order. */
export const texts = (comments: readonly { text: string }[]) => comments.map(({ text }) => text)
