import { LIVE_PATH, reactToMessage } from '@pinfold/contract'
import { expect } from 'vitest'
import { inTransaction } from '../../../src/platform/db/in-transaction.ts'
import { writeAsSystem } from '../../../src/platform/writing/writer.ts'
import { Listening } from '../../messages/listening.ts'
import type { Answer, Asking, Probe } from '../probe.ts'
import type { Target } from '../target.ts'

const comparable = (headers: Headers) => Object.fromEntries([...headers].filter(([name]) => name !== 'date'))

/** Listens while somebody reacts in the conversation; the body is what the stream said. */
async function listenAround(target: Target, asking: Asking): Promise<Answer> {
  const { world, client } = asking
  if (!client.member) {
    const refused = await client.fetch(LIVE_PATH)
    return { status: refused.status, headers: comparable(refused.headers), body: await refused.json() }
  }
  const stream = await Listening.open(client)
  await stream.until(({ kind }) => kind === 'hello')
  await world.guest.ask(reactToMessage, {
    conversation_id: target.conversationId,
    message_id: target.messageId,
    reaction_type: 4,
  })
  // What comes later for sure says that nothing else was on its way.
  const { app } = world
  const last = { kind: 'news', news_id: app.core.ids.next(0) } as const
  await inTransaction(app.db, 'append-last', (tx) =>
    app.core.live.append(writeAsSystem(tx, 'a test'), [listenerOf(asking)], last),
  )
  await stream.until((event) => event.kind === 'news' && event.news_id === last.news_id)
  stream.close()
  return { status: stream.status, headers: comparable(stream.headers), body: stream.events }
}

/** Who listens, also where they speak as the member they act for. */
function listenerOf({ world, actor, client }: Asking): string {
  const member = actor === 'anon' || actor === 'bot' || actor === 'owner' ? client.member : world.members[actor].member
  return member?.id ?? ''
}

const hears = ({ body }: Answer, { conversationId }: Target): boolean => JSON.stringify(body).includes(conversationId)

/** The stream is everybody's own: hidden means that nothing of the conversation is in it. */
export const openStream: Probe = {
  route: '/_/live',
  notFor: [],
  isUsingUp: false,
  send: listenAround,
  whenAllowed: (answer, target) => expect(hears(answer, target), 'the stream tells of it').toBe(true),
  isListed: hears,
}
