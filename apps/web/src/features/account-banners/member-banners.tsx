import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { links } from '../../api/links.ts'
import { useMember } from '../../api/viewer.ts'
import { Banner } from '../../ui/banner.tsx'
import { useNoticeTurn } from '../../ui/notice-turn.ts'
import { bannerStates, dayOf, isLaterVisit, wasAway } from './banner-choice.ts'
import { EmailBanner } from './email-banner.tsx'
import { remember, remembered } from '../../entities/viewer/remembered/remembered.ts'
import { memberBannerWords } from './member-banners.words.ts'

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
  if (!member) return null
  if (!isTurn) return isHome && isLaterVisit(lastVisit, today) ? <EmailBanner memberId={member.id} /> : null
  return (
    <Banner label={memberBannerWords.welcome} to={links.profile(member.username)} onClose={() => setClosed(true)}>
      <strong>{memberBannerWords.welcomeBack({ name: member.fullName })}</strong>
      {memberBannerWords.boardsWait}
    </Banner>
  )
}
