import { signUpModes } from '@pinfold/contract'
import { expect, test } from 'vitest'
import { canSignUp, worthOf } from './signing-up.policy.ts'

const settings = { allowedDomains: ['fine.test'], blockedDomains: ['spam.test'] }
const domains = ['fine.test', 'a.fine.test', 'other.test', 'spam.test', 'a.spam.test'] as const
const worths = ['none', 'good', 'over'] as const

/** What each mode answers by domain and invitation; `in` lets somebody in. */
const table = {
  open: () => 'in',
  invited: (_: string, worth: string) =>
    ({ none: 'invitation_needed', good: 'in', over: 'invitation_over' })[worth] ?? '',
  domains: (domain: string, worth: string) => {
    if (domain.endsWith('fine.test') || worth === 'good') return 'in'
    return worth === 'over' ? 'invitation_over' : 'email_domain_refused'
  },
  closed: () => 'sign_up_closed',
}

test.each(signUpModes)('who may make an account where the site is %s', (mode) => {
  for (const domain of domains)
    for (const worth of worths) {
      const decision = canSignUp({ mode, ...settings }, domain, worth)
      const isBlocked = domain.endsWith('spam.test') && mode !== 'closed'
      const expected = isBlocked ? 'email_domain_refused' : table[mode](domain, worth)
      expect(decision.isAllowed ? 'in' : decision.code, `${domain} ${worth}`).toBe(expected)
    }
})

test('an invitation is good until its end, its last use, or its withdrawal', () => {
  const now = new Date('2026-11-26T12:00:00Z')
  const row = { mostUses: 2, uses: 1, endsAt: null, withdrawnAt: null }
  expect(worthOf(undefined, false, now)).toBe('none')
  expect(worthOf(undefined, true, now)).toBe('over')
  expect(worthOf(row, true, now)).toBe('good')
  expect(worthOf({ ...row, uses: 2 }, true, now)).toBe('over')
  expect(worthOf({ ...row, endsAt: now }, true, now)).toBe('over')
  expect(worthOf({ ...row, endsAt: new Date(now.getTime() + 1) }, true, now)).toBe('good')
  expect(worthOf({ ...row, withdrawnAt: now }, true, now)).toBe('over')
})
