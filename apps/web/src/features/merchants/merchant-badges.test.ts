import type { MerchantProfile, User } from '@pinfold/contract'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { MerchantBadges } from './merchant-badges.tsx'

const all = { isVerified: true, isInspirational: true, isEligible: true }

function shown({ isVerified, isInspirational, isEligible }: typeof all): string {
  const user = { id: '7', full_name: 'Oak & Co', is_verified_merchant: isVerified } as unknown as User
  const merchant = {
    is_inspirational: isInspirational,
    is_eligible_for_storefront_badges: isEligible,
    inspirational_badge_selection: null,
    profile_badges: [{ id: 'woman' }],
  } as unknown as MerchantProfile
  const Page = createRoutesStub([{ path: '*', Component: () => createElement(MerchantBadges, { user, merchant }) }])
  return renderToString(createElement(Page, { initialEntries: ['/oak/'] }))
}

test('VR-18 a merchant is shown as an inspirational storefront only where verified, inspirational and eligible', () => {
  const html = shown(all)
  expect(html).toContain('Inspirational storefront')
  expect(html).toContain('Woman-owned')
  for (const missing of Object.keys(all)) expect(shown({ ...all, [missing]: false }), missing).toBe('')
})
