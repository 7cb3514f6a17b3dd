import type { User } from '@pinfold/contract'
import { Megaphone } from 'lucide-react'
import { useMember } from '../../../api/viewer.ts'
import { externalLink } from '../../../ui/external-link.ts'
import styles from './profile-callout.module.css'
import { OWN_LINK } from '../about/profile-links.tsx'
import { shownWebsite } from '../about/shown-website.ts'

/** PS-20, PS-22, RP-01: tells the owner of a profile that is for ads only where everybody else is led. */
export function ProfileCallout({ user }: { readonly user: User }) {
  const isOwn = useMember()?.id === user.id
  if (!isOwn || user.is_ads_only_profile !== true) return null
  const site = externalLink(user.ads_only_profile_site ?? null)
  return (
    <aside className={styles['callout']} aria-label="About your profile">
      <Megaphone size={24} aria-hidden="true" />
      <p>
        <strong>Your profile is for ads only.</strong>{' '}
        {site ? `Anyone who opens it is sent to ${shownWebsite(site.url)}.` : 'Only you can see what’s on it.'}
      </p>
      {site && (
        <a href={site.url} target="_blank" rel={OWN_LINK}>
          Open site
        </a>
      )}
    </aside>
  )
}
