import type { CookiePreferences, OptionsOf, UserSettings, userSettingsResource } from '@pinfold/contract'
import type { Consent, Viewer } from '../../platform/auth/viewer.ts'

/** Holds what a visitor chose; scripts cannot read it. */
export const CONSENT_COOKIE = 'consent'
export const CONSENT_SECONDS = 365 * 24 * 60 * 60

type Flags = Omit<CookiePreferences, 'surface_tag'>
type Changes = OptionsOf<typeof userSettingsResource.update>

/** The cookie's text, as `1.0.1.banner`. */
export const writeConsent = ({ analytic, marketing, personalization, surface }: Consent): string =>
  [...[analytic, marketing, personalization].map((isAllowed) => (isAllowed ? '1' : '0')), surface].join('.')

/** What a cookie says; null for anything that we did not write. */
export function readConsent(cookie: string | undefined): Consent | null {
  const found = /^([01])\.([01])\.([01])\.([\w.-]{0,64})$/.exec(cookie ?? '')
  if (!found) return null
  const [, analytic, marketing, personalization, surface = ''] = found
  return { analytic: analytic === '1', marketing: marketing === '1', personalization: personalization === '1', surface }
}

/** The choice after these changes; null where they do not speak of it. What nobody allowed is refused. */
export function changedConsent(before: Consent | null, changes: Changes): Consent | null {
  const { allow_analytic_cookies, allow_marketing_cookies, allow_personalization_cookies, surface_tag } = changes
  const flags = [allow_analytic_cookies, allow_marketing_cookies, allow_personalization_cookies]
  if (flags.every((flag) => flag === undefined)) return null
  return {
    analytic: allow_analytic_cookies ?? before?.analytic ?? false,
    marketing: allow_marketing_cookies ?? before?.marketing ?? false,
    personalization: allow_personalization_cookies ?? before?.personalization ?? false,
    surface: surface_tag ?? before?.surface ?? '',
  }
}

/** The three flags as the wire names them. */
export const presentConsent = (consent: Consent): Flags => ({
  allow_analytic_cookies: consent.analytic,
  allow_marketing_cookies: consent.marketing,
  allow_personalization_cookies: consent.personalization,
})

const unchosen = {
  allow_analytic_cookies: null,
  allow_marketing_cookies: null,
  allow_personalization_cookies: null,
} as const

/** The settings as answers carry them. */
export const presentSettings = (viewer: Viewer, consent = viewer.consent): UserSettings => ({
  id: viewer.id,
  username: viewer.id === null ? null : viewer.username,
  full_name: viewer.id === null ? null : viewer.fullName,
  locale: viewer.locale,
  country: viewer.country || null,
  is_partner: viewer.isPartner,
  is_private_profile: viewer.isPrivateProfile,
  should_show_messaging: viewer.isMessaging && !viewer.isLimitedLogin,
  ...(consent ? presentConsent(consent) : unchosen),
  surface_tag: consent?.surface ?? '',
})
