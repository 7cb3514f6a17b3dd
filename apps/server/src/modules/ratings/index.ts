export { bindRatings } from './ratings.routes.ts'
export { createHoldLikeBlocked } from './jobs/hold-like-blocked.ts'
export { scheduleRatings } from './ratings.jobs.ts'
export { sensitiveOf } from './verdict.ts'
