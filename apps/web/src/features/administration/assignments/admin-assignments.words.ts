import { defineWords } from '@pinfold/words'

/** Which employees act for which businesses; in English only, as all of the admin area. */
export const adminAssignmentsWords = defineWords(
  'admin-assignments',
  {
    businesses: 'Businesses they act for',
    noBusinesses: 'None. Owners assign employees to businesses.',
    employees: 'Employees who act for it',
    business: 'Business',
    employee: 'Employee',
    since: 'Since',
    assign: 'Assign to a business',
    assignOne: 'Assign {name} to a business',
    assignText: 'They act for it as an admin whom it let in, but see nothing of its access. The business is told.',
    businessHelp: 'Username or email address of a business account.',
    assigned: '{name} acts for {business} now.',
    end: 'End',
    endOf: 'End what {name} may do for {business}',
    endText: 'It ends at once.',
    ended: '{name} no longer acts for {business}.',
  },
  { languages: ['en'] },
)
