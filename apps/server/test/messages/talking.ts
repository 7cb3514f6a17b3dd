import {
  acceptConversation,
  conversationMessagesResource,
  conversationsResource,
  type Message,
  unreadOfMe,
  userFollowResource,
} from '@pinfold/contract'
import type { SignedIn } from '../support/people.ts'
import type { TestApp } from '../support/test-app.ts'
import type { TestClient } from '../support/test-client.ts'

/** Writes to people; answers the conversation. */
export const writeTo = (sender: TestClient, receivers: readonly SignedIn[], text = 'Hello') =>
  sender.ask(conversationsResource.create, { user_ids: receivers.map(({ member }) => member.id), text })

export const say = (sender: TestClient, conversationId: string, text: string) =>
  sender.ask(conversationMessagesResource.create, { conversation_id: conversationId, text })

/** A conversation that everybody took in. */
export async function talk(sender: SignedIn, receivers: readonly SignedIn[], text = 'Hello') {
  const conversation = await writeTo(sender, receivers, text)
  for (const each of receivers) await each.ask(acceptConversation, { conversation_id: conversation.id })
  return conversation
}

export const follow = (follower: TestClient, followee: SignedIn) =>
  follower.ask(userFollowResource.create, { user_id: followee.member.id })

/** Every message of a conversation as the member reads it, oldest first. */
export async function messagesOf(member: TestClient, conversationId: string, pageSize = 100): Promise<Message[]> {
  const found: Message[] = []
  let bookmark: string | undefined
  do {
    const answer = await member.call(conversationMessagesResource.get, {
      conversation_id: conversationId,
      page_size: pageSize,
      ...(bookmark === undefined ? {} : { bookmarks: [bookmark] }),
    })
    if (answer.status !== 200) throw new Error(`messages answered ${answer.status}`)
    found.push(...answer.data)
    bookmark = answer.bookmark
  } while (bookmark !== undefined)
  return found.toReversed()
}

export const textsOf = async (member: TestClient, conversationId: string): Promise<string[]> =>
  (await messagesOf(member, conversationId)).map(({ text }) => text)

export const conversationsOf = (member: TestClient, isRequest = false) =>
  member.ask(conversationsResource.get, { is_request: isRequest })

export const unreadMessages = async (member: TestClient): Promise<number> => (await member.ask(unreadOfMe, {})).messages

/** Inboxes whose number of unread messages is not what the messages say. */
export async function wrongUnreadCounts(app: Pick<TestApp, 'pool'>): Promise<unknown[]> {
  const { rows } = await app.pool.query(`
    select inbox.member_id, inbox.conversation_id, inbox.unread_count, count(message.id)::integer as found
    from inboxes inbox
    left join messages message on message.conversation_id = inbox.conversation_id
      and message.id > inbox.last_read_message_id and message.sender_id <> inbox.member_id
    where inbox.state in ('open', 'request')
    group by 1, 2, 3 having inbox.unread_count <> count(message.id)`)
  return rows
}
