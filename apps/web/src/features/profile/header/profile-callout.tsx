import type { User } from '@pinfold/contract'
import { Megaphone } from 'lucide-react'
import { useMember } from '../../../api/viewer.ts'
import { externalLink } from '../../../ui/external-link.ts'
import styles from './profile-callout.module.css'
import { OWN_LINK } from '../about/profile-links.tsx'
import { shownWebsite } from '../about/shown-website.ts'
import { Rich } from '../../../ui/rich.tsx'
import { profileWords } from '../profile.words.ts'

const strong = (text: string) => <strong>{text}</strong>

/** PS-20, PS-22, RP-01: tells the owner of a profile that is for ads only where everybody else is led. */
export function ProfileCallout({ user }: { readonly user: User }) {
  const isOwn = useMember()?.id === user.id
  if (!isOwn || user.is_ads_only_profile !== true) return null
  const site = externalLink(user.ads_only_profile_site ?? null)
  return (
    <aside className={styles['callout']} aria-label={profileWords.aboutYours}>
      <Megaphone size={24} aria-hidden="true" />
      <p>
        <Rich
          parts={
            site
              ? profileWords.adsOnlyLeads({ site: shownWebsite(site.url), b: strong })
              : profileWords.adsOnly({ b: strong })
          }
        />
      </p>
      {site && (
        <a href={site.url} target="_blank" rel={OWN_LINK}>
          {profileWords.openSite}
        </a>
      )}
    </aside>
  )
}
