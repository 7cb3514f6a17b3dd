import type { NewsKind } from '@pinfold/contract'

/** All that decides whether a member is told that somebody did something. */
export interface NewsFacts {
  readonly kind: NewsKind
  readonly isBlockedEitherWay: boolean
  /** The member may see what it was done to. */
  readonly isSubjectSeen: boolean
  /** The member may see what was made: the save, the comment, the try. True where nothing was made. */
  readonly isObjectSeen: boolean
  /** It was not taken back, and waits still where it waited. */
  readonly isStanding: boolean
}

/** Asked anew at each reading: what was hidden, deleted or taken back since is not told of any more. */
export const isTold = (facts: NewsFacts): boolean =>
  !facts.isBlockedEitherWay && facts.isSubjectSeen && facts.isObjectSeen && facts.isStanding

/** What waits for an answer of the member. */
export const canAnswer = (kind: NewsKind): boolean => answerable.has(kind)

const answerable: ReadonlySet<NewsKind> = new Set(['follow_requested', 'board_invited', 'board_join_requested'])
