import { adminRoutes, type AdminSearchKind } from '@pinfold/contract'

/** The addresses of the admin area; the product's pages link to none of them. */
export const adminLinks = {
  overview: () => adminRoutes.adminOverview.build(),
  search: (wish: { q?: string; kind?: AdminSearchKind } = {}) => adminRoutes.adminSearch.build({}, wish),
  member: (userId: string) => adminRoutes.adminMember.build({ userId }),
  takedowns: (waitingFor?: 'decision' | 'court') =>
    adminRoutes.adminTakedowns.build({}, { waiting_for: waitingFor === 'court' ? 'court' : undefined }),
  announcements: () => adminRoutes.adminAnnouncements.build(),
  experiences: () => adminRoutes.adminExperiences.build(),
  experiments: () => adminRoutes.adminExperiments.build(),
  experiment: (experimentId: string) => adminRoutes.adminExperiment.build({ experimentId }),
  employees: () => adminRoutes.adminEmployees.build(),
  log: (filter: { actor?: string; kind?: string; thing?: string } = {}) => adminRoutes.adminLog.build({}, filter),
}
