import type { MemberCard } from '@pinfold/contract'

/** A message to somebody, being written or on its way. */
export interface MessageFlyout {
  readonly to: Pick<MemberCard, 'id' | 'username' | 'full_name' | 'first_name' | 'image_small_url'>
  readonly trigger: HTMLElement | null
  /** What stood in it when sending failed. */
  readonly draft?: string
  readonly isSending?: boolean
}

let open: MessageFlyout | null = null
const listeners = new Set<() => void>()

export function changeMessageFlyout(next: MessageFlyout | null): void {
  open = next
  for (const listener of listeners) listener()
}

/** ST-06: opens it, or closes it where it is open. Call it in the browser only. */
export const toggleMessageFlyout = (next: MessageFlyout): void =>
  changeMessageFlyout(open?.to.id === next.to.id ? null : next)

export const readMessageFlyout = (): MessageFlyout | null => open

export function subscribeToMessageFlyout(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
