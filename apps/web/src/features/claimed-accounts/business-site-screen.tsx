import type { ClaimedSite, SiteFeed } from '@pinfold/contract'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { links } from '../../api/links.ts'
import { SettingsHeading, SettingsSection } from '../../entities/viewer/settings/settings-heading.tsx'
import type { NamedBusiness } from './acting-for.ts'
import styles from './claimed-accounts.module.css'
import { claimedAccountsWords as words } from './claimed-accounts.words.ts'
import { ClaimedSiteRow } from './claimed-site-row.tsx'
import { type FeedBoard, SiteFeeds } from './site-feeds.tsx'

interface BusinessSiteScreenProps {
  readonly business: NamedBusiness
  readonly claim: ClaimedSite
  readonly feeds: readonly SiteFeed[]
  /** Those of the business that the viewer may connect feeds to. */
  readonly boards: readonly FeedBoard[]
}

/** BZ-06: one website of a business, for who has a role on it: how it stands, and what is published of it. */
export function BusinessSiteScreen({ business, claim: loaded, feeds, boards }: BusinessSiteScreenProps) {
  const [claim, setClaim] = useState(loaded)
  const navigate = useNavigate()
  const { manage: canManage } = claim.viewer_can
  const text = canManage ? words.manageOf({ name: business.name }) : words.lookAtOf({ name: business.name })
  return (
    <>
      <SettingsHeading text={text}>{words.websiteOf({ name: business.name })}</SettingsHeading>
      <SettingsSection heading={words.website}>
        <ul className={styles['list']}>
          <ClaimedSiteRow
            claim={claim}
            business={business}
            hasAnalytics
            onChanged={setClaim}
            onRemoved={() => void navigate(links.businessAccess())}
          />
        </ul>
      </SettingsSection>
      <SiteFeeds feeds={feeds} boards={canManage ? boards : []} business={business} />
    </>
  )
}
