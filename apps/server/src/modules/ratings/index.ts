export { bindRatings } from './ratings.routes.ts'
export { scheduleRatings } from './ratings.jobs.ts'
export { sensitiveOf } from './verdict.ts'
