import { expect, test } from 'vitest'
import { allow, deny } from '../../../platform/auth/decision.ts'
import { canDecide, canObject, canWithdraw, type ItemFacts } from './takedown.policy.ts'

const open = { state: 'open', isModerator: false, isClaimant: false } as const

test('moderators decide what is open, once; for all others there is nothing', () => {
  expect(canDecide({ ...open, isModerator: true })).toEqual(allow)
  expect(canDecide({ ...open, isClaimant: true })).toEqual(deny('takedown_not_found'))
  for (const state of ['accepted', 'refused', 'withdrawn'] as const)
    expect(canDecide({ ...open, state, isModerator: true })).toEqual(deny('takedown_decided'))
})

test('claimants and moderators withdraw what is open, and a second time changes nothing', () => {
  for (const who of [{ isClaimant: true }, { isModerator: true }]) {
    expect(canWithdraw({ ...open, ...who })).toEqual(allow)
    expect(canWithdraw({ ...open, ...who, state: 'withdrawn' })).toEqual(allow)
    expect(canWithdraw({ ...open, ...who, state: 'accepted' })).toEqual(deny('takedown_decided'))
  }
  expect(canWithdraw(open)).toEqual(deny('takedown_not_found'))
})

const until = new Date('2026-05-01T00:00:00Z')
const removed: ItemFacts = { isOwner: true, state: 'removed', objectionUntil: until }
const after = new Date(until.getTime() + 1)

test.each([
  ['in time', removed, until, allow],
  ['after its days', removed, after, deny('objection_over')],
  ['of another', { ...removed, isOwner: false }, until, deny('takedown_not_found')],
  ['before anything was decided', { ...removed, state: 'asked', objectionUntil: null }, until, deny('objection_over')],
  ['where nothing was removed', { ...removed, state: 'kept', objectionUntil: null }, until, deny('objection_over')],
  ['a second time', { ...removed, state: 'objected' }, until, deny('takedown_decided')],
  ['after it shows again', { ...removed, state: 'restored' }, until, deny('takedown_decided')],
] as const)('an objection %s', (_when, item, now, decision) => expect(canObject(item, now)).toEqual(decision))
