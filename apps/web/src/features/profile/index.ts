export { ProfileAboutScreen } from './about/profile-about-screen.tsx'
export { BlockedNotice, useIsShutOut } from './header/blocked-profile.tsx'
export { ProfileHeader } from './header/profile-header.tsx'
export { ProfileSubHeader } from './header/profile-sub-header.tsx'
export { SelfProfileHeader } from './header/self-profile-header.tsx'
export { PrivateNotice, useIsClosed } from './header/private-notice.tsx'
export {
  decideHubTab,
  decideTab,
  hubTabAt,
  hubTabs,
  previewLinks,
  tabAt,
  tabLabel,
  tabLinks,
  type TabName,
  tabNames,
  type WantedTab,
} from './profile-tab-names.ts'
export { ProfileTabs } from './profile-tabs.tsx'
export { useApproval } from './use-approval.ts'
