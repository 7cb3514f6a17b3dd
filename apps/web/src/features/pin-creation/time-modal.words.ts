import { defineWords } from '@pinfold/words'

/** When Pins come out by themselves. */
export const timeModalWords = defineWords('time-modal', {
  heading: 'Schedule',
  day: 'Day',
  time: 'Time',
  zone: 'Time zone: {zone}',
  missing: 'Choose a day and a time.',
  past: 'Choose a time in the future.',
  tooFar: 'Choose a time within the next 30 days.',
  skipped: 'Clocks skip this hour that day. Choose another time.',
  schedule: 'Schedule',
  unschedule: 'Don’t schedule',
})
