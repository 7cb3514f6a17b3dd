/** The plan of the demonstration and what it is made of, for tests that look whether all of it came about. */
export { type DemoBoard, demoBoards } from '../content/boards.ts'
export { conversations } from '../content/conversations.ts'
export { demoExperiences } from '../content/experiences.ts'
export { BLOCKED_PAIR, DEMO_USERNAME, PARTNER_USERNAME, people, PRIVATE_USERNAME } from '../content/people.ts'
export { buildPlan } from './build-plan.ts'
export { type DemoPlan, planStories } from './plan-stories.ts'
export { draw as drawnWords } from '../drawings/index.ts'
