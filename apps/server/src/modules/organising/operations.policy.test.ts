import { expect, test } from 'vitest'
import type { BoardFacts } from '../boards/index.ts'
import { canDropPin, type PinFacts } from '../pins/index.ts'
import { canMerge, canMovePin, mayGoOn } from './operations.policy.ts'

const others: BoardFacts = {
  privacy: 'public',
  isArchived: false,
  isOwner: false,
  isCollaborator: false,
  isInvited: false,
  isBlockedEitherWay: false,
  isOwnerPrivate: false,
  isApprovedFollower: false,
  isTakingRequests: false,
  canCollaboratorsDeletePins: false,
  isBeyondToken: false,
}
const own = { ...others, isOwner: true }
const shared = { ...others, isCollaborator: true }
const pinOf = (isPinner: boolean, board: BoardFacts): PinFacts => ({
  isPinner,
  isBlockedEitherWay: false,
  isPinnerPrivate: false,
  withheld: 'nowhere',
  isUndiscoverable: false,
  isCreated: true,
  isHeld: false,
  isApprovedFollower: false,
  isCommentsAllowed: true,
  isCommentsAllowedByPinner: true,
  board,
})

test('PI-06 whoever works on a board says where a pin is on it, and only its pinner takes it to another', () => {
  expect(canMovePin(pinOf(false, shared), true)).toEqual({ isAllowed: true })
  expect(canMovePin(pinOf(false, own), false)).toEqual({ isAllowed: false, code: 'not_allowed' })
  expect(canMovePin(pinOf(true, shared), false)).toEqual({ isAllowed: true })
  expect(canMovePin(pinOf(true, others), true)).toEqual({ isAllowed: false, code: 'not_allowed' })
})

test('PI-06 own pins go and others’ leave one’s own board', () => {
  expect(canDropPin(pinOf(true, others))).toEqual({ isAllowed: true })
  expect(canDropPin(pinOf(false, own))).toEqual({ isAllowed: true })
  expect(canDropPin(pinOf(false, shared))).toEqual({ isAllowed: false, code: 'not_allowed' })
  expect(canDropPin(pinOf(false, { ...others, privacy: 'secret' }))).toEqual({
    isAllowed: false,
    code: 'pin_not_found',
  })
})

test('VR-08 merging is for the owner of the first board, onto one they may add to', () => {
  expect(canMerge(own, shared)).toEqual({ isAllowed: true })
  expect(canMerge(shared, own)).toEqual({ isAllowed: false, code: 'not_allowed' })
  expect(canMerge(own, others)).toEqual({ isAllowed: false, code: 'not_allowed' })
  expect(canMerge(own, { ...own, isArchived: true })).toEqual({ isAllowed: false, code: 'board_archived' })
})

test('ST-17 work ends where a board is gone or the right to it', () => {
  const merge = { kind: 'merge', fromBoardId: '1', toBoardId: '2' } as const
  expect(mayGoOn(merge, { from: own, to: shared })).toBe(true)
  expect(mayGoOn(merge, { from: own, to: others })).toBe(false)
  expect(mayGoOn(merge, { from: null, to: own })).toBe(false)
  const section = { kind: 'delete_section', fromBoardId: '1', toBoardId: '1' } as const
  expect(mayGoOn(section, { from: { ...shared, isArchived: true }, to: shared })).toBe(true)
  expect(mayGoOn(section, { from: others, to: others })).toBe(false)
  expect(mayGoOn({ kind: 'delete_pins', fromBoardId: null, toBoardId: null }, { from: null, to: null })).toBe(true)
})
