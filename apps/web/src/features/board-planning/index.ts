export { PlanningStrip } from './planning-strip.late.ts'
export { readPlanning } from './read-planning.ts'
