import type { MemberCard } from '@pinfold/contract'
import { createStore, useStore } from '../../ui/store.ts'
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

const store = createStore<OpenShare | null>(null)

const replace = (next: OpenShare) => store.change(next.state === 'none' ? null : next)

/** Opens the share menu. Call it in the browser only. */
export function openShare(target: ShareTarget, trigger: HTMLElement | null): void {
  replace({ target, trigger, state: nextShareState(store.read()?.state ?? 'none', { type: 'share' }) })
}

/** ST-03 */
export function openAfterFollow(target: ShareTarget, followed: MemberCard, ownerFollowsViewer: boolean): void {
  const trigger = document.querySelector<HTMLElement>('[data-share-profile]')
  replace({ target, trigger, followed, state: nextShareState('none', { type: 'followed', ownerFollowsViewer }) })
}

export function moveShare(event: ShareEvent): void {
  const open = store.read()
  if (open !== null) replace({ ...open, state: nextShareState(open.state, event) })
}

export const closeShare = (): void => moveShare({ type: 'close' })
export const useShare = (): OpenShare | null => useStore(store)
