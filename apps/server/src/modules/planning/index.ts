export { movePlanning } from './move-planning.ts'
export { forgetPlanner } from './planning.queries.ts'
export { bindPlanning } from './planning.routes.ts'
