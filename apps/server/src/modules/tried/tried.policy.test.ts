import { expect, test } from 'vitest'
import { canDeleteTry, canSeeTry, type TryFacts } from './tried.policy.ts'

const stranger: TryFacts = {
  isAuthor: false,
  isBlockedEitherWay: false,
  isAuthorPrivate: false,
  isApprovedFollower: false,
  isUnderOwnPin: false,
  isPinSeen: true,
}
const codeOf = (decision: ReturnType<typeof canSeeTry>) => (decision.isAllowed ? 'allowed' : decision.code)

test.each([
  ['a stranger', {}, 'allowed', 'not_allowed'],
  ['the author', { isAuthor: true }, 'allowed', 'allowed'],
  ['the pin’s owner', { isUnderOwnPin: true }, 'allowed', 'allowed'],
  ['who may not see the pin', { isPinSeen: false }, 'allowed', 'tried_not_found'],
  ['somebody blocked', { isBlockedEitherWay: true, isUnderOwnPin: true }, 'tried_not_found', 'tried_not_found'],
  ['a stranger to a private author', { isAuthorPrivate: true }, 'tried_not_found', 'tried_not_found'],
  ['a follower of a private author', { isAuthorPrivate: true, isApprovedFollower: true }, 'allowed', 'not_allowed'],
] as const)('PR-15 what %s may do with a try', (_who, facts, seeing, deleting) => {
  expect(codeOf(canSeeTry({ ...stranger, ...facts }))).toBe(seeing)
  expect(codeOf(canDeleteTry({ ...stranger, ...facts }))).toBe(deleting)
})
