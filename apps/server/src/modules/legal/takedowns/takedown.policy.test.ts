import { expect, test } from 'vitest'
import { allow, deny } from '../../../platform/auth/decision.ts'
import { canDecide, canObject, canWithdraw, type ItemFacts } from './takedown.policy.ts'

test('what is open is decided, once', () => {
  expect(canDecide('open')).toEqual(allow)
  for (const state of ['accepted', 'refused', 'withdrawn'] as const)
    expect(canDecide(state)).toEqual(deny('takedown_decided'))
})

test('claimants withdraw what is open, and a second time changes nothing', () => {
  for (const state of ['open', 'withdrawn'] as const) expect(canWithdraw({ state, isClaimant: true })).toEqual(allow)
  expect(canWithdraw({ state: 'accepted', isClaimant: true })).toEqual(deny('takedown_decided'))
  expect(canWithdraw({ state: 'open', isClaimant: false })).toEqual(deny('takedown_not_found'))
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
