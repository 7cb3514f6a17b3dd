import type { MemberCard } from '@pinfold/contract'
import { nextShareState, type ProfileShareState, type ShareEvent } from './share-state.ts'
import type { ShareTarget } from './share-target.ts'

/** What is open about sharing. It outlives the menu or header that asked for it. */
export interface OpenShare {
  readonly state: ProfileShareState
  readonly target: ShareTarget
  /** Beside it the menu stands, and to it the focus goes back. */
  readonly trigger: HTMLElement | null
  /** Of the upsells: who was followed. */
  readonly followed?: MemberCard
}

let open: OpenShare | null = null
const listeners = new Set<() => void>()

function replace(next: OpenShare | null) {
  open = next?.state === 'none' ? null : next
  for (const listener of listeners) listener()
}

/** Opens the share menu. Call it in the browser only. */
export function openShare(target: ShareTarget, trigger: HTMLElement | null): void {
  replace({ target, trigger, state: nextShareState(open?.state ?? 'none', { type: 'share' }) })
}

/** ST-03 */
export function openAfterFollow(target: ShareTarget, followed: MemberCard, ownerFollowsViewer: boolean): void {
  const trigger = document.querySelector<HTMLElement>('[data-share-profile]')
  replace({ target, trigger, followed, state: nextShareState('none', { type: 'followed', ownerFollowsViewer }) })
}

export function moveShare(event: ShareEvent): void {
  if (open !== null) replace({ ...open, state: nextShareState(open.state, event) })
}

export const closeShare = (): void => moveShare({ type: 'close' })
export const readShare = (): OpenShare | null => open

export function subscribeToShare(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
