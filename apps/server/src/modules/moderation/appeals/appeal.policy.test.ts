import { limits } from '@pinfold/contract'
import { expect, test } from 'vitest'
import { allow, deny } from '../../../platform/auth/decision.ts'
import { canAppeal, canDecideAppeal } from './appeal.policy.ts'

const DAY = 24 * 60 * 60 * 1000
const decidedAt = new Date('2026-03-01T12:00:00Z')
const after = (days: number) => new Date(decidedAt.getTime() + days * DAY)
const standing = { state: 'standing', appealState: 'none', decidedAt, decidedBy: '7', isConcerned: true } as const

test.each([
  ['the member, at once', standing, 0, allow],
  ['the member, on the last day', standing, limits.moderation.appealDays - 0.01, allow],
  ['the member, too late', standing, limits.moderation.appealDays, deny('appeal_over')],
  ['somebody else', { ...standing, isConcerned: false }, 0, deny('decision_not_found')],
  ['a second time, while it waits', { ...standing, appealState: 'open' as const }, 0, deny('appeal_made')],
  ['against a refused appeal', { ...standing, appealState: 'refused' as const }, 0, deny('appeal_made')],
  ['against what holds no more', { ...standing, state: 'lifted' as const }, 0, deny('appeal_over')],
])('appealing: %s', (_what, facts, days, decision) => expect(canAppeal(facts, after(days))).toEqual(decision))

test.each([
  ['another', '8', 'open' as const, allow],
  ['the command line', null, 'open' as const, allow],
  ['whoever decided', '7', 'open' as const, deny('not_allowed')],
  ['another, when it was decided', '8', 'granted' as const, deny('appeal_decided')],
  ['another, where nobody appealed', '8', 'none' as const, deny('decision_not_found')],
])('deciding on an appeal: %s', (_who, actorId, appealState, decision) =>
  expect(canDecideAppeal({ ...standing, appealState }, actorId)).toEqual(decision),
)
