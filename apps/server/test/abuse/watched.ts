import { randomBytes } from 'node:crypto'
import { adminMeasures, type AbuseCause, type AbuseMeasure } from '@pinfold/contract'
import { insertNewMember } from '../../src/modules/accounts/commands/insert-new-member.ts'
import { inTransaction } from '../../src/platform/db/in-transaction.ts'
import { writeAsSystem } from '../../src/platform/writing/writer.ts'
import { type SignedIn, signUp } from '../support/people.ts'
import { settled } from '../support/settled.ts'
import type { TestApp } from '../support/test-app.ts'

/** Waits until what was done was looked at. */
export async function lookedAt(app: TestApp): Promise<void> {
  await settled(app)
  await app.core.abuseNotes.flush()
  await settled(app)
}

/** So many new members. */
export const crowd = (app: TestApp, count: number): Promise<SignedIn[]> =>
  Promise.all(Array.from({ length: count }, () => signUp(app)))

/** So many members whom others do something to; they do nothing themselves, and have no password. */
export async function bystanders(app: TestApp, count: number): Promise<string[]> {
  const ids: string[] = []
  for (let n = 0; n < count; n += 1) {
    const name = `b${randomBytes(6).toString('hex')}`
    const id = await inTransaction(app.db, 'make-a-bystander', (tx) =>
      insertNewMember(app.core, writeAsSystem(tx, 'a test'), {
        email: `${name}@example.org`,
        isEmailVerified: true,
        passwordHash: 'none',
        birthDate: '1990-05-17',
        country: 'US',
        locale: 'en-US',
        fullName: name,
        chosenUsername: { name, key: name },
        isPartner: false,
      }),
    )
    ids.push(id)
  }
  return ids
}

/** What the program did against a member. */
export const measuresOf = (moderator: SignedIn, { member }: SignedIn, cause?: AbuseCause): Promise<AbuseMeasure[]> =>
  moderator.ask(adminMeasures, { user_id: member.id, ...(cause && { cause }) })

/** Why something was done against each of the members. */
export async function causesOf(moderator: SignedIn, members: readonly SignedIn[]): Promise<string[]> {
  const measures = await Promise.all(members.map((member) => measuresOf(moderator, member)))
  return measures.map((theirs) =>
    theirs
      .map(({ cause }) => cause)
      .toSorted()
      .join(' '),
  )
}

/** Says when the installation began, in milliseconds before the moment of its clock. */
export const beganBefore = (app: Pick<TestApp, 'pool'>, clock: { now(): Date }, milliseconds: number) =>
  app.pool.query('update applied_migrations set applied_at = $1', [new Date(clock.now().getTime() - milliseconds)])
