import { defineWords } from '@pinfold/words'

export const dayChartWords = defineWords('day-chart', {
  chart: '{name}: from {least} to {most}, lately {latest}',
  table: 'Show as a table',
  day: 'Day',
})
