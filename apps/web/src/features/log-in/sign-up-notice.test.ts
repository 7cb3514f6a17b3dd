import type { SignUpRules } from '@pinfold/contract'
import { expect, test } from 'vitest'
import { signUpNotice } from './sign-up-notice.ts'

const rules: SignUpRules = { mode: 'open', domains: [], invitation: 'none' }

test('where everybody may sign up nothing is said; where nobody may, there is no form', () => {
  expect(signUpNotice(rules)).toEqual({ text: null, isOpen: true })
  expect(signUpNotice({ ...rules, mode: 'closed', invitation: 'good' })).toMatchObject({ isOpen: false })
  expect(signUpNotice({ ...rules, mode: 'closed' }).text).toContain('can’t be made here')
})

test('who needs an invitation gets the form with a good one only', () => {
  expect(signUpNotice({ ...rules, mode: 'invited' })).toMatchObject({ isOpen: false })
  expect(signUpNotice({ ...rules, mode: 'invited', invitation: 'over' }).text).toContain('over')
  expect(signUpNotice({ ...rules, mode: 'invited', invitation: 'good' })).toMatchObject({ isOpen: true })
})

test('where domains decide, five of them are named, and that the address has to be proved', () => {
  const domains = ['a.test', 'b.test', 'c.test', 'd.test', 'e.test', 'f.test']
  const { text, isOpen } = signUpNotice({ ...rules, mode: 'domains', domains })
  expect(isOpen).toBe(true)
  expect(text).toContain('a.test, b.test, c.test, d.test, e.test')
  expect(text).not.toContain('f.test')
  expect(text).toContain('send you a link')
})
