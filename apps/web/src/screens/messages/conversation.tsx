import { currentLanguage, localeOf } from '@pinfold/words'
import { conversationMessagesResource, getConversation } from '@pinfold/contract'
import { ConversationScreen } from '../../features/messaging/index.ts'
import { conversationName } from '../../entities/conversation/conversation-words.ts'
import { callForPage, requireMember } from '../loading/load-page.ts'
import { pageHead } from '../heads/page-head.ts'
import type { Route } from './+types/conversation.ts'
import { messagesScreensWords } from './messages-screens.words.ts'

export async function loader(args: Route.LoaderArgs) {
  requireMember(args)
  const named = { conversation_id: args.params.conversationId }
  const [{ data: conversation }, messages] = await Promise.all([
    callForPage(args, getConversation, named),
    callForPage(args, conversationMessagesResource.get, named),
  ])
  return { conversation, messages }
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const locale = localeOf(currentLanguage())
  const title = loaderData ? conversationName(loaderData.conversation, locale) : messagesScreensWords.messages
  return pageHead({ title, isPrivate: true }, matches)
}

export default function ConversationRoute({ loaderData: { conversation, messages } }: Route.ComponentProps) {
  return <ConversationScreen key={conversation.id} conversation={conversation} messages={messages} />
}
