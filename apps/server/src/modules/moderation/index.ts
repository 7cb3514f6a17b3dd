export { bindModeration } from './moderation.routes.ts'
