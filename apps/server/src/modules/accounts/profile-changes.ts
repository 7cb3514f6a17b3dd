import { type OptionsOf, siteDomainOf, type updateMe } from '@pinfold/contract'
import type { Updateable } from 'kysely'
import type { Tables } from '../../platform/db/tables.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import type { MemberRow } from './members.queries.ts'
import { accountRefusalWords } from './account-refusals.words.ts'

type Changes = OptionsOf<typeof updateMe>

/** Countries where the law wants an imprint of everybody (RP-12). */
const imprintCountries: ReadonlySet<string> = new Set(['DE', 'AT', 'CH'])

const forPartners = [
  'business_type',
  'contact_email',
  'contact_phone',
  'contact_phone_country',
  'enable_profile_address',
  'enable_profile_message',
  'profile_place',
] as const satisfies readonly (keyof Changes)[]

/** Throws `rule_broken` where the member names something that accounts like theirs do not have. */
export function checkRights(member: Pick<MemberRow, 'isPartner' | 'country'>, changes: Changes): void {
  if (member.isPartner) return
  const wrong = forPartners.find((name) => changes[name] !== undefined)
  if (wrong !== undefined) throw refused(wrong, accountRefusalWords.businessOnly)
  const country = changes.country?.toUpperCase() ?? member.country
  if (changes.impressum_url && !imprintCountries.has(country)) {
    throw refused('impressum_url', accountRefusalWords.imprintOnly)
  }
}

const refused = (field: string, why: string) => new AppError('rule_broken', { field, detail: `${field}: ${why}` })

/** The member's row as it is to be; what is undefined stays. */
export function columnsOf(changes: Changes, member: Pick<MemberRow, 'websiteUrl'>): Updateable<Tables['members']> {
  const fullName = changes.full_name || undefined
  return given({
    full_name: fullName,
    first_name: fullName?.split(/\s+/)[0],
    about: changes.about,
    pronouns: changes.pronouns,
    website_url: changes.website_url,
    // Another page of the same site is as much theirs; of another site it is not known yet.
    is_website_verified:
      changes.website_url === undefined || siteDomainOf(changes.website_url) === siteDomainOf(member.websiteUrl)
        ? undefined
        : false,
    impressum_url: changes.impressum_url,
    location: changes.location,
    instagram_username: changes.instagram,
    show_all_pins: changes.show_all_pins,
    show_shopping_list: changes.show_shopping_list,
    country: changes.country?.toUpperCase(),
    is_private: changes.is_private_profile,
    is_comments_allowed: changes.is_comments_allowed,
  })
}

/** How a business is to be reached; empty where nothing of it changes. */
export function partnerColumnsOf(changes: Changes) {
  return given({
    business_type: changes.business_type,
    contact_email: changes.contact_email,
    contact_phone: changes.contact_phone,
    contact_phone_code: changes.contact_phone_country?.phone_code.replace('+', ''),
    is_address_shown: changes.enable_profile_address,
    is_message_allowed: changes.enable_profile_message,
    ...changes.profile_place,
  })
}

type Given<T> = { [K in keyof T]?: Exclude<T[K], undefined> }

const given = <T extends object>(columns: T) =>
  Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined)) as Given<T>
