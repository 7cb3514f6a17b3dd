import { type News, newsHubResource, newsLine, unreadOfMe } from '@pinfold/contract'
import type { Events } from '../../src/platform/events/outbox.ts'
import { transact } from '../../src/platform/db/db.ts'
import { writeAsSystem } from '../../src/platform/writing/writer.ts'
import type { SignedIn } from '../support/people.ts'
import { settled } from '../support/settled.ts'
import type { TestApp } from '../support/test-app.ts'

/** The member's news, once everything that happened was told. */
export async function newsOf(app: TestApp, member: SignedIn): Promise<News[]> {
  await settled(app)
  return member.ask(newsHubResource.get, { page_size: 50 })
}

/** A piece of news as a person reads it. */
export const lineOf = (news: News): string => newsLine(news, 'en-US')

/** The member's news as lines. */
export const linesOf = async (app: TestApp, member: SignedIn): Promise<string[]> =>
  (await newsOf(app, member)).map(lineOf)

/** What the header counts. */
export async function unreadOf(app: TestApp, member: SignedIn): Promise<number> {
  await settled(app)
  return (await member.ask(unreadOfMe, {})).news
}

/** Delivers an event again, as after a worker that died at the wrong moment. */
export async function deliver<N extends keyof Events & string>(
  app: TestApp,
  name: N,
  payload: Events[N],
): Promise<void> {
  await transact(app.db, (tx) => app.core.outbox.emit(writeAsSystem(tx, 'a test'), 0, name, payload))
  await settled(app)
}
