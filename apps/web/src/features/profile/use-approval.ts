import type { User } from '@pinfold/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useRevalidator } from 'react-router'
import { pageSentAt } from '../../api/patient-pages.ts'
import { useLive, useLiveOpen } from '../../api/use-live.ts'
import { tellFact } from '../../api/use-optimistic-fact.ts'
import { showToast } from '../../ui/toast-store.ts'
import { followOf } from '../../entities/member/follow-button.tsx'
import { followKey } from '../../entities/member/member-keys.ts'
import { profileWords } from './profile.words.ts'

/** ST-02: the page of a private profile opens by itself for whoever waits there and is let in. */
export function useApproval(user: User): void {
  const { revalidate } = useRevalidator()
  const queries = useQueryClient()
  const follow = followOf(user)
  useLive('follow_approved', ({ user_id: userId }) => {
    if (userId !== user.id || follow === 'following') return
    showToast({ text: profileWords.approved({ name: user.full_name }) })
    void revalidate()
  })
  // It may have come while nobody listened.
  useLiveOpen(() => void revalidate(), follow === 'requested')
  const before = useRef(follow)
  useEffect(() => {
    // The page that opens has buttons of its own, which do not know that anything changed.
    if (before.current !== follow) tellFact(queries, followKey(user.id), follow, pageSentAt())
    before.current = follow
  }, [queries, user.id, follow])
}
