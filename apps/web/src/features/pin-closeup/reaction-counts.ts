import type { Pin, ReactionType } from '@pinfold/contract'

/** What people, and the viewer among them, feel about a picture. */
export interface Reactions {
  readonly counts: Pin['reaction_counts']
  readonly mine: ReactionType | null
}

/** The counts after the viewer's reaction became another one; null takes it back. */
export function changeReaction({ counts, mine }: Reactions, wanted: ReactionType | null): Reactions {
  if (wanted === mine) return { counts, mine }
  const next = { ...counts }
  if (mine !== null) next[mine] = Math.max((next[mine] ?? 0) - 1, 0)
  if (wanted !== null) next[wanted] = (next[wanted] ?? 0) + 1
  return { counts: Object.fromEntries(Object.entries(next).filter(([, count]) => count > 0)), mine: wanted }
}

/** All reactions together. */
export const reactionTotal = ({ counts }: Reactions): number =>
  Object.values(counts).reduce((sum, count) => sum + count, 0)
