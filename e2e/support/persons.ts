import type { BrowserContext, Page } from 'playwright-core'
import { expect } from 'vitest'
import { type SignedIn, signUp } from '../../apps/server/test/support/people.ts'
import { TestClient } from '../../apps/server/test/support/test-client.ts'
import { newVisitor, patiently, type Width, type Place } from './browser.ts'
import { readAs, signUpAs } from './member.ts'

/** A member with a page of their own. */
export interface Person {
  readonly context: BrowserContext
  readonly page: Page
  readonly problems: string[]
  readonly id: string
  readonly email: string
  readonly username: string
  readonly password: string
}

/** A new member, signed in. */
export async function newPerson(place: Place, width: Width): Promise<Person> {
  const visitor = await newVisitor(place, { width })
  const member = await signUpAs(visitor.context)
  const { id } = await readAs<{ id: string }>(visitor.context, 'UserResource/get', { username: member.username })
  return { ...visitor, ...member, id }
}

/** So many members without a browser, a few at a time: on a slow machine a crowd that signs up at once is told to try again. */
export async function newCrowd({ origin }: Pick<Place, 'origin'>, count: number): Promise<SignedIn[]> {
  const crowd: SignedIn[] = []
  const next = (n: number) => signUp({ client: () => new TestClient(origin) }, { fullName: `Fan ${crowd.length + n}` })
  while (crowd.length < count)
    crowd.push(...(await Promise.all(Array.from({ length: Math.min(5, count - crowd.length) }, (_, n) => next(n)))))
  return crowd
}

/** Makes the profile private, or public. */
export async function setPrivate({ context, page }: Person, origin: string, isPrivate: boolean): Promise<void> {
  const csrf = (await context.cookies()).find(({ name }) => name === 'csrftoken')?.value ?? ''
  const answer = await page.request.post('/v3/users/me/', {
    headers: { 'X-CSRFToken': csrf, Origin: origin },
    form: { is_private_profile: String(isPrivate) },
  })
  if (!answer.ok()) throw new Error(`${answer.status()} ${await answer.text()}`)
}

/** How one member stands to another. */
export const relation = (viewer: Person, whom: Person) =>
  readAs<{ explicitly_followed_by_me: boolean; follow_requested_by_me: boolean; follower_count: number }>(
    viewer.context,
    'UserResource/get',
    { username: whom.username },
  )

/** Waits until a member is found by such words: the search learns of new ones, and of their names, a moment later. */
export async function whenFound({ context }: Pick<Person, 'context'>, term: string, username: string): Promise<void> {
  const asked = { term, types: 'user', count: 6 }
  const found = async () =>
    (await readAs<{ items: { username: string }[] }>(context, 'AdvancedTypeaheadResource/get', asked)).items
  await expect.poll(async () => (await found()).map((item) => item.username), patiently).toContain(username)
}
