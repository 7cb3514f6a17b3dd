import { links } from '../../api/links.ts'

/** A page of the settings, as the navigation names it. */
export interface SettingsPage {
  readonly id: string
  readonly label: string
  readonly path: string
}

/** All pages, in the order they stand in. */
export const settingsPages = (): readonly SettingsPage[] => [
  { id: 'edit-profile', label: 'Edit profile', path: links.editProfile() },
  { id: 'personal-information', label: 'Personal information', path: links.personalInformation() },
  { id: 'account-settings', label: 'Account management', path: links.accountSettings() },
  { id: 'permissions', label: 'Privacy and permissions', path: links.permissionSettings() },
  { id: 'security', label: 'Security', path: links.securitySettings() },
  { id: 'notifications', label: 'Notifications', path: links.notificationSettings() },
]

const withoutSlash = (path: string) => path.replace(/\/$/, '')

/** The page at an address; the settings themselves show the first one. */
export function settingsPageAt(pathname: string): SettingsPage | undefined {
  const pages = settingsPages()
  if (withoutSlash(pathname) === withoutSlash(links.settings())) return pages[0]
  return pages.find(({ path }) => withoutSlash(path) === withoutSlash(pathname))
}
