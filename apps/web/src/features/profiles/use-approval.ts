import type { User } from '@pinfold/contract'
import { useRevalidator } from 'react-router'
import { useLive, useLiveOpen } from '../../api/use-live.ts'
import { showToast } from '../../ui/toast-store.ts'

/** ST-02: the page of a private profile opens by itself for whoever waits there and is let in. */
export function useApproval(user: User): void {
  const { revalidate } = useRevalidator()
  const isWaiting = user.follow_requested_by_me === true && !user.explicitly_followed_by_me
  useLive('follow_approved', ({ user_id: userId }) => {
    if (userId !== user.id || user.explicitly_followed_by_me) return
    showToast({ text: `${user.full_name} approved your request.` })
    void revalidate()
  })
  // It may have come while nobody listened.
  useLiveOpen(() => void revalidate(), isWaiting)
}
