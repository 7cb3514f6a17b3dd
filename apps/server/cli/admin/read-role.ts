import { type EmployeeRole, employeeRoles, limits } from '@pinfold/contract'
import { misuse } from '../cli-error.ts'
import type { Given } from '../command.ts'

/** The role that was typed, or owner. */
export function readRole(given: Given): EmployeeRole {
  const typed = given.text('role') ?? 'owner'
  const role = employeeRoles.find((each) => each === typed)
  if (role === undefined) throw misuse(`--role: there is no role ${typed}; choose of ${employeeRoles.join(', ')}`)
  return role
}

/** Why it is done, for the log; the command line itself where nothing was typed. */
export function readReason(given: Given): string {
  const reason = (given.text('reason') ?? 'From the command line').trim()
  const { longest } = limits.admin.reason
  if (reason === '' || reason.length > longest) throw misuse(`--reason: write 1 to ${longest} characters`)
  return reason
}

/** The one name that the command takes. */
export function readName(given: Given): string {
  const [name, ...more] = given.names
  if (name === undefined) throw misuse('Give a username or an email address.')
  if (more.length > 0) throw misuse(`Give one name; ${more.join(' ')} is too much.`)
  return name
}
