import {
  type AccessRole,
  boardResource,
  boardSectionEditResource,
  boardsResource,
  businessMembers,
  type Endpoint,
  experiments,
  type ExperimentGroups,
  pinResource,
  reorderBoards,
  repinResource,
  updateMe,
  userBlockResource,
  vipResource,
} from '@pinfold/contract'
import { expect, test } from 'vitest'
import { deny } from '../../../platform/auth/decision.ts'
import { type ActingFacts, actingDecision, deedsOn, isHigherRole, lowerRole, permissionsOf } from './acting.policy.ts'

const groups = Object.fromEntries(
  Object.entries(experiments).map(([name, { usual }]) => [name, usual]),
) as unknown as ExperimentGroups
const partner = { kind: 'partner', hasSecondFactor: true, isLimitedLogin: false, experiments: groups } as const
const employee = { ...partner, kind: 'employee' } as const
const admin: ActingFacts = {
  role: 'ADMIN',
  parts: [],
  source: 'invitation',
  state: 'active',
  isBlockedEitherWay: false,
}
const assigned: ActingFacts = { ...admin, source: 'employee' }

const calls: Readonly<Record<string, { endpoint: Endpoint; options: object }>> = {
  'read boards': { endpoint: boardsResource.get, options: {} },
  'read members': { endpoint: businessMembers, options: {} },
  'save a pin': { endpoint: repinResource.create, options: { pin_id: '1' } },
  'reword a board': { endpoint: boardResource.update, options: { board_id: '1', name: 'New' } },
  'arrange boards': { endpoint: reorderBoards, options: { board_ids: ['2', '1'] } },
  'hide a board': { endpoint: boardResource.update, options: { board_id: '1', privacy: 'secret' } },
  'open a board': { endpoint: boardResource.update, options: { board_id: '1', archived: false } },
  'delete a board': { endpoint: boardResource.delete, options: {} },
  'delete a section': { endpoint: boardSectionEditResource.delete, options: {} },
  'delete a pin': { endpoint: pinResource.delete, options: {} },
  'change the profile': { endpoint: updateMe, options: {} },
  'block somebody': { endpoint: userBlockResource.create, options: {} },
}
const work = ['save a pin', 'reword a board', 'arrange boards']
const reading = ['read boards']

const opened = (actor: Parameters<typeof actingDecision>[0], facts: ActingFacts) =>
  Object.entries(calls)
    .filter(([, call]) => {
      const decision = actingDecision(actor, facts, call)
      return decision !== 'as-self' && decision.isAllowed
    })
    .map(([name]) => name)

test.each<[AccessRole, readonly string[]]>([
  ['OWNER', Object.keys(calls)],
  ['ADMIN', Object.keys(calls)],
  ['EDITOR', [...reading, ...work]],
  ['ANALYST', reading],
])('RP-08 what the role %s opens', (role, names) => {
  expect(opened(partner, { ...admin, role })).toEqual(names)
  for (const [name, call] of Object.entries(calls)) {
    const expected = names.includes(name) ? { isAllowed: true } : { isAllowed: false, code: 'not_allowed' }
    expect(actingDecision(partner, { ...admin, role }, call), name).toEqual(expected)
  }
})

const onBoard = (id: string): ActingFacts['parts'][number] => ({ type: 'board', id, role: 'EDITOR' })
const board = (id: string) => ({ type: 'board', id }) as const
const narrow: ActingFacts = { ...admin, role: null, parts: [onBoard('1'), { ...onBoard('2'), role: 'ADMIN' }] }
const openedOn = (facts: ActingFacts, ...parts: Part[]) => deedsOn(facts, parts)
type Part = ReturnType<typeof board> | { type: 'profile' | 'site'; id: string }

test('a role on parts opens what is about them, and of several no more than on each', () => {
  expect(openedOn(narrow, board('1'))).toEqual(['read', 'edit'])
  expect(openedOn(narrow, board('2'))).toEqual(['read', 'edit', 'manage'])
  expect(openedOn(narrow, board('1'), board('2'))).toEqual(['read', 'edit'])
  expect(openedOn(narrow, board('1'), board('3'))).toEqual([])
  expect(openedOn(narrow, board('3'))).toEqual([])
  expect(openedOn(narrow, { type: 'site', id: '1' })).toEqual([])
  expect(openedOn(narrow)).toEqual([])
  expect(deedsOn(narrow, null)).toEqual([])
  expect(openedOn({ ...narrow, role: 'ANALYST' }, board('1'))).toEqual(['read', 'edit'])
  expect(openedOn({ ...narrow, role: 'ANALYST' }, board('3'))).toEqual(['read'])
})

