export { BusinessSiteScreen } from './business-site-screen.tsx'
export { ClaimedAccountsScreen } from './claimed-accounts-screen.tsx'
