import { expect, test } from 'vitest'
import { askedConsents } from '../../api/consent.ts'
import { allowing } from './allowing.ts'

test('ST-22 accepting all allows what was asked for, and never what this program does not do', () => {
  expect(allowing(askedConsents)).toEqual({
    allow_analytic_cookies: true,
    allow_marketing_cookies: false,
    allow_personalization_cookies: true,
  })
  expect(Object.values(allowing([]))).toEqual([false, false, false])
})
