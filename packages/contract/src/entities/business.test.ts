import { expect, test } from 'vitest'
import { businessProfile } from './business-profile.ts'
import { cookiePreferences } from './cookie-preferences.ts'
import { missingNames, moment, picture } from './entity-examples.ts'
import { experience } from './experience.ts'
import { diversityLabels, merchantProfile, ownerBadges, valueBadges } from './merchant-profile.ts'
import { TAKEDOWN_FORM_DATE, takedownLaw, takedownLawTypes } from './takedown-law.ts'
import { visitedPage } from './visited-page.ts'

test('EN-09 cookie preferences are three choices and their place', () => {
  const choice = {
    allow_analytic_cookies: true,
    allow_marketing_cookies: false,
    allow_personalization_cookies: false,
    surface_tag: 'banner',
  }
  expect(missingNames(cookiePreferences, choice, Object.keys(choice).join(' '))).toEqual([])
  expect(cookiePreferences.safeParse({ surface_tag: 'banner' }).success).toBe(false)
})

test('EN-11 a business profile says what the viewer may do for it', () => {
  const profile = {
    id: '1',
    permissions: ['OWNER'],
    user: {
      username: 'shop',
      businessName: 'Shop',
      imgUrl: picture.url,
      merchantId: '4',
      scheduledPinCount: 0,
      eligibleForStlTool: true,
    },
    viewerMeetsMfaRequirement: false,
  }
  const names = `id permissions user.username user.businessName user.imgUrl user.merchantId user.scheduledPinCount
    user.eligibleForStlTool viewerMeetsMfaRequirement`
  expect(missingNames(businessProfile, profile, names)).toEqual([])
})

test('EN-12 a merchant profile carries every named field and knows the badges', () => {
  const profile = {
    business_diversity_labels: ['asian'],
    created_at: moment,
    disapproval_reasons: [],
    is_inspirational: true,
    review_criteria: [],
    review_labels: [],
    updated_at: moment,
    inspirational_badge_selection: { badgeColor: '#FFEEDD', badgeOptOut: ['inclusive'] },
    is_eligible_for_storefront_badges: true,
    badge_details: [{ id: 'inclusive' }],
    profile_badges: [{ id: 'eco_friendly' }],
  }
  const names = `business_diversity_labels created_at disapproval_reasons is_inspirational review_criteria
    review_labels updated_at inspirational_badge_selection.badgeColor inspirational_badge_selection.badgeOptOut
    is_eligible_for_storefront_badges badge_details.id profile_badges`
  expect(missingNames(merchantProfile, profile, names)).toEqual([])
  expect(diversityLabels).toEqual(
    expect.arrayContaining('african_american_or_black hispanic_or_latinx asian lgbtq middle_eastern roma'.split(' ')),
  )
  expect(ownerBadges.join(' ')).toBe('person_of_color lgbtq disability woman none')
  expect(valueBadges.join(' ')).toBe('invested_in_good eco_friendly responsibly_sourced inclusive personal_touch')
  const red = { ...profile, inspirational_badge_selection: { badgeColor: 'red', badgeOptOut: [] } }
  expect(merchantProfile.safeParse(red).success).toBe(false)
})

test('an experience carries every named part of its display', () => {
  const display = {
    text: 'Tap + to add a section any time',
    button_text: 'Got it',
    button_uri: '/settings',
    display_type: 1,
    flyout_direction: 'up',
    anchors_by_platform: { web: 'add-section' },
    scroll_to_dismiss: true,
    scroll_to_dismiss_delay_in_seconds: 0.5,
    tooltip_title_text: 'Sections',
    tooltip_body_text: 'Tidy up',
    delay: 200,
    complete_on_hover: false,
    component_type: 2,
    has_pulsar: true,
    has_tooltip: true,
    complete_button_text: 'Done',
    secondary_cta_link: { url: '/help', text: 'More' },
  }
  const tip = { experience_id: '1', placement_id: '2', type: 'tooltip', display_data: display }
  const names = Object.keys(display).map((name) => `display_data.${name}`)
  const nested = 'display_data.secondary_cta_link.url display_data.secondary_cta_link.text'
  expect(missingNames(experience, tip, `experience_id placement_id type ${names.join(' ')} ${nested}`)).toEqual([])
})

test('EN-14 a takedown law is configured whole', () => {
  const law = {
    law_key: 'dsa',
    decider_key: 'web_dsa',
    country_codes: ['DE', 'FR'],
    api_path: '/v3/legal/takedowns/dsa/',
    has_complaints_office: true,
    has_trusted_flagger: true,
    restrict_multiple_laws: false,
    allow_anonymous_submission: true,
  }
  expect(takedownLaw.parse(law)).toEqual(law)
  for (const name of Object.keys(law)) expect(takedownLaw.safeParse({ ...law, [name]: undefined }).success).toBe(false)
  expect(takedownLawTypes).toEqual(['DMCA', 'Trademark', 'GDPR'])
  expect(TAKEDOWN_FORM_DATE).toBe('2024-01-01')
})

test('EN-15 a visited page is remembered with its pin', () => {
  const page = { path: '/pin/3/', timestamp: 1_790_000_000_000, pin_id: '3', image: picture.url, description: 'Fern' }
  expect(missingNames(visitedPage, page, 'path timestamp pin_id image description')).toEqual([])
})
