import {
  type AdminArticle,
  adminRoutes,
  type AdminSearchKind,
  type MerchantState,
  type ReportCase,
} from '@pinfold/contract'

/** The addresses of the admin area; the product's pages link to none of them. */
export const adminLinks = {
  overview: () => adminRoutes.adminOverview.build(),
  search: (wish: { q?: string; kind?: AdminSearchKind } = {}) => adminRoutes.adminSearch.build({}, wish),
  member: (userId: string) => adminRoutes.adminMember.build({ userId }),
  reports: (wish: { kind?: ReportCase['object_type']; show?: 'escalated' } = {}) =>
    adminRoutes.adminReports.build({}, wish),
  report: (caseId: string) => adminRoutes.adminReport.build({ caseId }),
  appeals: () => adminRoutes.adminAppeals.build(),
  takedowns: (waitingFor?: 'decision' | 'court') =>
    adminRoutes.adminTakedowns.build({}, { waiting_for: waitingFor === 'court' ? 'court' : undefined }),
  offenders: () => adminRoutes.adminOffenders.build(),
  article: (articleId: string) => adminRoutes.adminArticle.build({ articleId }),
  articles: (state?: AdminArticle['state']) => adminRoutes.adminArticles.build({}, { state }),
  merchants: (state?: MerchantState) => adminRoutes.adminMerchants.build({}, { state }),
  newArticle: () => adminRoutes.adminNewArticle.build(),
  signUp: () => adminRoutes.adminSignUp.build(),
  statistics: () => adminRoutes.adminStatistics.build(),
  topics: (wish: { below?: string; q?: string } = {}) => adminRoutes.adminTopics.build({}, wish),
  abuse: () => adminRoutes.adminAbuse.build(),
  blocklist: () => adminRoutes.adminBlocklist.build(),
  pictures: () => adminRoutes.adminPictures.build(),
  announcements: () => adminRoutes.adminAnnouncements.build(),
  experiences: () => adminRoutes.adminExperiences.build(),
  experiments: () => adminRoutes.adminExperiments.build(),
  experiment: (experimentId: string) => adminRoutes.adminExperiment.build({ experimentId }),
  employees: () => adminRoutes.adminEmployees.build(),
  log: (filter: { actor?: string; kind?: string; thing?: string } = {}) => adminRoutes.adminLog.build({}, filter),
}
