import type { User } from '@pinfold/contract'
import { counted } from '../../ui/format.ts'
import { memberWords } from './member.words.ts'

/** BC-07: from here on nobody needs to know more exactly. */
const MANY_VIEWS = 10_000_000

/** "1.2k monthly views"; from ten million on "10m+". Null where the viewer may not know (RP-07). */
export function monthlyViews(user: Pick<User, 'is_partner' | 'profile_views'>, locale: string): string | null {
  const views = user.profile_views ?? -1
  if (!user.is_partner || views < 0) return null
  if (views < MANY_VIEWS) return memberWords.monthlyViews(counted(views, locale))
  return memberWords.monthlyViewsAtLeast(counted(MANY_VIEWS, locale))
}

/** VR-14: a word of this many letters may be broken anywhere where there is little room. */
const LONG_WORD = 17

/** Whether a name holds a word that a narrow screen may not have room for. */
export const hasLongWord = (name: string): boolean =>
  name.split(/\s+/u).some((word) => Array.from(word).length >= LONG_WORD)

/** RP-12: where the law asks for an imprint. The server takes one from people there, and from all partners. */
const imprintCountries = ['DE', 'AT', 'CH']

type Imprinted = Pick<User, 'impressum_url' | 'country' | 'is_partner'>

/** The address of a member's imprint, where Germany, Austria or Switzerland is the member's or the viewer's country. */
export function imprintOf(user: Imprinted, viewerCountry: string | null | undefined): string | null {
  const isAsked = [user.country, viewerCountry].some((country) => imprintCountries.includes(country ?? ''))
  // The country of a person is told to nobody; that there is an imprint says it.
  return isAsked || !user.is_partner ? user.impressum_url || null : null
}

/** Whether the form asks for an imprint. */
export const mayHaveImprint = (user: Imprinted): boolean =>
  user.is_partner || imprintCountries.includes(user.country ?? '') || Boolean(user.impressum_url)

/** "she/her, they" as people type it, without blanks and doubles. */
export const pronounsOf = (typed: string): string[] => [
  ...new Set(
    typed
      .split(/[/,]/)
      .map((word) => word.trim())
      .filter((word) => word !== ''),
  ),
]
