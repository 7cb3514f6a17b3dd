import { defineWords } from '@pinfold/words'

/** The titles of the pages of settings. */
export const settingsHeadWords = defineWords('settings-heads', {
  account: 'Account management',
  business: 'Business profile',
  claimedAccounts: 'Claimed accounts',
  connectExtension: 'Connect the browser extension',
  deleteAccount: 'Delete account',
  editProfile: 'Edit profile',
  history: 'History',
  notifications: 'Notification settings',
  permissions: 'Privacy and permissions',
  personalInformation: 'Personal information',
  security: 'Security',
})
