import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { links } from '../../api/links.ts'
import { Banner } from '../../ui/banner.tsx'
import { useNoticeTurn } from '../../ui/notice-turn.ts'
import { bannerStates } from './banner-choice.ts'
import { remember, remembered } from '../../entities/viewer/remembered/remembered.ts'
import { upgradeBannerWords } from './upgrade-banner.words.ts'

const KEY = ['upgrade-banner']

/** PS-22: offers the owner of a busy profile a business account, until they have answered once. */
export function UpgradeBanner() {
  const queries = useQueryClient()
  const { data: answer } = useQuery({
    queryKey: KEY,
    queryFn: async () => (await remembered(bannerStates.upgrade)) ?? '',
    staleTime: Infinity,
    retry: false,
  })
  const close = useCallback(() => {
    queries.setQueryData(KEY, 'closed')
    void remember(bannerStates.upgrade, 'closed')
  }, [queries])
  if (!useNoticeTurn('banner', answer === '')) return null
  return (
    <Banner
      label={upgradeBannerWords.businessAccount}
      to={links.convertToBusiness()}
      doneLabel={upgradeBannerWords.notNow}
      onClose={close}
    >
      <strong>{upgradeBannerWords.question}</strong>
      {upgradeBannerWords.offer}
    </Banner>
  )
}
