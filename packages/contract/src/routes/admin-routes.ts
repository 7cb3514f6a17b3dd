import { choice, idText, text } from './codec.ts'
import { route } from './route.ts'
import { adminSearchKinds, reportQueues } from '../admin-search-kinds.ts'

/** The admin area, for the operator's employees. To everybody else these pages are missing. */
export const adminRoutes = {
  adminOverview: route('/admin/', {}),
  adminSearch: route('/admin/search/', {}, { q: text, kind: choice(adminSearchKinds) }),
  adminMember: route('/admin/members/{userId}/', { userId: idText }),
  adminAnnouncements: route('/admin/announcements/', {}),
  adminEmployees: route('/admin/employees/', {}),
  adminReports: route('/admin/reports/', {}, { kind: choice(reportQueues), show: choice(['open', 'escalated']) }),
  adminReport: route('/admin/reports/{caseId}/', { caseId: idText }),
  adminAppeals: route('/admin/appeals/', {}),
  adminTakedowns: route('/admin/takedowns/', {}, { waiting_for: choice(['decision', 'court']) }),
  adminLog: route('/admin/log/', {}, { actor: idText, kind: text, thing: idText }),
}
