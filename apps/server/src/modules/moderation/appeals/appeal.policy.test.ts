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

const others = { isOwner: false, hasOther: true }
const alone = { isOwner: true, hasOther: false }
const waited = limits.moderation.aloneDays

test.each([
  ['another', { ...others, id: '8' }, 'open' as const, 0, allow],
  ['the command line', { ...others, id: null }, 'open' as const, 0, allow],
  ['whoever decided', { ...others, id: '7' }, 'open' as const, 365, deny('not_allowed')],
  [
    'an owner who decided, beside others',
    { ...alone, hasOther: true, id: '7' },
    'open' as const,
    365,
    deny('not_allowed'),
  ],
  ['a lone owner who decided, at once', { ...alone, id: '7' }, 'open' as const, 0, deny('too_early_to_decide')],
  ['a lone owner, on the last day', { ...alone, id: '7' }, 'open' as const, waited - 0.01, deny('too_early_to_decide')],
  ['a lone owner who decided, after some days', { ...alone, id: '7' }, 'open' as const, waited, allow],
  ['a lone moderator who decided', { ...alone, isOwner: false, id: '7' }, 'open' as const, 365, deny('not_allowed')],
  ['another, when it was decided', { ...others, id: '8' }, 'granted' as const, 0, deny('appeal_decided')],
  ['another, where nobody appealed', { ...others, id: '8' }, 'none' as const, 0, deny('decision_not_found')],
])('deciding on an appeal: %s', (_who, judge, appealState, days, decision) =>
  expect(canDecideAppeal({ ...standing, appealState, appealedAt: decidedAt }, judge, after(days))).toEqual(decision),
)
