import { links } from '../../api/links.ts'
import { settingsNavigationWords } from './settings-navigation.words.ts'

/** A page of the settings, as the navigation names it. */
export interface SettingsPage {
  readonly id: string
  readonly label: string
  readonly path: string
}

/** All pages, in the order they stand in; one of them is for businesses. */
export const settingsPages = (isPartner = false): readonly SettingsPage[] => [
  { id: 'edit-profile', label: settingsNavigationWords.editProfile, path: links.editProfile() },
  { id: 'personal-information', label: settingsNavigationWords.personalInformation, path: links.personalInformation() },
  { id: 'account-settings', label: settingsNavigationWords.accountManagement, path: links.accountSettings() },
  { id: 'claimed-accounts', label: settingsNavigationWords.claimedAccounts, path: links.claimedAccounts() },
  ...(isPartner ? [{ id: 'business', label: settingsNavigationWords.business, path: links.businessSettings() }] : []),
  { id: 'permissions', label: settingsNavigationWords.permissions, path: links.permissionSettings() },
  { id: 'security', label: settingsNavigationWords.security, path: links.securitySettings() },
  { id: 'history', label: settingsNavigationWords.history, path: links.history() },
  { id: 'notifications', label: settingsNavigationWords.notifications, path: links.notificationSettings() },
]

const withoutSlash = (path: string) => path.replace(/\/$/, '')

/** The page at an address; the settings themselves show the first one. */
export function settingsPageAt(pathname: string): SettingsPage | undefined {
  const pages = settingsPages(true)
  if (withoutSlash(pathname) === withoutSlash(links.settings())) return pages[0]
  return pages.find(({ path }) => withoutSlash(path) === withoutSlash(pathname))
}
