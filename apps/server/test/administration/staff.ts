import { confirmSecondFactor, type EmployeeRole, setUpSecondFactor } from '@pinfold/contract'
import { commandLine, grantRole } from '../../src/modules/employees/index.ts'
import { codeOf } from '../accounts/safety/sign-ins.ts'
import { type SignedIn, signUp } from '../support/people.ts'
import type { TestApp } from '../support/test-app.ts'

/** Gives a member a role as the operator does from the command line. */
export const employ = (app: TestApp, { member }: SignedIn, role: EmployeeRole) =>
  grantRole(app.core, commandLine, { memberId: member.id, role, reason: 'A test needs one' })

/** The session has passed the second factor from now on. */
export async function passSecondFactor(client: SignedIn, now = new Date()): Promise<SignedIn> {
  const { secret } = await client.ask(setUpSecondFactor, {})
  await client.ask(confirmSecondFactor, { code: codeOf(secret, now) })
  return client
}

/** An employee with these roles, whose session may use them. */
export async function hire(app: TestApp, ...roles: EmployeeRole[]): Promise<SignedIn> {
  const client = await signUp(app)
  for (const role of roles) await employ(app, client, role)
  return passSecondFactor(client, app.core.clock.now())
}
