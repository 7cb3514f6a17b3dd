export { bindAccounts } from './accounts.routes.ts'
export { sweepAccounts } from './jobs/sweep-accounts.ts'
export { becomePartner } from './commands/become-partner.ts'
export { updateMe } from './commands/update-me.ts'
export {
  addToMemberCounters,
  findMemberIdByUsername,
  findMembers,
  lockMember,
  type MemberCounter,
  type MemberRow,
  noteSaved,
} from './members.queries.ts'
export { SESSION_COOKIE } from './sign-in-cookies.ts'
export { findViewer, presentViewer } from './viewers.ts'
