import { useQuery } from '@tanstack/react-query'
import { useCallback, useEffect, useState } from 'react'
import { remember, remembered } from '../../entities/viewer/remembered/remembered.ts'
import { Banner, type BannerEnd } from '../../ui/banner.tsx'
import { useNoticeTurn } from '../../ui/notice-turn.ts'
import { appBannerWords } from './app-banner.words.ts'
import { bannerStates } from './banner-choice.ts'
import type { InstallOffer } from './install-offer.ts'
import { watchScrolledPast } from './scrolled-past.ts'

/** Offers to put the site among the phone's apps until it was answered once; whoever reads on is left alone for this time. */
export function AppBanner({ offer }: { readonly offer: InstallOffer }) {
  const { data: answer } = useQuery({
    queryKey: ['app-banner'],
    queryFn: async () => (await remembered(bannerStates.app)) ?? '',
    staleTime: Infinity,
    retry: false,
  })
  const [isPast, setPast] = useState(false)
  const [isGone, setGone] = useState(false)
  useEffect(() => watchScrolledPast(() => setPast(true)), [])
  const close = useCallback(
    (how: BannerEnd) => {
      setGone(true)
      if (how === 'dismissed') return
      void remember(bannerStates.app, 'closed')
      if (how === 'done') offer.prompt().catch(() => undefined)
    },
    [offer],
  )
  if (!useNoticeTurn('banner', answer === '' && !isGone)) return null
  return (
    <Banner label={appBannerWords.app} doneLabel={appBannerWords.install} isDismissed={isPast} onClose={close}>
      <strong>{appBannerWords.question}</strong>
      {appBannerWords.offer}
    </Banner>
  )
}
