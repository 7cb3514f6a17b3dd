import { z } from 'zod'
import { conversation, message } from '../entities/conversation.ts'
import { reactionType } from '../enumerations.ts'
import { limits } from '../limits.ts'
import { command, endpoint, pagedQuery, query, resource } from '../wire/endpoint.ts'
import { bookmarks, conversationId, flag, id, idList, messageId, pageSize, textList, whole } from '../wire/scalars.ts'
import { emailAddress } from './account-options.ts'
import { fieldChoice, text } from './option-schemas.ts'
import { wrongOptionWords } from '../wire/wrong-options.words.ts'

const page = { bookmarks, page_size: pageSize(limits.page.usual, limits.conversation.mostOnPage) }
const ofConversation = z.object({ conversation_id: conversationId })
const ofMessage = z.object({ conversation_id: conversationId, message_id: messageId })

const content = {
  text: text(limits.message.longest).default(''),
  /** Ids of what is shared; at most one of the three. */
  pin: id.optional(),
  board: id.optional(),
  user: id.optional(),
}
interface Content {
  text: string
  pin?: string | undefined
  board?: string | undefined
  user?: string | undefined
}
const sharedIn = ({ pin, board, user }: Content) => [pin, board, user].filter((each) => each !== undefined)
/** Zero-width characters alone say nothing. */
const says = (words: string) => words.replaceAll(/\p{Default_Ignorable_Code_Point}/gu, '').trim() !== ''
/** Whether anything is said or shared. */
export const saysSomething = (given: Content): boolean => says(given.text) || sharedIn(given).length > 0
const sharesOneThing = (given: Content) => sharedIn(given).length <= 1

const nothingSaid = { path: ['text'], error: () => wrongOptionWords.writeFirst }
const twoThings = { path: ['pin'], error: () => wrongOptionWords.oneThing }

// What is said in conversations stands on no page for visitors, so nothing here hides something from them.

/** The viewer's conversations. */
export const conversationsResource = resource('Conversations', {
  get: pagedQuery({
    summary: "The viewer's conversations, those written in last first.",
    facts: { token: 'never', acting: 'nobody', rate: 'none: reads' },
    rows: ['conversation read_if_participant_only'],
    access: 'member',
    options: z.object({
      /** Those of strangers, which wait apart, instead of the others. */
      is_request: flag.default(false),
      ...page,
      ...fieldChoice,
    }),
    reply: z.array(conversation),
  }),
  create: command({
    summary:
      'Write to people; two who have a conversation already go on in it. Without words or a thing it is opened, and shows to the others once something is said. Addresses get a mail that invites them; whether they have accounts is never told.',
    facts: { token: 'never', acting: 'nobody', mayHide: false, rate: 'message' },
    rows: ['conversation send'],
    options: z
      .object({
        user_ids: idList(limits.conversation.mostPeople - 1).default([]),
        emails: textList(emailAddress, limits.conversation.mostPeople - 1).default([]),
        ...content,
      })
      .refine((given) => given.text === '' || says(given.text), nothingSaid)
      .refine(sharesOneThing, twoThings),
    reply: conversation,
  }),
})

/** The messages of a conversation. */
export const conversationMessagesResource = resource('ConversationMessages', {
  get: pagedQuery({
    summary: 'The messages of a conversation, newest first.',
    facts: { token: 'never', acting: 'nobody', rate: 'none: reads' },
    rows: ['conversation read_if_participant_only'],
    access: 'member',
    options: z.object({ conversation_id: conversationId, ...page, ...fieldChoice }),
    reply: z.array(message),
  }),
  create: command({
    summary: 'Send a message.',
    facts: { token: 'never', acting: 'nobody', mayHide: false, rate: 'message' },
    rows: ['conversation read_if_participant_only'],
    options: z
      .object({ conversation_id: conversationId, ...content })
      .refine(saysSomething, nothingSaid)
      .refine(sharesOneThing, twoThings),
    reply: message,
  }),
})

