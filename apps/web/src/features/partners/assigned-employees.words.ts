import { defineWords } from '@pinfold/words'

/** Who of the operator's people may act for a business. */
export const assignedEmployeesWords = defineWords('assigned-employees', {
  heading: 'From the Pinfold team',
  help: 'Pinfold lets these people act for your business. You can end it at any time.',
  since: 'Since {day}',
  end: 'End access',
  endNamed: 'End access of {name}',
  endHeading: 'End the access of {name}?',
  endText: 'They’ll no longer be able to act for your business.',
})
