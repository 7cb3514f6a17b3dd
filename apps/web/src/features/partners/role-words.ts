import type { AccessRole } from '@pinfold/contract'

/** What each role is called, and what it opens. */
export const roleWords = {
  OWNER: { name: 'Owner', opens: 'Everything, without a second factor' },
  ADMIN: { name: 'Admin', opens: 'Everything' },
  EDITOR: { name: 'Editor', opens: 'Pins, boards and comments' },
  ANALYST: { name: 'Analyst', opens: 'View only' },
} as const satisfies Record<AccessRole, { name: string; opens: string }>

/** For choosing one; the least first, so that nobody gives away more than they meant. */
export const roleChoices = (['ANALYST', 'EDITOR', 'ADMIN', 'OWNER'] as const).map(
  (role) => [role, `${roleWords[role].name}: ${roleWords[role].opens.toLowerCase()}`] as const,
)
export const roleNames = (['ANALYST', 'EDITOR', 'ADMIN', 'OWNER'] as const).map(
  (role) => [role, roleWords[role].name] as const,
)
