import { type MemberCard, userBlockResource } from '@pinfold/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useRevalidator } from 'react-router'
import { call } from '../../../api/client.ts'
import { useFact, useOptimisticFact } from '../../../api/use-optimistic-fact.ts'
import { dismissToast, readToasts, showToast } from '../../../ui/toast-store.ts'
import { closeModeration, readModeration } from './moderation-dialog-store.ts'
import { blockedKey } from '../member-keys.ts'
import { blockAndReportWords } from './block-and-report.words.ts'

/** A member as far as blocking needs to know. */
export type Blockable = Pick<MemberCard, 'id' | 'full_name' | 'blocked_by_me'>

const keyOf = (user: Blockable) => blockedKey(user.id)
const initialOf = (user: Blockable) => user.blocked_by_me === true

/** Whether the viewer blocks the member, as they last wished it. */
export const useIsBlocked = (user: Blockable): boolean => useFact(keyOf(user), initialOf(user))

/** ER-12 */
export const blockedWords = (user: Blockable): string => blockAndReportWords.blocked({ name: user.full_name })

/** The toast that says of a member that they are blocked. */
const toasts = new Map<string, number>()

/** Says that the member is blocked. Call it in the browser only. */
export function sayBlocked(user: Blockable): void {
  showToast({ text: blockedWords(user) })
  const said = readToasts().at(-1)
  if (said) toasts.set(user.id, said.id)
}

/** What a toast says of the block is over with it. */
function forgetToast({ id }: Blockable) {
  const toast = toasts.get(id)
  if (toast !== undefined) dismissToast(toast)
  toasts.delete(id)
}

/** ST-04, CA-23: blocking and its opposite, shown at once. What the server refuses is taken back silently (ER-07). */
export function useBlock(
  user: Blockable,
  source: string,
): readonly [isBlocked: boolean, wish: (block: boolean) => void] {
  const queries = useQueryClient()
  const { revalidate } = useRevalidator()
  return useOptimisticFact<boolean, boolean>(keyOf(user), {
    initial: initialOf(user),
    apply: (isWanted) => isWanted,
    send: async (isWanted) => {
      const { data } = isWanted
        ? await call(userBlockResource.create, { blocked_user_id: user.id, block_source: source })
        : await call(userBlockResource.delete, { blocked_user_id: user.id })
      return data.blocked_by_me
    },
    onGranted: (isBlocked) => {
      if (!isBlocked) forgetToast(user)
      // Lists that were read before may show what is hidden now, or lack what is not.
      queries.removeQueries({ type: 'inactive', predicate: ({ queryKey }) => queryKey[0] !== 'fact' })
      void queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'fact' })
      void revalidate()
    },
    // It said that the member is blocked.
    onFailed: () => {
      const dialog = readModeration()
      if (dialog?.kind === 'block' && dialog.user.id === user.id) closeModeration()
    },
  })
}
