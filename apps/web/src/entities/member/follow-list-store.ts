import type { User } from '@pinfold/contract'
import { createStore, useStore } from '../../ui/store.ts'

/** Whose list of people: those who follow a member, or those the member follows. */
export type FollowListKind = 'followers' | 'following'

type Listed = Pick<
  User,
  'id' | 'username' | 'full_name' | 'first_name' | 'follower_count' | 'following_count' | 'is_private_profile'
>

/** The list that is open over the page. */
export interface OpenFollowList {
  readonly kind: FollowListKind
  readonly user: Listed
  readonly onClose?: (() => void) | undefined
}

const store = createStore<OpenFollowList | null>(null)

/** PR-13: opens a member's followers, or whom they follow, over the page. Call it in the browser only. */
export const openFollowList = (kind: FollowListKind, user: Listed, onClose?: () => void): void =>
  store.change({ kind, user, onClose })

export function closeFollowList(): void {
  const closing = store.read()
  store.change(null)
  closing?.onClose?.()
}

/** The page below is gone, and what was to happen there with it. */
export const dropFollowList = (): void => store.change(null)

export const useFollowList = (): OpenFollowList | null => useStore(store)
