import { conversationMessagesResource, conversationsResource } from '@pinfold/contract'
import type { DemoConversation, DemoMessage } from '../content/conversations.ts'
import { DAY } from '../plan/ages.ts'
import type { FurnishedBoard } from './furnish.ts'
import type { Stage } from './play-step.ts'

const ANSWER_MINUTES = 37

/** Opens a conversation with its first message, and says the others in it. */
export async function playConversation(
  stage: Pick<Stage, 'whoIs' | 'boards' | 'pinOfScene'>,
  { daysAgo, people, messages: [first, ...others] }: DemoConversation,
  number: number,
): Promise<void> {
  if (!first) return
  const opener = stage.whoIs(first.sender)
  const user_ids = people.filter((username) => username !== first.sender).map((username) => stage.whoIs(username).id)
  const opening = { user_ids, ...contentOf(stage, first) }
  const { id } = await opener.callAt(daysAgo * DAY, `conversation ${number}`, conversationsResource.create, opening)
  for (const [place, message] of others.entries()) {
    const said = { conversation_id: id, ...contentOf(stage, message) }
    const age = daysAgo * DAY - (place + 1) * ANSWER_MINUTES
    await stage
      .whoIs(message.sender)
      .callAt(age, `message ${number} ${place}`, conversationMessagesResource.create, said)
  }
}

function contentOf(
  { boards, pinOfScene }: Pick<Stage, 'boards' | 'pinOfScene'>,
  { sender, text, pin, board }: DemoMessage,
) {
  const isShown = (each: FurnishedBoard | null) => each?.plan.owner === sender && each.plan.name === board
  const boardId = board === undefined ? undefined : boards.find(isShown)?.id
  const pinId = pin === undefined ? undefined : (pinOfScene.get(pin) ?? [...pinOfScene.values()].at(-1))
  return {
    ...(text !== undefined && { text }),
    ...(boardId !== undefined && { board: boardId }),
    ...(pinId !== undefined && { pin: pinId }),
  }
}
