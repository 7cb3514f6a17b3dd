export { reachComment } from './comment-facts.ts'
export { scheduleComments } from './comments.jobs.ts'
export { canReportComment } from './comments.policy.ts'
export { bindComments } from './comments.routes.ts'
