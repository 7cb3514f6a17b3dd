import type { ErrorCode } from '@pinfold/contract'
import { allow, type Decision, deny } from '../../platform/auth/decision.ts'

/** All that decides what somebody may do with a board. */
export interface BoardFacts {
  readonly privacy: 'public' | 'protected' | 'secret'
  readonly isArchived: boolean
  readonly isOwner: boolean
  readonly isCollaborator: boolean
  readonly isInvited: boolean
  readonly isBlockedEitherWay: boolean
  readonly isOwnerPrivate: boolean
  readonly isApprovedFollower: boolean
  /** Members may ask to collaborate: the owner lets them, and is no partner. */
  readonly isTakingRequests: boolean
  /** The owner lets collaborators take others' pins off. */
  readonly canCollaboratorsDeletePins: boolean
  /**
   * Missing to whoever asks, its owner too: secret, and asked for by a token that is not for such, or with a role that is
   * not for it; or withheld by law there.
   */
  readonly isBeyondToken: boolean
}

/** How much of a board shows. `invitation`: what an invitation tells, nothing of what is saved there. */
export type BoardSight = 'full' | 'invitation' | 'hidden'

export function boardSight(board: BoardFacts): BoardSight {
  // Hidden must read like missing, or a secret board's existence leaks.
  if (board.isBlockedEitherWay || board.isBeyondToken) return 'hidden'
  if (board.isOwner || board.isCollaborator) return 'full'
  if (board.privacy === 'secret') return board.isInvited ? 'invitation' : 'hidden'
  if (board.isOwnerPrivate && !board.isApprovedFollower) return 'hidden'
  return 'full'
}

/** What shows in lists of others: profiles, search, feeds. */
export function isBoardListed(board: BoardFacts): boolean {
  if (boardSight(board) !== 'full') return false
  if (board.isOwner || board.isCollaborator) return true
  return board.privacy === 'public' && !board.isArchived
}

/** Whether everybody may read what is on it, and lists show it. */
export const isOpenBoard = (board: Pick<BoardFacts, 'privacy' | 'isArchived' | 'isOwnerPrivate'>): boolean =>
  board.privacy === 'public' && !board.isArchived && !board.isOwnerPrivate

/** Reading the board itself; an invited member sees the invitation. */
export const canSeeBoard = (board: BoardFacts): Decision =>
  boardSight(board) === 'hidden' ? deny('board_not_found') : allow

/** Reading what is saved on it. */
export const canSeeBoardPins = (board: BoardFacts): Decision =>
  boardSight(board) === 'full' ? allow : deny('board_not_found')

const seenAnd = (board: BoardFacts, isAllowed: boolean, otherwise: ErrorCode = 'not_allowed'): Decision => {
  if (boardSight(board) !== 'full') return deny('board_not_found')
  return isAllowed ? allow : deny(otherwise)
}

export function canAddPin(board: BoardFacts): Decision {
  const decision = seenAnd(board, board.isOwner || board.isCollaborator)
  return decision.isAllowed && board.isArchived ? deny('board_archived') : decision
}

/** Name, description, category, cover; also sections. */
export const canEditBoard = (board: BoardFacts): Decision => seenAnd(board, board.isOwner || board.isCollaborator)

/** Archiving, merging and privacy stay with the owner. */
export const canManageBoard = (board: BoardFacts): Decision => seenAnd(board, board.isOwner)

export const canDeleteBoard = (board: BoardFacts): Decision => seenAnd(board, board.isOwner)

/** Whoever knows of the board by an invitation hears no, not that it is missing. */
export const canInvite = (board: BoardFacts): Decision =>
  boardSight(board) === 'invitation' ? deny('not_allowed') : seenAnd(board, board.isOwner)

/** Asking to collaborate: whoever sees the board and is not on it, nor invited, where its owner lets them. */
export function canAskToJoin(board: BoardFacts): Decision {
  const isOutside = !board.isOwner && !board.isCollaborator && !board.isInvited
  return seenAnd(board, isOutside && board.isTakingRequests && !board.isArchived, 'requests_not_taken')
}

/** Taking one's own request to join back, also where no new ones are taken: whoever sees the board. */
export const canTakeRequestBack = (board: BoardFacts): Decision => canSeeBoardPins(board)

/** An invitation as its invitee reads it, also to a board of a private profile. */
export const canSeeInvite = (board: BoardFacts): boolean =>
  board.isInvited && !board.isBlockedEitherWay && !board.isBeyondToken

/** Coming by a link: whoever has it, but those who are hidden from each other, or banned. */
export const canJoinByCode = (board: BoardFacts, isBanned: boolean): boolean =>
  !isBanned && !board.isBlockedEitherWay && !board.isBeyondToken

/** Which invitations to the board somebody reads. Collaborators do not hear of them. */
export function invitesSight(board: BoardFacts): 'all' | 'own' | 'hidden' {
  if (board.isBeyondToken || board.isBlockedEitherWay) return 'hidden'
  if (board.isOwner) return 'all'
  return canSeeInvite(board) ? 'own' : 'hidden'
}

/** Reading and ending what was mailed, and the link: nobody's own, so all or nothing. Only who is invited hears that there is such. */
export function canManageCodes(board: BoardFacts): Decision {
  const sight = invitesSight(board)
  if (sight === 'all') return allow
  return deny(sight === 'own' ? 'not_allowed' : 'board_not_found')
}

/** Accepting or declining: of a private owner's board, too. Owners have no invitation to their own board. */
export function canAnswerInvite(board: BoardFacts): Decision {
  if (board.isBlockedEitherWay || board.isBeyondToken) return deny('invite_not_found')
  return board.isOwner ? deny('not_allowed') : allow
}

/** Taking another's invitation back. Only who is invited too hears that there is one. */
export function canRevokeInvite(board: BoardFacts): Decision {
  if (board.isBeyondToken) return deny('invite_not_found')
  if (board.isOwner) return allow
  return deny(board.isInvited && !board.isBlockedEitherWay ? 'not_allowed' : 'invite_not_found')
}

/** Warning people before the pins: the owner's word. What moderators say stands beside it. */
export const canMarkSensitive = (board: BoardFacts): Decision => seenAnd(board, board.isOwner)

/** Who saves there knows what is there. */
export const isWarned = (board: BoardFacts, isSensitive: boolean): boolean =>
  isSensitive && boardSight(board) === 'full' && !board.isOwner && !board.isCollaborator

export const canLeaveBoard = (board: BoardFacts): Decision => seenAnd(board, board.isCollaborator)

export const canFollowBoard = (board: BoardFacts): Decision => seenAnd(board, true)

/** What decides whether a deleted board can be brought back. */
export interface DeletedBoardFacts {
  readonly isOwner: boolean
  readonly isInTime: boolean
}

/** Only its owner knows that it ever was; once its days are over it is as missing as it soon will be. */
export const canRestoreBoard = ({ isOwner, isInTime }: DeletedBoardFacts): Decision =>
  isOwner && isInTime ? allow : deny('board_not_found')
