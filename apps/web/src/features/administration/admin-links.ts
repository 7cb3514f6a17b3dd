import { adminRoutes, type AdminSearchKind, type ReportCase } from '@pinfold/contract'

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
  announcements: () => adminRoutes.adminAnnouncements.build(),
  employees: () => adminRoutes.adminEmployees.build(),
  log: (filter: { actor?: string; kind?: string; thing?: string } = {}) => adminRoutes.adminLog.build({}, filter),
}
