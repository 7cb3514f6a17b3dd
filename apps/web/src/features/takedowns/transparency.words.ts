import { defineWords } from '@pinfold/words'

/** The page with the counts of requests by law. */
export const transparencyWords = defineWords('transparency', {
  heading: 'Requests by law',
  lead: 'How many requests to take something down reached this site, and what came of them. Nobody is named here.',
  requests: 'Requests',
  open: 'Not decided yet',
  accepted: 'Granted',
  refused: 'Refused',
  withdrawn: 'Taken back',
  named: 'Pins, boards and profiles named',
  removed: 'Removed',
  objected: 'Removed, with an objection',
  restored: 'Shown again',
})
