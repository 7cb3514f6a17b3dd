import { pinResource, userResource } from '@pinfold/contract'
import { expect, test } from 'vitest'
import type { Viewer } from '../../platform/auth/viewer.ts'
import { viewedMember } from './viewed-member.ts'

const viewer = (changes: Partial<Viewer> = {}) => ({ kind: 'logged-out', id: null, ...changes }) as Viewer
const user = { id: '5' }
const pin = { id: '9', pinner: { id: '5' } }

test('RP-07 a profile and a closeup count for their member, to visitors and members alike', () => {
  for (const path of [
    '/ana',
    '/ana/',
    '/ana/_saved',
    '/ana/_created/',
    '/ana/tried',
    '/ana.data',
    '/ana/_saved/_.data',
  ])
    expect(viewedMember(path, viewer(), userResource.get, user), path).toBe('5')
  expect(viewedMember('/pin/9/_.data', viewer(), pinResource.get, pin)).toBe('5')
  expect(viewedMember('/pin/9/', viewer({ id: '6', kind: 'authenticated' }), pinResource.get, pin)).toBe('5')
})

test('RP-07 RP-06 machines, the own things and other pages do not count', () => {
  expect(viewedMember('/ana', viewer({ kind: 'bot' }), userResource.get, user)).toBeNull()
  expect(viewedMember('/ana', viewer({ id: '5', kind: 'partner' }), userResource.get, user)).toBeNull()
  expect(viewedMember('/pin/9/', viewer({ id: '5', kind: 'partner' }), pinResource.get, pin)).toBeNull()
  for (const path of ['/ana/_profile/', '/ana/_followers', '/ana/report/', '/'])
    expect(viewedMember(path, viewer(), userResource.get, user), path).toBeNull()
  expect(viewedMember('/pin/9/repin/', viewer({ id: '6' }), pinResource.get, pin)).toBeNull()
})
