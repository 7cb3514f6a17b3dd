export { forgetPlanner } from './forget-planner.ts'
export { movePlanning } from './move-planning.ts'
export { bindPlanning } from './planning.routes.ts'
