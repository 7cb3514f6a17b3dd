import type { MerchantProfile, User } from '@pinfold/contract'
import type { ReactNode } from 'react'
import { links } from '../../../api/links.ts'
import { usePerson } from '../../../entities/member/use-person.ts'
import { UpgradeBannerGate } from '../../../features/account-banners/index.ts'
import { MerchantBadges } from '../../../features/merchants/index.ts'
import { EditProfileButton } from '../../../features/profile-editing/index.ts'
import { FollowRequestsNotice } from '../../../features/people/index.ts'
import {
  BlockedNotice,
  hubTabs,
  PrivateNotice,
  ProfileHeader,
  ProfileSubHeader,
  ProfileTabs,
  SelfProfileHeader,
  tabLinks,
  type TabName,
  tabNames,
  useApproval,
  useIsClosed,
  useIsShutOut,
} from '../../../features/profile/index.ts'
import styles from './self-profile-content.module.css'

interface ProfileFrameProps {
  readonly user: User
  /** The tab whose content this is. */
  readonly current: TabName
  /** Where the tabs are, if not where they usually are. */
  readonly addresses?: typeof tabLinks
  /** Null where the member is no merchant that the viewer sees. */
  readonly merchant?: MerchantProfile | null
  readonly children: ReactNode
}

/** PR-11: header and tab bar over the content of a tab. */
export function ProfileFrame({ user: loaded, current, addresses = tabLinks, merchant, children }: ProfileFrameProps) {
  const user = usePerson(loaded)
  const isShutOut = useIsShutOut(user)
  useApproval(user)
  const names = tabNames(user.eligible_profile_tabs)
  const isHub = names.some((name) => hubTabs.includes(name))
  const tabs = <ProfileTabs user={user} names={names} current={current} addresses={addresses} />
  return (
    <>
      {isHub ? (
        <SelfProfileHeader user={user}>{tabs}</SelfProfileHeader>
      ) : (
        <>
          <ProfileHeader
            user={user}
            editButton={<EditProfileButton user={user} />}
            badges={merchant && <MerchantBadges user={user} merchant={merchant} />}
          />
          {!isShutOut && tabs}
        </>
      )}
      <FollowRequestsNotice user={user} />
      <UpgradeBannerGate user={user} />
      <div className={isHub ? styles['content'] : undefined}>
        <ProfileContent user={user}>{children}</ProfileContent>
      </div>
    </>
  )
}

/** The owner's page of their own things, split from the profile that others see. */
export function SelfProfileFrame({ user: loaded, current, children }: ProfileFrameProps) {
  const user = usePerson(loaded)
  return (
    <>
      <SelfProfileHeader user={user}>
        <ProfileTabs
          user={user}
          names={hubTabs}
          current={current}
          addresses={{ ...tabLinks, decider: links.selfProfile }}
        />
      </SelfProfileHeader>
      <div className={styles['content']}>{children}</div>
    </>
  )
}

interface ProfileSubPageProps {
  readonly user: User
  readonly heading: string
  readonly detail?: ReactNode
  readonly children?: ReactNode
}

/** A page of one list of a member, without the profile's header and tabs. */
export function ProfileSubPage({ user, heading, detail, children }: ProfileSubPageProps) {
  const isClosed = useIsClosed(user)
  const isShutOut = useIsShutOut(user)
  return (
    <>
      <ProfileSubHeader user={user} heading={heading} detail={isClosed || isShutOut ? undefined : detail} />
      <ProfileContent user={user}>{children}</ProfileContent>
    </>
  )
}

/** The content, or why it does not show. Whether it may show is decided by the server. */
function ProfileContent({ user, children }: { readonly user: User; readonly children: ReactNode }) {
  const isClosed = useIsClosed(user)
  if (useIsShutOut(user)) return <BlockedNotice user={user} />
  return isClosed ? <PrivateNotice /> : children
}
