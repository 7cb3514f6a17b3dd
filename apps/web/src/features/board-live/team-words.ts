import type { Board } from '@pinfold/contract'
import { boardLiveWords } from './board-live.words.ts'

type Standing = Pick<Board, 'name' | 'privacy' | 'archived_by_me_at' | 'viewer_can'>

/** Said where a board shows no more to whoever looks at it: whatever the reason, it reads like any missing one. */
export const boardGone = (): string => boardLiveWords.boardGone

/** Said where a section that somebody looks at was deleted or made one with another. */
export const sectionGone = (): string => boardLiveWords.sectionGone

/** What a reader is told of a change of what they may do on a board; null where nothing of that kind changed. */
export function standingWords(before: Standing, after: Standing): string | null {
  const could = before.viewer_can
  const can = after.viewer_can
  if (could.edit && !can.edit) return boardLiveWords.offTeam
  if (!could.edit && can.edit) return boardLiveWords.onTeam({ board: after.name })
  if (!can.edit) return null
  const [was, is] = [before, after].map((board) => board.archived_by_me_at !== null)
  if (was !== is) return is === true ? boardLiveWords.archived : boardLiveWords.unarchived
  return before.privacy === after.privacy ? null : boardLiveWords[after.privacy]
}
