import { Suspense, lazy, useEffect } from 'react'
import { useLocation } from 'react-router'
import { dropFollowList, useFollowList } from '../../entities/member/follow-list-store.ts'
import { loadPart } from '../../ui/load-part.ts'

const FollowListModal = lazy(() =>
  loadPart(() => import('./follow-list-modal.tsx')).then((module) => ({ default: module.FollowListModal })),
)

/** Where lists of followers open. Render it once; the code loads with the first list. */
export function FollowLists() {
  const list = useFollowList()
  const { key } = useLocation()
  // A link in the list leads to another page, which it may not cover.
  useEffect(() => () => dropFollowList(), [key])
  if (!list) return null
  return (
    <Suspense fallback={null}>
      <FollowListModal key={`${list.kind} ${list.user.id}`} list={list} />
    </Suspense>
  )
}
