export { actingViewer } from './acting.ts'
export { scheduleBusiness } from './business.jobs.ts'
export { bindBusiness } from './business.routes.ts'
