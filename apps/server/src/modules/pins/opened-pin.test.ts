import { pinResource, userResource } from '@pinfold/contract'
import { expect, test } from 'vitest'
import type { Viewer } from '../../platform/auth/viewer.ts'
import { isOpenedPin } from './opened-pin.ts'

const viewer = (changes: Partial<Viewer> = {}) => ({ kind: 'authenticated', id: '6', ...changes }) as Viewer
const pin = { id: '9', pinner: { id: '5' } }

test('a closeup opens the pin of somebody else, as a page and as its data', () => {
  for (const path of ['/pin/9/', '/pin/9/_.data'])
    expect(isOpenedPin(path, viewer(), pinResource.get, pin), path).toBe(true)
})

test('machines, the own things and other pages open none', () => {
  expect(isOpenedPin('/pin/9/', viewer({ kind: 'bot' }), pinResource.get, pin)).toBe(false)
  expect(isOpenedPin('/pin/9/', viewer({ id: '5' }), pinResource.get, pin)).toBe(false)
  expect(isOpenedPin('/pin/9/repin/', viewer(), pinResource.get, pin)).toBe(false)
  expect(isOpenedPin('/ana/', viewer(), userResource.get, { id: '5' })).toBe(false)
})
