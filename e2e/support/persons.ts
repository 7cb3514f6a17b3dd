import type { BrowserContext, Page } from 'playwright-core'
import { newVisitor, type Width, type Place } from './browser.ts'
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

/** So many of them, a few at a time: on a slow machine a crowd that signs up at once is told to try again. */
export async function newCrowd<T>(count: number, make: (place: number) => Promise<T>): Promise<T[]> {
  const crowd: T[] = []
  while (crowd.length < count) {
    const next = Array.from({ length: Math.min(5, count - crowd.length) }, (_, n) => make(crowd.length + n))
    crowd.push(...(await Promise.all(next)))
  }
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
