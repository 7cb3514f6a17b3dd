import {
  ACTING_COOKIE,
  BUSINESS_BAR_COOKIE,
  BUSINESS_BAR_HIDDEN,
  type BusinessProfile,
  type ActingChoice,
  writeActing,
} from '@pinfold/contract'

const A_YEAR = 365 * 24 * 60 * 60

// Cookies, since pages must know before they are drawn.
function keep(name: string, value: string | null): void {
  const isSecure = location.protocol === 'https:' ? '; Secure' : ''
  const age = value === null ? 0 : A_YEAR
  document.cookie = `${name}=${value ?? ''}; path=/; max-age=${age}; SameSite=Lax${isSecure}`
}

export const keepActing = (choice: ActingChoice | null) => keep(ACTING_COOKIE, choice && writeActing(choice))

export const keepBarHidden = (isHidden: boolean) => keep(BUSINESS_BAR_COOKIE, isHidden ? BUSINESS_BAR_HIDDEN : null)

/** RP-08: the owner's rights or the second factor. */
export const canActFor = ({ permissions, viewerMeetsMfaRequirement }: BusinessProfile): boolean =>
  permissions.includes('OWNER') || viewerMeetsMfaRequirement

/** The address without the name it was opened in. */
export function plainAddress(href: string): string {
  const { pathname, searchParams, hash } = new URL(href)
  searchParams.delete('orbac_subject_id')
  return `${pathname}${searchParams.size === 0 ? '' : `?${searchParams}`}${hash}`
}
