export { InsightsScreen, NoInsightsScreen } from './insights-screen.tsx'
export { sortOf } from './insight-values.ts'
export type { InsightsChoice } from './insights-choice.ts'
