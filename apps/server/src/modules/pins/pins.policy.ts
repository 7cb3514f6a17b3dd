import { allow, type Decision, deny } from '../../platform/auth/decision.ts'
import type { Withheld } from '../../platform/auth/withheld.ts'
import { type BoardFacts, boardSight, isBoardListed, isOpenBoard } from '../boards/index.ts'

/** All that decides what somebody may do with a pin. */
export interface PinFacts {
  readonly isPinner: boolean
  /** Its pinner made it, and did not save it from another. */
  readonly isCreated: boolean
  readonly isBlockedEitherWay: boolean
  readonly isPinnerPrivate: boolean
  readonly isApprovedFollower: boolean
  /** By law, in the country of whoever asks or in others. */
  readonly withheld: Withheld
  /** Moderators let it show by its address and on its board alone. */
  readonly isUndiscoverable: boolean
  /** Employees have yet to look at its picture. */
  readonly isHeld: boolean
  /** By the pin itself. */
  readonly isCommentsAllowed: boolean
  /** By the account of its pinner, for all their pins. */
  readonly isCommentsAllowedByPinner: boolean
  /** Null for a pin on no board; `missing` where its board was deleted. */
  readonly board: BoardFacts | 'missing' | null
}

const isOnBoardTeam = (board: BoardFacts) => board.isOwner || board.isCollaborator

/** Reading the pin by its address, as data, page or picture. */
export function canSeePin(pin: PinFacts): Decision {
  const hidden = deny('pin_not_found')
  if (pin.withheld === 'here' || pin.board === 'missing' || pin.board?.isBeyondToken) return hidden
  // Nobody can put something on a board that its owner cannot see and take off again.
  if (pin.board?.isOwner) return allow
  if (pin.isBlockedEitherWay) return hidden
  // Whoever left a board may still see what they saved there.
  if (pin.isPinner) return allow
  if (pin.board !== null && boardSight(pin.board) !== 'full') return hidden
  if (pin.board !== null && isOnBoardTeam(pin.board)) return allow
  return pin.isPinnerPrivate && !pin.isApprovedFollower ? hidden : allow
}

/** What shows in feeds, searches and the pinner's profile. */
export function isPinListed(pin: PinFacts): boolean {
  if (!canSeePin(pin).isAllowed || pin.board === 'missing') return false
  if (pin.isUndiscoverable && !pin.isPinner) return false
  return pin.board === null || pin.isPinner || isBoardListed(pin.board)
}

const seenAnd = (pin: PinFacts, isAllowed: boolean): Decision => {
  const seen = canSeePin(pin)
  return seen.isAllowed && !isAllowed ? deny('not_allowed') : seen
}

/** What law withholds somewhere is not copied: the copy would show there. Nor is what is held, but by whose it is. */
export const canSavePin = (pin: PinFacts): Decision =>
  seenAnd(pin, pin.withheld === 'nowhere' && (!pin.isHeld || (pin.isPinner && pin.isCreated)))

export const canReact = (pin: PinFacts): Decision => canSeePin(pin)

/**
 * Writing under the pin. Comments that are off for the pin are off for everybody, its pinner included; comments that are
 * off for the pinner's account are off for everybody but the pinner.
 */
export function canComment(pin: PinFacts): Decision {
  const seen = canSeePin(pin)
  if (!seen.isAllowed) return seen
  const isOn = pin.isCommentsAllowed && (pin.isCommentsAllowedByPinner || pin.isPinner)
  return isOn ? allow : deny('comments_off')
}

/** Favourites are among one's own pins. */
export const canFavoritePin = (pin: PinFacts): Decision => seenAnd(pin, pin.isPinner)

/** Keeping a pin out of what one is shown. One's own pins are never suggested, so they need no hiding. */
export const canHidePin = (pin: PinFacts): Decision => seenAnd(pin, !pin.isPinner)

/** Words, and where the pin is. Whoever is off a board may delete what they left there, not reword it. */
export const canEditPin = (pin: PinFacts): Decision =>
  seenAnd(pin, pin.isPinner && (pin.board === null || pin.board === 'missing' || isOnBoardTeam(pin.board)))

/** Which section of its board a pin is in is for all who work on the board to say. */
export const canArrangePin = (pin: PinFacts): Decision =>
  seenAnd(pin, pin.board !== null && pin.board !== 'missing' && isOnBoardTeam(pin.board))

export const canDeletePin = (pin: PinFacts): Decision => seenAnd(pin, pin.isPinner)

/** Whether others' pins are the viewer's to take off the board: its owner's, and collaborators' whom the owner lets. */
export const mayClearBoard = (board: BoardFacts): boolean =>
  board.isOwner || (board.isCollaborator && board.canCollaboratorsDeletePins)

/** Taking others' pins off a board. */
export const canRemoveFromBoard = (pin: PinFacts): Decision =>
  seenAnd(pin, pin.board !== null && pin.board !== 'missing' && mayClearBoard(pin.board))

/**
 * Whether a pin that leaves its board without its pinner's doing stays with them, on no board: where everybody could read
 * it. From any other board it would be shown to people whom its pinner never chose.
 */
export const staysWithPinner = ({ board }: PinFacts): boolean =>
  board !== null && board !== 'missing' && isOpenBoard(board)

/** What dropping a pin does to it, one or many: left to its pinner, on no board, or else gone. */
export const isLeftToPinner = (pin: PinFacts): boolean => !canDeletePin(pin).isAllowed && staysWithPinner(pin)

export const canSeeStats = (pin: PinFacts): Decision => seenAnd(pin, pin.isPinner)

/** One's own pins go; others' leave a board that one may clear. */
export function canDropPin(pin: PinFacts): Decision {
  const own = canDeletePin(pin)
  return own.isAllowed ? own : canRemoveFromBoard(pin)
}
