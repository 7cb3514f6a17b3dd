export { scheduleEndings } from './endings.jobs.ts'
export { registerExportRoute } from './exports/download-route.ts'
export { bindEndings } from './endings.routes.ts'
