export { bindAccounts } from './accounts.routes.ts'
export { sweepAccounts } from './jobs/sweep-accounts.ts'
export { becomePartner } from './commands/become-partner.ts'
export { updateMe } from './commands/update-me.ts'
export {
  addToCounterOfMembers,
  addToMemberCounters,
  countSaved,
  findMemberIdByUsername,
  findMembers,
  lockMember,
  lockMembers,
  type MemberCounter,
  type MemberRow,
} from './members.queries.ts'
export {
  findMemberSettings,
  type MemberSettings,
  upsertMemberSettings,
  usualSettings,
} from './member-settings.queries.ts'
export { findMemberDetails, type MemberDetails } from './member-details.queries.ts'
export { SESSION_COOKIE } from './sign-in-cookies.ts'
export { asVisitor, findViewer, presentViewer } from './viewers.ts'
