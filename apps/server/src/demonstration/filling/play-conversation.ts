import { conversationMessagesResource, conversationsResource } from '@pinfold/contract'
import type { DemoConversation, DemoMessage } from '../content/conversations.ts'
import type { FurnishedBoard } from './furnish.ts'
import type { Stage } from './play-step.ts'

/** Opens a conversation with its first message, and says the others in it. */
export async function playConversation(
  stage: Pick<Stage, 'whoIs' | 'boards' | 'pinIds'>,
  { people, messages: [first, ...others] }: DemoConversation,
  number: number,
): Promise<void> {
  if (!first) return
  const opener = stage.whoIs(first.sender)
  const user_ids = people.filter((username) => username !== first.sender).map((username) => stage.whoIs(username).id)
  const opening = { user_ids, ...contentOf(stage, first) }
  const { id } = await opener.call(`conversation ${number}`, conversationsResource.create, opening)
  for (const [place, message] of others.entries()) {
    const said = { conversation_id: id, ...contentOf(stage, message) }
    await stage.whoIs(message.sender).call(`message ${number} ${place}`, conversationMessagesResource.create, said)
  }
}

function contentOf({ boards, pinIds }: Pick<Stage, 'boards' | 'pinIds'>, { sender, text, pin, board }: DemoMessage) {
  const isShown = (each: FurnishedBoard | null) => each?.plan.owner === sender && each.plan.name === board
  const boardId = board === undefined ? undefined : boards.find(isShown)?.id
  const pinId = pin === undefined ? undefined : [...pinIds.values()][pin % pinIds.size]
  return {
    ...(text !== undefined && { text }),
    ...(boardId !== undefined && { board: boardId }),
    ...(pinId !== undefined && { pin: pinId }),
  }
}
