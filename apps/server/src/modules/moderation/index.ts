export { endReports } from './end-reports.ts'
export { bindModeration } from './moderation.routes.ts'
export { reportData } from './report-data.ts'
