import { defineWords } from '@pinfold/words'

export const settingsNavigationWords = defineWords('settings-navigation', {
  settings: 'Settings',
  editProfile: 'Edit profile',
  personalInformation: 'Personal information',
  accountManagement: 'Account management',
  claimedAccounts: 'Claimed accounts',
  business: 'Business profile',
  permissions: 'Privacy and permissions',
  security: 'Security',
  history: 'History',
  notifications: 'Notifications',
})
