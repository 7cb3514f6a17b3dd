export { ClaimedAccountsScreen } from './claimed-accounts-screen.tsx'