test.each([
  ['reads a board of theirs', 'read boards', [board('1')], { isAllowed: true }],
  ['edits it', 'reword a board', [board('1')], { isAllowed: true }],
  ['hides it', 'hide a board', [board('1')], deny('not_allowed')],
  ['hides one that they manage', 'hide a board', [board('2')], { isAllowed: true }],
  ['reads another', 'read boards', [board('3')], 'as-self'],
  ['edits another', 'reword a board', [board('3')], deny('not_allowed')],
  ['reads what is on no board', 'read boards', null, 'as-self'],
  ['arranges boards', 'arrange boards', null, deny('not_allowed')],
  ['changes the profile', 'change the profile', [{ type: 'profile', id: '' }], deny('not_allowed')],
  ['brings a picture', 'register an upload', null, 'as-self'],
] as const)('whoever has parts only %s', (_what, name, parts, expected) => {
  const uploading = { endpoint: vipResource.create, options: {} }
  const call = calls[name] ?? uploading
  expect(actingDecision(partner, narrow, { ...call, parts })).toEqual(expected)
  const alone = { ...partner, hasSecondFactor: false }
  expect(actingDecision(alone, narrow, { ...call, parts })).toEqual(deny('second_factor_required'))
})

test.each<[AccessRole, AccessRole, AccessRole]>([
  ['OWNER', 'EDITOR', 'EDITOR'],
  ['ANALYST', 'OWNER', 'ANALYST'],
  ['ADMIN', 'ADMIN', 'ADMIN'],
])('through a partner with %s somebody with %s there has %s', (one, other, lower) => {
  expect(lowerRole(one, other)).toBe(lower)
})

test('RP-08 without the second factor only the owner’s role opens anything', () => {
  const alone = { ...partner, hasSecondFactor: false }
  for (const role of ['ADMIN', 'EDITOR', 'ANALYST'] as const)
    for (const call of Object.values(calls))
      expect(actingDecision(alone, { ...admin, role }, call)).toEqual({
        isAllowed: false,
        code: 'second_factor_required',
      })
  expect(opened(alone, { ...admin, role: 'OWNER' })).toEqual(Object.keys(calls))
})

test.each([
  ['nobody invited them', partner, null],
  ['they have not accepted', partner, { ...admin, state: 'invited' }],
  ['they only asked', partner, { ...admin, state: 'asked' }],
  ['one of the two blocks the other', partner, { ...admin, isBlockedEitherWay: true }],
  ['they came in by a link only', { ...partner, isLimitedLogin: true }, admin],
  ['they are no partner any more', { ...partner, kind: 'authenticated' }, admin],
  ['the experiment is off', { ...partner, experiments: { ...groups, business_access: 'control' } }, admin],
  ['they do not work for the operator any more', partner, assigned],
] as const)('RP-10 the wish to act is as if it was never said where %s', (_why, actor, facts) => {
  for (const call of Object.values(calls)) expect(actingDecision(actor, facts, call)).toBe('as-self')
})

test('RP-10 an assigned employee manages what is published, and sees neither uploads nor who else may act', () => {
  expect(opened(employee, assigned)).toEqual(Object.keys(calls).filter((name) => name !== 'read members'))
  // As in the admin area, and whatever their role is.
  for (const facts of [assigned, { ...assigned, role: 'OWNER' } as const])
    expect(opened({ ...employee, hasSecondFactor: false }, facts)).toEqual([])
  const polled = { endpoint: vipResource.get, options: { upload_ids: ['1'] } }
  expect(actingDecision(employee, assigned, polled)).toBe('as-self')
  expect(actingDecision(partner, admin, polled)).toEqual({ isAllowed: true })
})

test('EN-11 a role holds all behind it, and nothing before it', () => {
  expect(permissionsOf('OWNER')).toEqual(['OWNER', 'ADMIN', 'EDITOR', 'ANALYST'])
  expect(permissionsOf('ANALYST')).toEqual(['ANALYST'])
  expect(isHigherRole('ADMIN', 'EDITOR')).toBe(true)
  expect(isHigherRole('EDITOR', 'EDITOR')).toBe(false)
  expect(isHigherRole('ANALYST', 'OWNER')).toBe(false)
})
