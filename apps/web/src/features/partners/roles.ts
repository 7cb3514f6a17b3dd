import type { AccessRole } from '@pinfold/contract'
import { accessPartsWords } from './access-parts.words.ts'
import { businessAccessWords } from './business-access.words.ts'

const names = {
  OWNER: () => businessAccessWords.owner,
  ADMIN: () => businessAccessWords.admin,
  EDITOR: () => businessAccessWords.editor,
  ANALYST: () => businessAccessWords.analyst,
} as const satisfies Record<AccessRole, () => string>

const rights = {
  OWNER: () => businessAccessWords.ownerOpens,
  ADMIN: () => businessAccessWords.adminOpens,
  EDITOR: () => businessAccessWords.editorOpens,
  ANALYST: () => businessAccessWords.analystOpens,
} as const satisfies Record<AccessRole, () => string>

/** What a role is called. */
export const roleName = (role: AccessRole): string => names[role]()

/** What a role is called, and what it opens. */
export const roleWithRights = (role: AccessRole): string => rights[role]()

/** The roles that can be given on a part; whoever owns has the whole. */
export const partRoles = ['ANALYST', 'EDITOR', 'ADMIN'] as const satisfies readonly AccessRole[]

/** For choosing one; the least first, so that nobody gives away more than they meant. */
export const roles = ['ANALYST', 'EDITOR', 'ADMIN', 'OWNER'] as const satisfies readonly AccessRole[]

/** What somebody asks for: a role, and on what. */
export function askedFor({ role, site }: { readonly role: AccessRole; readonly site: string | null }): string {
  const asked = accessPartsWords.asksFor({ role: roleName(role) })
  return site === null ? asked : `${asked} · ${accessPartsWords.site({ name: site })}`
}
