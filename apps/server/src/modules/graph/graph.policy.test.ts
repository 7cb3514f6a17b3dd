import { expect, test } from 'vitest'
import {
  canBeListed,
  canBlock,
  canBeginToFollow,
  canFollow,
  canReadLists,
  followStateOf,
  profileSight,
} from './graph.policy.ts'
import type { Relation } from './relations.ts'

const none: Relation = { isSelf: false, isBlockedByThem: false, isBlockingThem: false, follow: 'none' }
const relations = {
  stranger: none,
  requester: { ...none, follow: 'requested' },
  follower: { ...none, follow: 'following' },
  blocked: { ...none, isBlockedByThem: true },
  blocker: { ...none, isBlockingThem: true },
  'blocked blocker': { ...none, isBlockedByThem: true, isBlockingThem: true },
  self: { ...none, isSelf: true },
} satisfies Record<string, Relation>

test.each<[keyof typeof relations, string, string]>([
  ['stranger', 'full', 'reduced'],
  ['requester', 'full', 'reduced'],
  ['follower', 'full', 'full'],
  ['blocked', 'hidden', 'hidden'],
  ['blocker', 'reduced', 'reduced'],
  ['blocked blocker', 'hidden', 'hidden'],
  ['self', 'full', 'full'],
])('RP-05 %s sees %s of a public profile and %s of a private one', (who, ofPublic, ofPrivate) => {
  const relation = relations[who]
  expect(profileSight({ isPrivate: false, relation })).toBe(ofPublic)
  expect(profileSight({ isPrivate: true, relation })).toBe(ofPrivate)
})

test.each<[keyof typeof relations, string, string]>([
  ['stranger', 'ok', 'ok'],
  ['follower', 'ok', 'ok'],
  ['blocked', 'user_not_found', 'ok'],
  ['blocker', 'user_not_found', 'ok'],
  ['self', 'cannot_follow_self', 'cannot_block_self'],
])('RP-04 %s: following answers %s, blocking %s', (who, following, blocking) => {
  const word = (decision: ReturnType<typeof canFollow>) => (decision.isAllowed ? 'ok' : decision.code)
  expect(word(canFollow(relations[who]))).toBe(following)
  expect(word(canBlock(relations[who]))).toBe(blocking)
})

test.each<[keyof typeof relations, boolean]>([
  ['stranger', true],
  ['follower', true],
  ['requester', true],
  ['self', true],
  ['blocked', false],
  ['blocker', false],
  ['blocked blocker', false],
])('RP-04 %s reads somebody in a list of others: %s', (who, isListed) => {
  expect(canBeListed(relations[who])).toBe(isListed)
})

test('RP-05 who came in by a mailed link follows no private profile and reads no lists of others', () => {
  const limited = { id: '1', isLimitedLogin: true }
  const word = (decision: ReturnType<typeof canFollow>) => (decision.isAllowed ? 'ok' : decision.code)
  const follow = (relation: Relation, isPrivate: boolean, isLimitedLogin: boolean) =>
    word(canBeginToFollow(relation, { isPrivate, isLimitedLogin }))
  expect(follow(none, true, true)).toBe('sign_in_required')
  expect([follow(none, false, true), follow(none, true, false)]).toEqual(['ok', 'ok'])
  expect(follow(relations.blocked, true, true)).toBe('user_not_found')
  expect(word(canReadLists(limited, '2'))).toBe('sign_in_required')
  expect([word(canReadLists(limited, '1')), word(canReadLists({ id: '1', isLimitedLogin: false }, '2'))]).toEqual([
    'ok',
    'ok',
  ])
})

test.each([
  [false, false, 'following'],
  [false, true, 'following'],
  [true, false, 'requested'],
  [true, true, 'following'],
])('ST-02 a follow of a profile with private %s and an invitation %s begins as %s', (isPrivate, isInvited, state) => {
  expect(followStateOf({ isPrivate, isInvited })).toBe(state)
})
