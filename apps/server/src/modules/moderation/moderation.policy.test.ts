import { expect, test } from 'vitest'
import { allow, deny } from '../../platform/auth/decision.ts'
import type { PinFacts } from '../pins/index.ts'
import { canReportPin } from './moderation.policy.ts'

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
  board: null,
}

test.each([
  ['who sees it', pin, allow],
  ['its pinner', { ...pin, isPinner: true }, deny('not_allowed')],
  ['who is blocked', { ...pin, isBlockedEitherWay: true }, deny('pin_not_found')],
  ['nobody on a deleted board', { ...pin, board: 'missing' as const }, deny('pin_not_found')],
])('PI-07 reporting a pin: %s', (_who, facts, decision) => expect(canReportPin(facts)).toEqual(decision))
