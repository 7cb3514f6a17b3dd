import { expect, test } from 'vitest'
import { proposeUsername } from './propose-username.ts'

test('AC-10 a username is proposed from a name', () => {
  expect(proposeUsername('Jo Ánn  Öl')).toBe('joannol')
  expect(proposeUsername('Ana-María O’Neill 2')).toBe('anamariaoneill2')
  expect(proposeUsername('x'.repeat(60))).toHaveLength(30)
})

test('AC-10 nothing is proposed from a name with too few Latin letters', () => {
  for (const name of ['', 'Al', '陶芸', '  ']) expect(proposeUsername(name)).toBe('')
})
