import type { Recipient } from '../../entities/conversation/recipients.ts'
import { type MessageContent, sendTo } from '../../entities/conversation/send-to.ts'
import type { ShareTarget } from '../../entities/sharing/share-target.ts'

const carried = { pin: 'pin', board: 'board', profile: 'user' } as const

/** What a message about the target says. An invitation and a section travel as their address. */
export function contentOf(target: ShareTarget, words: string, address: string): MessageContent {
  const needsAddress = target.kind === 'section' || target.invites === true
  const text = needsAddress ? [words.trim(), address].filter(Boolean).join('\n') : words.trim()
  return target.kind === 'section' ? { text } : { text, shared: { type: carried[target.kind], id: target.id } }
}

interface Outcome {
  /** Ids of the conversations that it was sent in. */
  readonly sent: readonly string[]
  /** Those who did not get it. */
  readonly left: readonly Recipient[]
  readonly failure?: unknown
}

/** Everybody gets a message of their own, one after the other; the first failure ends it. */
export async function sendToAll(
  recipients: readonly Recipient[],
  target: ShareTarget,
  words: string,
  address: () => Promise<string>,
): Promise<Outcome> {
  const sent: string[] = []
  try {
    const content = contentOf(target, words, await address())
    for (const recipient of recipients) {
      sent.push(await sendTo(recipient, content))
    }
    return { sent, left: [] }
  } catch (failure) {
    return { sent, left: recipients.slice(sent.length), failure }
  }
}
