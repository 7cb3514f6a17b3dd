import {
  type Endpoint,
  type OptionsInput,
  type ReplyOf,
  userRegisterResource,
  userSessionResource,
} from '@pinfold/contract'
import { demoPassword } from '../demo-sign-in.ts'
import type { DemoPerson } from '../content/people.ts'
import { joinedAge } from '../plan/ages.ts'
import type { Calendar } from '../plan/calendar.ts'
import type { Browser, DemonstrationPort } from '../port.ts'

/** A signed-in member of the demonstration, who does everything through the product's own calls. */
export interface DemoMember {
  readonly id: string
  readonly username: string
  /** The step names the wish: repeating it within a day answers what it answered the first time. */
  call<E extends Endpoint>(step: string, endpoint: E, options: OptionsInput<E>): Promise<ReplyOf<E>>
  /** Calls as though it were so many minutes before the filling began. */
  callAt<E extends Endpoint>(age: number, step: string, endpoint: E, options: OptionsInput<E>): Promise<ReplyOf<E>>
  /** Ends the session; each start has its own, so this is no wish to be granted once. */
  leave(): Promise<void>
}

/** Signs somebody up when they joined, or in where an earlier start got so far. */
export async function enter(
  port: DemonstrationPort,
  momentOf: Calendar,
  person: DemoPerson,
  number: number,
): Promise<DemoMember> {
  const { username } = person
  const browser = await port.openBrowser({
    name: `demonstration-${username}`,
    // Everybody has an address of their own, from a range that is for documentation only.
    address: `2001:db8:${number.toString(16)}::1`,
    userAgent: 'Pinfold demonstration',
    country: person.country,
  })
  await signUpOrIn(port, browser, person, momentOf(joinedAge(username)))
  const id = browser.memberId()
  if (id === null) throw new Error(`${username} could not sign in`)
  const call = <E extends Endpoint>(step: string, endpoint: E, options: OptionsInput<E>, moment?: Date) => {
    const isWish = endpoint.kind === 'command'
    return browser.call(endpoint, options, { moment, ...(isWish && { idempotencyKey: `demonstration ${step}` }) })
  }
  return {
    id,
    username,
    call: (step, endpoint, options) => call(step, endpoint, options),
    callAt: (age, step, endpoint, options) => call(step, endpoint, options, momentOf(age)),
    async leave() {
      await browser.call(userSessionResource.delete, {})
    },
  }
}

async function signUpOrIn(port: DemonstrationPort, browser: Browser, person: DemoPerson, moment: Date) {
  const { username, fullName } = person
  const password = demoPassword(port.secret, username)
  const registration = {
    email: `${username}@example.org`,
    password,
    birth_date: '1990-05-17',
    username,
    full_name: fullName,
  }
  try {
    await browser.call(userRegisterResource.create, registration, { moment })
  } catch (error) {
    if (!['email_taken', 'username_taken'].includes(port.refusalOf(error) ?? '')) throw error
    await browser.call(userSessionResource.create, { username_or_email: username, password }, { moment })
  }
}
