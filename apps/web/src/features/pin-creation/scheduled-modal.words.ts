import { defineWords } from '@pinfold/words'

/** Pins that wait for their time. */
export const scheduledModalWords = defineWords('scheduled-modal', {
  open: '{count, plural, one {{shown} scheduled} other {{shown} scheduled}}',
  heading: 'Scheduled Pins',
  view: 'View',
  list: 'List',
  week: 'Week',
  earlier: 'Earlier',
  later: 'Later',
  none: 'Nothing is scheduled.',
  untitled: 'No title yet',
})
