import { adminAssign, adminAssignments, adminEndAssignment, type EmployeeRole } from '@pinfold/contract'

const owners = new Set<EmployeeRole>(['owner'])
const readers = new Set<EmployeeRole>(['owner', 'moderator', 'support'])

/** Who sees assignments and who makes them, tried on a business that is not there and where there is nothing to end. */
export function callsOnAssignments(somebody: () => string) {
  const ofSomebody = () => ({ user_id: somebody(), reason: 'A try' })
  return [
    { endpoint: adminAssignments, may: readers, options: () => ({ user_id: somebody() }) },
    {
      endpoint: adminAssign,
      may: owners,
      options: () => ({ ...ofSomebody(), business: 'nobody_is_called_so' }),
      missing: 'user_not_found',
    },
    { endpoint: adminEndAssignment, may: owners, options: () => ({ ...ofSomebody(), business_id: '1' }) },
  ]
}
