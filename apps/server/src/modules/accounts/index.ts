export { bindAccounts } from './accounts.routes.ts'
export { scheduleAccounts } from './account-mail/account-mail.jobs.ts'
export { createLogInChallenges } from './second-factor/log-in-challenges.ts'
export { createSecretBox } from './second-factor/secret-box.ts'
export { sweepAccounts } from './jobs/sweep-accounts.ts'
export { becomePartner } from './commands/become-partner.ts'
export { makeMember } from './commands/make-member.ts'
export { setDrawnPassword } from './commands/set-drawn-password.ts'
export { DRAWN_PASSWORD_HOURS, drawPassword, hashPassword } from './passwords.ts'
export { updateMe } from './commands/update-me.ts'
export {
  addToCounterOfMembers,
  addToMemberCounters,
  countSaved,
  findLocale,
  findMemberIdByEmail,
  findMemberIdByUsername,
  findMembers,
  hasMembers,
  lockMember,
  lockMembers,
  type MemberCounter,
  type MemberRow,
  setScheduledCount,
} from './members.queries.ts'
export {
  findProfilePictures,
  findProfilePicturesOf,
  setAvatar,
  setCover,
  setProfileVeil,
} from './profile-pictures.queries.ts'
export { setEmployee, setMerchant, setWebsite } from './profile-marks.queries.ts'
export { lockStandings, setStanding } from './standing.queries.ts'
export { findMemberSettings, setKeepsHistory, upsertMemberSettings, usualSettings } from './member-settings.queries.ts'
export { findMailbox, findMailboxes, setWithheldIn } from './withhold-member.queries.ts'
export {
  findInspirational,
  findMemberDetails,
  findScheduledCounts,
  type MemberDetails,
} from './member-details.queries.ts'
export { closeAccount, deactivateAccount, askForEnding } from './leaving/leave.ts'
export { endUnproved } from './leaving/end-unproved.ts'
export { eraseMember } from './leaving/erase-member.ts'
export { findEndedMembers } from './leaving/leaving.queries.ts'
export { sendEndingMail } from './leaving/send-ending-mail.ts'
export { findNamedMember } from './find-named-member.ts'
export { drawInvitation } from './signing-up/let-in.ts'
export {
  findInvitation,
  findInvitations,
  findSignUpSettings,
  insertInvitation,
  type InvitationRow,
  lockInvitation,
  lockSignUpSettings,
  setInvitationWithdrawn,
  SIGN_UP_BUCKET,
  type SignUpSettings,
  writeSignUpSettings,
} from './signing-up/signing-up.queries.ts'
export { emailKey } from './email-key.ts'
export { CONSENT_COOKIE } from './consent.ts'
export { STATISTICS_COOKIE } from './statistics-device.ts'
export { clearSignInCookies, SESSION_COOKIE } from './sign-in-cookies.ts'
export { barMember, FOREVER, isAway } from './bars.ts'
export { asVisitor, awayReader, findViewer, presentViewer, sessionsThatHold } from './viewers.ts'
