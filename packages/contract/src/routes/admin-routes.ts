import { articleStates } from '../article-states.ts'
import { merchantStates } from '../merchant-states.ts'
import { choice, idText, text } from './codec.ts'
import { route } from './route.ts'
import { abuseCauses } from '../abuse-kinds.ts'
import { adminSearchKinds, reportQueues } from '../admin-search-kinds.ts'

/** Days that statistics can be asked for. */
export const statisticsPeriods = ['30', '90', '365'] as const

/** The admin area, for the operator's employees. To everybody else these pages are missing. */
export const adminRoutes = {
  adminOverview: route('/admin/', {}),
  adminSearch: route('/admin/search/', {}, { q: text, kind: choice(adminSearchKinds) }),
  adminMember: route('/admin/members/{userId}/', { userId: idText }),
  adminArticle: route('/admin/articles/{articleId}/', { articleId: idText }),
  adminArticles: route('/admin/articles/', {}, { state: choice(articleStates) }),
  adminMerchants: route('/admin/merchants/', {}, { state: choice(merchantStates) }),
  adminNewArticle: route('/admin/articles/new/', {}),
  adminSignUp: route('/admin/sign-up/', {}),
  adminStatistics: route('/admin/statistics/', {}, { days: choice(statisticsPeriods) }),
  adminTopics: route('/admin/topics/', {}, { below: idText, q: text }),
  adminPictures: route('/admin/pictures/', {}),
  adminAnnouncements: route('/admin/announcements/', {}),
  adminExperiences: route('/admin/experiences/', {}),
  adminExperiments: route('/admin/experiments/', {}),
  adminExperiment: route('/admin/experiments/{experimentId}/', { experimentId: idText }),
  adminEmployees: route('/admin/employees/', {}),
  adminReports: route('/admin/reports/', {}, { kind: choice(reportQueues), show: choice(['open', 'escalated']) }),
  adminReport: route('/admin/reports/{caseId}/', { caseId: idText }),
  adminAppeals: route('/admin/appeals/', {}),
  adminTakedowns: route('/admin/takedowns/', {}, { waiting_for: choice(['decision', 'court']) }),
  adminOffenders: route('/admin/repeat-offenders/', {}),
  adminAbuse: route('/admin/abuse/', {}, { cause: choice(abuseCauses), user: idText }),
  adminBlocklist: route('/admin/blocklist/', {}),
  adminLog: route('/admin/log/', {}, { actor: idText, kind: text, thing: idText }),
}
