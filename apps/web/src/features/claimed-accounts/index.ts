export { ClaimedAccountsScreen } from './claimed-accounts-screen.tsx'
export type { FeedBoard } from './site-feeds.tsx'
