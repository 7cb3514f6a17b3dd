export { createAdministration } from './create-administration.ts'
export { bindAdministration } from './administration.routes.ts'
export { scheduleStatistics } from './statistics/statistics.routes.ts'
export { registerHiddenPictureRoute } from './hidden-picture-route.ts'
