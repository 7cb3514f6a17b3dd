import { adminMeasures, type AbuseCause, type AbuseMeasure } from '@pinfold/contract'
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
