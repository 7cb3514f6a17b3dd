export { adminAcceptTakedown, adminKeepRemoved, adminRefuseTakedown, adminTakedowns } from './takedowns.ts'
export { adminBlock, adminBlocks, adminMeasures, adminUnblock, adminUndoMeasure } from './abuse.ts'
export {
  adminAnnounce,
  adminAnnouncements,
  adminChangeAnnouncement,
  adminWithdrawAnnouncement,
} from './announcements.ts'
export {
  adminArticlePage,
  adminArticles,
  adminChangeArticle,
  adminPublishArticle,
  adminWithdrawArticle,
  adminWriteArticle,
} from './articles.ts'
export { adminAssign, adminAssignments, adminEndAssignment } from './assignments.ts'
export { adminWarnOfBoard } from './boards.ts'
export { adminDeclineMerchant, adminGrantMerchant, adminMerchants, adminWithdrawMerchant } from './merchants.ts'
export {
  adminChangeSignUp,
  adminInvitations,
  adminInvite,
  adminSignUpSettings,
  adminWithdrawInvitation,
} from './sign-up.ts'
export { adminJudgePicture, adminPictures } from './pictures.ts'
export { adminStatistics } from './statistics.ts'
export { adminChangeTopic, adminMakeTopic, adminTopics } from './topics.ts'
export { adminActs, adminEmployees, adminGrantRole, adminMe, adminRevokeRole } from './employees.ts'
export { adminMemberPage, adminSearch } from './admin-search.ts'
export { adminAppeals, adminDecideAppeal } from './appeals.ts'
export { adminDecideOffender, adminOffenders } from './offenders.ts'
export { adminDecideReport, adminReleaseReport, adminReport, adminReports, adminTakeReport } from './reports.ts'
export {
  adminChangeExperience,
  adminExperiences,
  adminMakeExperience,
  adminStartExperience,
  adminStopExperience,
} from './experiences.ts'
export {
  adminChangeExperiment,
  adminExperimentPage,
  adminExperiments,
  adminMakeExperiment,
  adminStartExperiment,
  adminStopExperiment,
} from './experiments.ts'
