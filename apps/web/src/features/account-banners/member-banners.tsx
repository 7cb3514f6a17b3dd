import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { links } from '../../api/links.ts'
import { useMember } from '../../api/viewer.ts'
import { loadPart } from '../../ui/load-part.ts'
import { useNoticeTurn } from '../../ui/notice-turn.ts'
import { bannerStates, dayOf, isLaterVisit, wasAway } from './banner-choice.ts'
import { remember, remembered } from '../../entities/viewer/remembered/remembered.ts'

const HomeBanners = lazy(() =>
  loadPart(() => import('./home-banners.tsx')).then((module) => ({ default: module.HomeBanners })),
)

/** PS-22: welcomes a member on the home page once after an absence, and says that their email is not confirmed. */
export function MemberBanners() {
  const member = useMember()
  const isHome = useLocation().pathname === links.home()
  const [isClosed, setClosed] = useState(false)
  const { data: lastVisit } = useQuery({
    queryKey: ['last-visit', member?.id],
    enabled: member !== null && isHome,
    queryFn: async () => (await remembered(bannerStates.lastVisit)) ?? '',
    staleTime: Infinity,
    retry: false,
  })
  const [today] = useState(() => dayOf(new Date()))
  useEffect(() => {
    if (lastVisit !== undefined && lastVisit !== today) void remember(bannerStates.lastVisit, today)
  }, [lastVisit, today])
  const isTurn = useNoticeTurn('banner', member !== null && isHome && !isClosed && wasAway(lastVisit, today))
  if (!isTurn && !(member !== null && isHome && isLaterVisit(lastVisit, today))) return null
  return (
    <Suspense fallback={null}>
      <HomeBanners kind={isTurn ? 'welcome' : 'email'} onClose={() => setClosed(true)} />
    </Suspense>
  )
}
