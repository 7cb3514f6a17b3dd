import type { Partner, ProfileCover, User } from '@pinfold/contract'
import type { MemberDetails, MemberRow } from '../accounts/index.ts'
import { type PictureFacts, renditionImages } from '../media/index.ts'
import { shownImages } from '../pins/index.ts'

interface DetailsOf {
  readonly row: MemberRow
  readonly details: MemberDetails
  readonly isSelf: boolean
  readonly mediaUrl: string
  /** What stands in the place of the cover, where it is veiled; null where it is shown itself. */
  readonly coverVeil: CoverVeil | null
}

type CoverVeil = Pick<PictureFacts, 'dominantColor' | 'placeholder' | 'veil'>

/** What a profile tells of its member beside name and counters; only for those who see the whole profile. */
export function presentDetails({ row, details, isSelf, mediaUrl, coverVeil }: DetailsOf) {
  return {
    about: row.about,
    pronouns: row.pronouns,
    website_url: row.websiteUrl || null,
    domain_url: row.isWebsiteVerified ? hostOf(row.websiteUrl) : null,
    is_primary_website_verified: row.isWebsiteVerified,
    impressum_url: details.impressumUrl || null,
    // A person's country is theirs to tell; a business's is not.
    country: isSelf || row.isPartner ? row.country : null,
    location: details.location || null,
    instagram_data: instagramOf(details.instagramUsername),
    profile_cover: coverOf(details, mediaUrl, coverVeil),
    partner: row.isPartner ? partnerOf(details, isSelf) : null,
  } satisfies Partial<User>
}

/** The details of a profile that the viewer may not see: every key, with nothing in it. */
export const hiddenDetails = {
  about: '',
  pronouns: [],
  website_url: null,
  domain_url: null,
  is_primary_website_verified: false,
  impressum_url: null,
  country: null,
  location: null,
  instagram_data: null,
  profile_cover: null,
  partner: null,
} satisfies Record<keyof ReturnType<typeof presentDetails>, unknown>

const hostOf = (address: string) => URL.parse(address)?.hostname.replace(/^www\./, '') ?? null

const instagramOf = (username: string) =>
  username === '' ? null : { username, url: `https://www.instagram.com/${username}/` }

function coverOf(details: MemberDetails, mediaUrl: string, veil: CoverVeil | null): ProfileCover {
  const { coverSource: source, coverSignature: signature, coverWidth: width, coverHeight: height } = details
  if (source === '' || signature === null || width === null || height === null) return { source: '' }
  const picture = { signature, width, height, extension: details.coverExtension ?? 'jpg' }
  const { orig, ...images } = veil
    ? shownImages(mediaUrl, { ...picture, ...veil }, true)
    : renditionImages(mediaUrl, picture)
  return { source, images: { ...images, originals: orig } }
}

/** A business's address shows to others only where it wants that. */
function partnerOf(details: MemberDetails, isSelf: boolean): Partner {
  const isAddressShown = details.isAddressShown ?? false
  return {
    business_type: details.businessType || null,
    contact_email: details.contactEmail || null,
    contact_phone: details.contactPhone || null,
    contact_phone_country: details.contactPhoneCode ? { phone_code: details.contactPhoneCode } : null,
    enable_profile_address: isAddressShown,
    enable_profile_message: details.isMessageAllowed ?? false,
    profile_place: isSelf || isAddressShown ? placeOf(details) : null,
  }
}

function placeOf(details: MemberDetails): Partner['profile_place'] {
  const place = {
    street: details.street ?? '',
    extra_street: details.extraStreet ?? '',
    locality: details.locality ?? '',
    region: details.region ?? '',
    postal_code: details.postalCode ?? '',
    country: details.country ?? '',
  }
  return Object.values(place).some((line) => line !== '') ? place : null
}