/** One conversation. */
export const getConversation = endpoint(
  'GET',
  '/v3/conversations/{conversation_id}/',
  query({
    summary: 'One conversation of the viewer.',
    facts: { token: 'never', acting: 'nobody', rate: 'none: reads' },
    rows: ['conversation read_if_participant_only'],
    access: 'member',
    options: ofConversation,
    reply: conversation,
  }),
)
/** One message, as after news of it. */
export const getMessage = endpoint(
  'GET',
  '/v3/conversations/{conversation_id}/messages/{message_id}/',
  query({
    summary: 'One message of a conversation.',
    facts: { token: 'never', acting: 'nobody', rate: 'none: reads' },
    rows: ['conversation read_if_participant_only'],
    access: 'member',
    options: ofMessage,
    reply: message,
  }),
)
/** Deletes a message for everybody in the conversation. */
export const deleteMessage = endpoint(
  'DELETE',
  '/v3/conversations/{conversation_id}/messages/{message_id}/',
  command({
    summary: "Delete a message of one's own, for everybody.",
    facts: { token: 'never', acting: 'nobody', mayHide: false, rate: 'none: less' },
    rows: ['conversation read_if_participant_only'],
    options: ofMessage,
    reply: z.null(),
  }),
)
/** Notes up to where the viewer has read. Nobody is told; the viewer's own count changes. */
export const readConversation = endpoint(
  'PUT',
  '/v3/conversations/{conversation_id}/read/',
  command({
    summary: 'Say that everything up to a message was read.',
    facts: { token: 'never', acting: 'nobody', mayHide: false, rate: 'none: notes' },
    rows: ['conversation read_if_participant_only'],
    options: ofMessage,
    reply: z.null(),
  }),
)
/** Takes a stranger's request in: it moves to the other conversations. */
export const acceptConversation = endpoint(
  'PUT',
  '/v3/conversations/{conversation_id}/accept/',
  command({
    summary: 'Take in a request.',
    facts: { token: 'never', acting: 'nobody', mayHide: false, rate: 'none: notes' },
    rows: ['conversation read_if_participant_only'],
    options: ofConversation,
    reply: conversation,
  }),
)
/** Turns a stranger's request down. The sender is not told. */
export const declineConversation = endpoint(
  'PUT',
  '/v3/conversations/{conversation_id}/decline/',
  command({
    summary: 'Turn a request down: one leaves a group, and hears no more of a conversation of two.',
    facts: { token: 'never', acting: 'nobody', mayHide: false, rate: 'none: safety' },
    rows: ['conversation read_if_participant_only'],
    options: ofConversation,
    reply: z.null(),
  }),
)
export const hideConversation = endpoint(
  'PUT',
  '/v3/conversations/{conversation_id}/hide/',
  command({
    summary: 'Put a conversation aside until somebody writes again.',
    facts: { token: 'never', acting: 'nobody', mayHide: false, rate: 'none: notes' },
    rows: ['conversation read_if_participant_only'],
    options: ofConversation,
    reply: z.null(),
  }),
)
export const leaveConversation = endpoint(
  'PUT',
  '/v3/conversations/{conversation_id}/leave/',
  command({
    summary: 'Leave a conversation of several people.',
    facts: { token: 'never', acting: 'nobody', mayHide: false, rate: 'none: safety' },
    rows: ['conversation read_if_participant_only'],
    options: ofConversation,
    reply: z.null(),
  }),
)
export const addToConversation = endpoint(
  'POST',
  '/v3/conversations/{conversation_id}/users/',
  command({
    summary: 'Add people to a conversation of several people.',
    facts: { token: 'never', acting: 'nobody', mayHide: false, rate: 'none: limited' },
    rows: ['conversation read_if_participant_only'],
    options: z.object({ conversation_id: conversationId, user_ids: idList(limits.conversation.mostPeople) }),
    reply: conversation,
  }),
)
/** Shows the others that the viewer is typing. Nothing is kept. */
export const typeInConversation = endpoint(
  'POST',
  '/v3/conversations/{conversation_id}/typing/',
  command({
    summary: 'Show the others that one is typing.',
    facts: { token: 'never', acting: 'nobody', mayHide: false, rate: 'none: limited' },
    rows: ['conversation typing_presence_stream'],
    options: ofConversation,
    reply: z.null(),
  }),
)
export const reactToMessage = endpoint(
  'PUT',
  '/v3/conversations/{conversation_id}/messages/{message_id}/react/',
  command({
    summary: 'React to a message; takes the place of a former reaction.',
    facts: { token: 'never', acting: 'nobody', mayHide: false, rate: 'none: limited' },
    rows: ['conversation typing_presence_stream'],
    options: ofMessage.extend({ reaction_type: whole.pipe(reactionType) }),
    reply: message,
  }),
)
export const unreactToMessage = endpoint(
  'DELETE',
  '/v3/conversations/{conversation_id}/messages/{message_id}/react/',
  command({
    summary: 'Take back the reaction to a message.',
    facts: { token: 'never', acting: 'nobody', mayHide: false, rate: 'none: less' },
    rows: ['conversation typing_presence_stream'],
    options: ofMessage,
    reply: message,
  }),
)
