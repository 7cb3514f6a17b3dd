export { actingReader, actingViewer } from './acting/acting.ts'
export { endAccess } from './end-access.ts'
export { scheduleBusiness } from './business.jobs.ts'
export {
  accessKey,
  type AccessPair,
  findManagers,
  findSevered,
  findStanding,
  type Standing,
} from './standing-access.queries.ts'
export { managedPartners } from './acting/managed-partners.ts'
export { bindBusiness } from './business.routes.ts'
export { readHeldRoles } from './assets/held-roles-data.ts'
export { accessData } from './access-data.ts'
