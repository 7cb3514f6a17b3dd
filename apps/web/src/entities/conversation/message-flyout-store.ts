import type { MemberCard } from '@pinfold/contract'
import { createStore, useStore } from '../../ui/store.ts'

/** A message to somebody, being written or on its way. */
export interface MessageFlyout {
  readonly to: Pick<MemberCard, 'id' | 'username' | 'full_name' | 'first_name' | 'image_small_url'>
  readonly trigger: HTMLElement | null
  /** What stood in it when sending failed. */
  readonly draft?: string
  readonly isSending?: boolean
}

const store = createStore<MessageFlyout | null>(null)

export const changeMessageFlyout = (next: MessageFlyout | null): void => store.change(next)

/** ST-06: opens it, or closes it where it is open. Call it in the browser only. */
export const toggleMessageFlyout = (next: MessageFlyout): void =>
  store.change(store.read()?.to.id === next.to.id ? null : next)

export const useMessageFlyout = (): MessageFlyout | null => useStore(store)
