import { defineWords } from '@pinfold/words'

/** Blocking and reporting a member. */
export const blockAndReportWords = defineWords('block-and-report', {
  block: 'Block',
  unblock: 'Unblock',
  report: 'Report',
  reportName: 'Report {name}',
  blocked: "You've blocked {name}",
})
