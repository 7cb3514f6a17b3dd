import { choice, idText, text } from './codec.ts'
import { route } from './route.ts'
import { adminSearchKinds } from '../admin-search-kinds.ts'

/** The admin area, for the operator's employees. To everybody else these pages are missing. */
export const adminRoutes = {
  adminOverview: route('/admin/', {}),
  adminSearch: route('/admin/search/', {}, { q: text, kind: choice(adminSearchKinds) }),
  adminMember: route('/admin/members/{userId}/', { userId: idText }),
  adminAnnouncements: route('/admin/announcements/', {}),
  adminExperiences: route('/admin/experiences/', {}),
  adminExperiments: route('/admin/experiments/', {}),
  adminExperiment: route('/admin/experiments/{experimentId}/', { experimentId: idText }),
  adminEmployees: route('/admin/employees/', {}),
  adminTakedowns: route('/admin/takedowns/', {}, { waiting_for: choice(['decision', 'court']) }),
  adminLog: route('/admin/log/', {}, { actor: idText, kind: text, thing: idText }),
}
