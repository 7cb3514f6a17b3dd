import { randomBytes } from 'node:crypto'
import { idLater } from '../../src/platform/ids/ids.ts'

/** What a row acts on: ids and names of one owner's things. Empty where the row has no such thing. */
export interface Target {
  readonly userId: string
  readonly username: string
  readonly boardId: string
  readonly slug: string
  readonly sectionId: string
  readonly sectionSlug: string
  /** A second section of the board. */
  readonly otherSectionId: string
  readonly pinId: string
  /** Planned on the board. */
  readonly toDoId: string
  readonly noteId: string
  /** Of the pin's picture. */
  readonly signature: string
  readonly uploadId: string
  /** Of the owner, under the pin. */
  readonly commentId: string
  /** Of the owner. */
  readonly accessTokenId: string
  /** Of the owner's news. */
  readonly newsId: string
  /** Of the owner, on another device. */
  readonly sessionId: string
  /** Of the owner. */
  readonly exportId: string
  /** A member whom the owner blocked. */
  readonly blockedId: string
  /** A second board, where one answers differently. */
  readonly otherBoardId: string
  /** Of the owner and others, and a message in it. */
  readonly conversationId: string
  readonly messageId: string
  /** A request that names something of the owner's. */
  readonly takedownId: string
  /** Of the owner, not published yet. */
  readonly draftId: string
}

/** A target with nothing in it, to spread the known parts over. */
export const noTarget: Target = {
  userId: '',
  username: '',
  boardId: '',
  slug: '',
  sectionId: '',
  sectionSlug: '',
  otherSectionId: '',
  pinId: '',
  toDoId: '',
  noteId: '',
  signature: '',
  uploadId: '',
  commentId: '',
  accessTokenId: '',
  newsId: '',
  sessionId: '',
  exportId: '',
  blockedId: '',
  otherBoardId: '',
  conversationId: '',
  messageId: '',
  takedownId: '',
  draftId: '',
}

const AN_HOUR = 3_600_000

/** An id of the same bucket, as long, and from before anything was made. */
const ghostId = (id: string) => idLater(id, -AN_HOUR)

/** A word of the same length that names nothing. */
const ghostWord = (word: string) => randomBytes(word.length).toString('hex').slice(0, word.length)

const ghosts: Record<keyof Target, (real: string) => string> = {
  userId: ghostId,
  username: ghostWord,
  boardId: ghostId,
  slug: ghostWord,
  sectionId: ghostId,
  sectionSlug: ghostWord,
  otherSectionId: ghostId,
  pinId: ghostId,
  toDoId: ghostId,
  noteId: ghostId,
  signature: ghostWord,
  uploadId: ghostId,
  commentId: ghostId,
  accessTokenId: ghostId,
  newsId: ghostId,
  sessionId: ghostId,
  exportId: ghostId,
  blockedId: ghostId,
  otherBoardId: ghostId,
  conversationId: ghostId,
  messageId: ghostId,
  takedownId: ghostId,
  draftId: ghostId,
}

/** The same target, never made: every id and name as long as the real one, so that even lengths of answers compare. */
export function ghostOf(target: Target): Target {
  const entries = Object.entries(target) as [keyof Target, string][]
  return { ...target, ...Object.fromEntries(entries.map(([key, real]) => [key, real === '' ? '' : ghosts[key](real)])) }
}
