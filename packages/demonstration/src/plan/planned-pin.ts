import { type DemoBoard, demoBoards } from '../content/boards.ts'
import { BLOCKED_PAIR, PRIVATE_USERNAME, people } from '../content/people.ts'
import { addsSince, archivedAge, joinedAge } from './ages.ts'
import type { CreateStep } from './steps.ts'

/** A pin of the plan. */
export interface PlannedPin {
  readonly step: CreateStep
  readonly board: DemoBoard
  /** How much people like it; few are liked a lot. */
  readonly appeal: number
}

/** The board at its place in the list. */
export function boardAt(place: number): DemoBoard {
  const board = demoBoards[place]
  if (!board) throw new RangeError(`There is no board ${place}.`)
  return board
}

/** Whether a board takes pins at an age, of its owner or of somebody else. */
export function isOpenAt(place: number, age: number, username = boardAt(place).owner): boolean {
  const isMade = addsSince(username, place, boardAt(place)) > age
  return isMade && age > (archivedAge(place) ?? -1)
}

export const isBlockedPair = (one: string, other: string): boolean =>
  (one === BLOCKED_PAIR[0] && other === BLOCKED_PAIR[1]) || (one === BLOCKED_PAIR[1] && other === BLOCKED_PAIR[0])

/** Everybody may see it, and goes on seeing it. */
export const isOpen = ({ board, step }: PlannedPin): boolean =>
  board.privacy === 'public' &&
  !board.isArchived &&
  board.owner !== PRIVATE_USERNAME &&
  step.pinner !== PRIVATE_USERNAME

/** Whether somebody sees it, whoever blocked whom. */
export const isOpenTo = (pin: PlannedPin, username: string): boolean =>
  isOpen(pin) && !isBlockedPair(pin.step.pinner, username) && !isBlockedPair(pin.board.owner, username)

/** Who sees a pin, is a member at an age, and did not make it. */
export const witnesses = (pin: PlannedPin, age: number): string[] =>
  people.flatMap(({ username }) =>
    username !== pin.step.pinner && isOpenTo(pin, username) && joinedAge(username) > age ? [username] : [],
  )
