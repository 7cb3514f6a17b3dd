/** What the operator's people are there for. An owner may do what all others may, and says who is one of them. */
export const employeeRoles = ['owner', 'moderator', 'editor', 'support', 'advertising'] as const
export type EmployeeRole = (typeof employeeRoles)[number]

/** Whether one of the roles somebody has is among those that may. */
export const hasRoleOf = (roles: readonly EmployeeRole[], may: readonly EmployeeRole[]): boolean =>
  roles.some((role) => role === 'owner' || may.includes(role))
