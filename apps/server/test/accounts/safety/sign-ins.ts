import {
  boardPickerBoardsResource,
  confirmSecondFactor,
  requestLogInLink,
  setUpSecondFactor,
  userResetPasswordResource,
  userSessionResource,
} from '@pinfold/contract'
import { generateSync } from 'otplib'
import { lastMailTo } from '../../support/mailbox.ts'
import type { SignedIn } from '../../support/people.ts'
import type { TestApp } from '../../support/test-app.ts'
import type { TestClient } from '../../support/test-client.ts'

/** A clock that tests turn. */
export function turnedClock(start = '2026-11-20T12:00:00Z') {
  let now = new Date(start)
  return {
    now: () => now,
    pass(milliseconds: number) {
      now = new Date(now.getTime() + milliseconds)
    },
  }
}

export const MINUTE = 60_000

export const logIn = (client: TestClient, name: string, password: string) =>
  client.call(userSessionResource.create, { username_or_email: name, password })

/** Whether the browser's session holds. */
export const isSignedIn = async (client: TestClient) =>
  (await client.call(boardPickerBoardsResource.get, {})).status === 200

/** A second browser of the member. */
export async function anotherBrowser(app: TestApp, { member }: SignedIn): Promise<SignedIn> {
  const client = app.client()
  await client.ask(userSessionResource.create, { username_or_email: member.email, password: member.password })
  client.member = member
  return client as SignedIn
}

/** Asks for a new password and reads the mail. */
export async function mailedReset(app: TestApp, email: string): Promise<string> {
  await app.client().ask(userResetPasswordResource.create, { username_or_email: email })
  return (await lastMailTo(app, email, 'Set a new password')).token
}

/** Asks for a log-in link and reads the mail. */
export async function mailedLogIn(app: TestApp, email: string): Promise<string> {
  await app.client().ask(requestLogInLink, { username_or_email: email })
  return (await lastMailTo(app, email, 'Your log-in link')).token
}

/** The code an app shows for the key at the moment. */
export const codeOf = (secret: string, now: Date): string =>
  generateSync({ secret, epoch: Math.floor(now.getTime() / 1000) })

/** Turns the second factor on; the code it takes is used up, so tests let half a minute pass. */
export async function turnOnSecondFactor(client: TestClient, clock: { now(): Date; pass(ms: number): void }) {
  const { secret } = await client.ask(setUpSecondFactor, {})
  const { recovery_codes: recoveryCodes } = await client.ask(confirmSecondFactor, { code: codeOf(secret, clock.now()) })
  clock.pass(MINUTE)
  return { secret, recoveryCodes, code: () => codeOf(secret, clock.now()) }
}
