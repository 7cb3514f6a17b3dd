import type { Partner } from '@pinfold/contract'

/** A way to reach a partner: what it is called, and what the browser opens or copies. */
export type ContactWay =
  | { readonly kind: 'email' | 'call'; readonly text: string; readonly address: string }
  | { readonly kind: 'address'; readonly text: string }

/** RP-07: the ways that a partner gave; messages have a way of their own. */
export function contactWays(partner: Partner | null | undefined): ContactWay[] {
  if (!partner) return []
  const { contact_email: email, contact_phone: phone, contact_phone_country: country, profile_place: place } = partner
  const code = country?.phone_code.replace(/^\+/, '')
  const number = code && phone ? `+${code} ${phone}` : phone
  const town = place && [place.postal_code, place.locality].filter(Boolean).join(' ')
  const lines = place ? [place.street, place.extra_street, town, place.region, place.country].filter(Boolean) : []
  return [
    ...(email ? [{ kind: 'email' as const, text: email, address: `mailto:${encodeURIComponent(email)}` }] : []),
    ...(number ? [{ kind: 'call' as const, text: number, address: `tel:${number.replaceAll(/[^\d+]/g, '')}` }] : []),
    ...(partner.enable_profile_address && lines.length > 0
      ? [{ kind: 'address' as const, text: lines.join(', ') }]
      : []),
  ]
}
