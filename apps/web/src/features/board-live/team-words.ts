import type { Board } from '@pinfold/contract'

type Standing = Pick<Board, 'name' | 'privacy' | 'archived_by_me_at' | 'viewer_can'>

/** Said where a board shows no more to whoever looks at it: whatever the reason, it reads like any missing one. */
export const BOARD_GONE = 'This board isn’t available to you anymore.'

/** Said where a section that somebody looks at was deleted or made one with another. */
export const SECTION_GONE = 'This section isn’t on the board anymore.'

const privacyWords: Readonly<Record<Board['privacy'], string>> = {
  public: 'This board is public now.',
  protected: 'This board is protected now. It doesn’t show in lists.',
  secret: 'This board is secret now. Only its collaborators see it.',
}

/** What a reader is told of a change of what they may do on a board; null where nothing of that kind changed. */
export function standingWords(before: Standing, after: Standing): string | null {
  const could = before.viewer_can
  const can = after.viewer_can
  if (could.edit && !can.edit) return 'You’re no longer a collaborator on this board.'
  if (!could.edit && can.edit) return `You’re now a collaborator on ${after.name}.`
  if (!can.edit) return null
  const [was, is] = [before, after].map((board) => board.archived_by_me_at !== null)
  if (was !== is)
    return is === true ? 'This board was archived. It takes no new Pins.' : 'This board is back from the archive.'
  return before.privacy === after.privacy ? null : privacyWords[after.privacy]
}
