export { actingViewer } from './acting.ts'
export { endAccess } from './end-access.ts'
export { scheduleBusiness } from './business.jobs.ts'
export { bindBusiness } from './business.routes.ts'
