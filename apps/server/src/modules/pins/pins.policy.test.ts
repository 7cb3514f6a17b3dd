import { describe, expect, test } from 'vitest'
import type { BoardFacts } from '../boards/index.ts'
import {
  canComment,
  canDeletePin,
  canEditPin,
  canFavoritePin,
  canHidePin,
  canReact,
  canRemoveFromBoard,
  canSavePin,
  canSeePin,
  canSeeStats,
  isPinListed,
  type PinFacts,
} from './pins.policy.ts'

const board: BoardFacts = {
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
const pin: PinFacts = {
  isPinner: false,
  isBlockedEitherWay: false,
  isPinnerPrivate: false,
  isApprovedFollower: false,
  withheld: 'nowhere',
  isUndiscoverable: false,
  isCreated: true,
  isHeld: false,
  isCommentsAllowed: true,
  isCommentsAllowedByPinner: true,
  board,
}
const on = (changes: Partial<BoardFacts>, ofPin: Partial<PinFacts> = {}): PinFacts => ({
  ...pin,
  ...ofPin,
  board: { ...board, ...changes },
})

const own = { isPinner: true }
const secret = { privacy: 'secret' } as const

describe('who sees a pin', () => {
  test.each<[string, PinFacts, boolean]>([
    ['anybody one on a public board', pin, true],
    ['anybody one on no board', { ...pin, board: null }, true],
    ['anybody one on a protected board', on({ privacy: 'protected' }), true],
    ['anybody one on an archived board', on({ isArchived: true }), true],
    ['nobody one on a deleted board', { ...pin, board: 'missing' }, false],
    ['not even its pinner one on a deleted board', { ...pin, ...own, board: 'missing' }, false],
    ['nobody one of who blocks them', { ...pin, isBlockedEitherWay: true }, false],
    ['nobody one on a board of who blocks them', on({ isBlockedEitherWay: true }), false],
    ['no stranger one on a secret board', on(secret), false],
    ['no invitee one on a secret board', on({ ...secret, isInvited: true }), false],
    ['a collaborator one on a secret board', on({ ...secret, isCollaborator: true }), true],
    ['its pinner one on a secret board they left', on(secret, own), true],
    ['no stranger a private member’s', on({}, { isPinnerPrivate: true }), false],
    ['an approved follower a private member’s', on({}, { isPinnerPrivate: true, isApprovedFollower: true }), true],
    ['a board’s owner a private member’s on it', on({ isOwner: true }, { isPinnerPrivate: true }), true],
    ['no stranger one on a private owner’s board', on({ isOwnerPrivate: true }), false],
  ])('%s', (_who, facts, isSeen) => {
    expect(canSeePin(facts).isAllowed).toBe(isSeen)
    expect(canSavePin(facts)).toEqual(canSeePin(facts))
    expect(canReact(facts)).toEqual(canSeePin(facts))
    expect(canComment(facts)).toEqual(canSeePin(facts))
    if (!isSeen) expect(isPinListed(facts)).toBe(false)
  })
})

test('what is held is saved by nobody but who made it', () => {
  const held = { ...pin, isHeld: true }
  expect(canSavePin(held).isAllowed).toBe(false)
  expect(canSavePin({ ...held, ...own, isCreated: false }).isAllowed).toBe(false)
  expect(canSavePin({ ...held, ...own }).isAllowed).toBe(true)
})

describe('what lists show', () => {
  test.each<[string, PinFacts, boolean]>([
    ['pins on no board', { ...pin, board: null }, true],
    ['pins on public boards', pin, true],
    ['no pins on protected boards', on({ privacy: 'protected' }), false],
    ['pins on protected boards to who works on them', on({ privacy: 'protected', isCollaborator: true }), true],
    ['no pins on archived boards', on({ isArchived: true }), false],
    ['one’s own pins, wherever they are', on({ privacy: 'protected' }, own), true],
    ['no pins on deleted boards', { ...pin, ...own, board: 'missing' }, false],
  ])('%s', (_what, facts, isListed) => expect(isPinListed(facts)).toBe(isListed))
})

const rules = { canEditPin, canDeletePin, canRemoveFromBoard, canSeeStats, canFavoritePin, canHidePin }

describe('who may do what: stranger, collaborator, one who may delete, board owner, pinner on the board’s team, pinner who owns the board', () => {
  const people = [
    on({ canCollaboratorsDeletePins: true }),
    on({ isCollaborator: true, canCollaboratorsDeletePins: false }),
    on({ isCollaborator: true, canCollaboratorsDeletePins: true }),
    on({ isOwner: true }),
    on({ isCollaborator: true }, own),
    on({ isOwner: true }, own),
  ]
  test.each<[keyof typeof rules, string]>([
    ['canEditPin', 'no no no no yes yes'],
    ['canDeletePin', 'no no no no yes yes'],
    ['canRemoveFromBoard', 'no no yes yes no yes'],
    ['canSeeStats', 'no no no no yes yes'],
    ['canFavoritePin', 'no no no no yes yes'],
    ['canHidePin', 'yes yes yes yes no no'],
  ])('RP-09 BO-04 %s: %s', (rule, words) => {
    expect(people.map((facts) => (rules[rule](facts).isAllowed ? 'yes' : 'no')).join(' ')).toBe(words)
  })

  test('a refusal tells of the pin only to who sees it', () => {
    for (const rule of Object.values(rules)) {
      const facts = rule === canHidePin ? on({}, own) : on({})
      expect(rule(facts)).toMatchObject({ code: 'not_allowed' })
      expect(rule(on(secret))).toMatchObject({ code: 'pin_not_found' })
    }
  })
})

test('RP-09 a pinner who is off the board may delete what they left there, not edit it', () => {
  const left = on({}, own)
  expect([canSeePin(left).isAllowed, canEditPin(left).isAllowed, canDeletePin(left).isAllowed]).toEqual([
    true,
    false,
    true,
  ])
})

test('RP-09 a board’s owner sees and takes off a pin of a collaborator who blocked them', () => {
  const facts = on({ isOwner: true }, { isBlockedEitherWay: true })
  expect([canSeePin(facts).isAllowed, canRemoveFromBoard(facts).isAllowed]).toEqual([true, true])
})

describe('PI-07 who may comment', () => {
  const offForPin = { isCommentsAllowed: false }
  const offForAccount = { isCommentsAllowedByPinner: false }
  test.each<[string, PinFacts, string]>([
    ['anybody where comments are on', pin, 'allowed'],
    ['nobody where the pin takes none', { ...pin, ...offForPin }, 'comments_off'],
    ['not even the pinner where the pin takes none', { ...pin, ...own, ...offForPin }, 'comments_off'],
    ['nobody else where the pinner’s account takes none', { ...pin, ...offForAccount }, 'comments_off'],
    ['the pinner where only their account takes none', { ...pin, ...own, ...offForAccount }, 'allowed'],
    ['no board owner where the pinner’s account takes none', on({ isOwner: true }, offForAccount), 'comments_off'],
    ['nobody who does not see the pin, and hears no more', on(secret, offForPin), 'pin_not_found'],
    ['nobody who is blocked, and hears no more', { ...pin, ...offForPin, isBlockedEitherWay: true }, 'pin_not_found'],
  ])('%s', (_who, facts, expected) => {
    const decision = canComment(facts)
    expect(decision.isAllowed ? 'allowed' : decision.code).toBe(expected)
  })
})
