export { createMonthlyViews } from './monthly-views.ts'
export { bindProfiles } from './profiles.routes.ts'
export { viewedMember } from './viewed-member.ts'
