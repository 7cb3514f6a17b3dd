import type { User } from '@pinfold/contract'
import { useRootData } from '../../../api/viewer.ts'
import { externalLink } from '../../../ui/external-link.ts'
import styles from './profile-links.module.css'
import { imprintOf } from '../../../entities/member/profile-words.ts'
import { shownWebsite } from './shown-website.ts'
import { VerifiedMark } from '../../../entities/member/verified-marks.tsx'
import { profileAboutWords } from './profile-about.words.ts'

/** What a member's own links say to search engines: nobody but the member vouches for them. */
export const OWN_LINK = 'noopener nofollow me ugc'

export const useImprint = (user: User) => externalLink(imprintOf(user, useRootData()?.viewer.countryFromIp))

/** A member's website as people would say it, with a mark where it was proved to be theirs. */
export function WebsiteLink({ user }: { readonly user: User }) {
  const website = externalLink(user.website_url)
  if (!website) return null
  return (
    <span className={styles['website']}>
      <a className={styles['link']} href={website.url} target="_blank" rel={OWN_LINK} dir="ltr">
        {shownWebsite(website.url)}
      </a>
      {user.is_primary_website_verified === true && (
        <VerifiedMark label={profileAboutWords.verifiedWebsite} size={16} />
      )}
    </span>
  )
}

export function InstagramLink({ user }: { readonly user: User }) {
  const instagram = externalLink(user.instagram_data?.url ?? null)
  if (!instagram || !user.instagram_data) return null
  return (
    <a className={styles['quiet']} href={instagram.url} target="_blank" rel={OWN_LINK} dir="ltr">
      {profileAboutWords.instagram({ handle: user.instagram_data.username.replace(/^@/, '') })}
    </a>
  )
}

/** PS-01, VR-14, RP-12: where a member leads to. */
export function ProfileLinks({ user }: { readonly user: User }) {
  const imprint = useImprint(user)
  if (!externalLink(user.website_url) && !imprint) return null
  return (
    <p className={styles['links']}>
      <WebsiteLink user={user} />
      {imprint && (
        <a className={styles['quiet']} href={imprint.url} target="_blank" rel={OWN_LINK}>
          {profileAboutWords.imprint}
        </a>
      )}
    </p>
  )
}
