import {
  type Endpoint,
  type OptionsInput,
  type ReplyOf,
  userRegisterResource,
  userSessionResource,
} from '@pinfold/contract'
import { findViewer, SESSION_COOKIE } from '../../modules/accounts/index.ts'
import type { Viewer } from '../../platform/auth/viewer.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/db/db.ts'
import type { Experiments } from '../../platform/flags/experiments.ts'
import type { Binder } from '../../platform/http/binder.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import type { RequestFacts } from '../../platform/http/request-facts.ts'
import { atMoment } from '../../platform/moments.ts'
import { demoPassword } from '../demo-sign-in.ts'
import type { DemoPerson } from '../content/people.ts'
import { joinedAge } from '../plan/ages.ts'
import type { Calendar } from '../plan/calendar.ts'

export interface DemoMembersDeps {
  readonly db: Db
  readonly clock: Clock
  readonly experiments: Experiments
  readonly binder: Binder
  readonly secret: string
}

/** Deps, and which moment an age is. */
export type DatedDeps = DemoMembersDeps & { readonly momentOf: Calendar }

/** A signed-in member of the demonstration, who does everything through the product's own calls. */
export interface DemoMember {
  readonly id: string
  readonly username: string
  /** The step names the wish: repeating it within a day answers what it answered the first time. */
  call<E extends Endpoint>(step: string, endpoint: E, options: OptionsInput<E>): Promise<ReplyOf<E>>
  /** The same, so many minutes before the filling began. */
  callAt<E extends Endpoint>(age: number, step: string, endpoint: E, options: OptionsInput<E>): Promise<ReplyOf<E>>
  /** Ends the session; each start has its own, so this is no wish to be granted once. */
  leave(): Promise<void>
}

const USER_AGENT = 'Pinfold demonstration'

/** Signs somebody up when they joined, or in where an earlier start got so far. */
export async function enter(deps: DatedDeps, person: DemoPerson, number: number): Promise<DemoMember> {
  const { username } = person
  const password = demoPassword(deps.secret, username)
  const cookies = new Map<string, string>()
  // Everybody has an address of their own, from a range that is for documentation only.
  const facts: RequestFacts = {
    requestId: `demonstration-${username}`,
    address: `2001:db8:${number.toString(16)}::1`,
    userAgent: USER_AGENT,
    idempotencyKey: undefined,
    // Nobody reads their mail.
    isInternal: true,
    cookies: { set: ({ name, value }) => void cookies.set(name, value) },
  }
  const traits = { token: '', userAgent: USER_AGENT, country: person.country }
  const viewer = await atMoment(deps.momentOf(joinedAge(username)), async () => {
    await signUpOrIn(deps, await findViewer(deps, traits), facts, person, password)
    return findViewer(deps, { ...traits, token: cookies.get(SESSION_COOKIE) ?? '' })
  })
  if (viewer.id === null) throw new Error(`${username} could not sign in`)
  async function call<E extends Endpoint>(step: string, endpoint: E, options: OptionsInput<E>): Promise<ReplyOf<E>> {
    const answer = await deps.binder.run(endpoint, viewer, options, {
      ...facts,
      ...(endpoint.kind === 'command' && { idempotencyKey: `demonstration ${step}` }),
    })
    return answer.data as ReplyOf<E>
  }
  return {
    id: viewer.id,
    username,
    call,
    callAt: (age, step, endpoint, options) => atMoment(deps.momentOf(age), () => call(step, endpoint, options)),
    async leave() {
      await deps.binder.run(userSessionResource.delete, viewer, {}, facts)
    },
  }
}

async function signUpOrIn(
  { binder }: DemoMembersDeps,
  visitor: Viewer,
  facts: RequestFacts,
  person: DemoPerson,
  password: string,
) {
  const { username, fullName } = person
  const registration = {
    email: `${username}@example.org`,
    password,
    birth_date: '1990-05-17',
    username,
    full_name: fullName,
  }
  try {
    await binder.run(userRegisterResource.create, visitor, registration, facts)
  } catch (error) {
    const isThere = error instanceof AppError && ['email_taken', 'username_taken'].includes(error.code)
    if (!isThere) throw error
    await binder.run(userSessionResource.create, visitor, { username_or_email: username, password }, facts)
  }
}
