import { getAccountEmail } from '@pinfold/contract'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { call } from '../../api/client.ts'
import { links } from '../../api/links.ts'
import { Banner } from '../../ui/banner.tsx'
import { useNoticeTurn } from '../../ui/notice-turn.ts'
import { bannerStates } from './banner-choice.ts'
import { remember, remembered } from '../../entities/viewer/remembered/remembered.ts'
import { memberBannerWords } from './member-banners.words.ts'

/** The address that nobody has confirmed; null where there is nothing to say, or it was put away. */
async function unconfirmedEmail(): Promise<string | null> {
  if ((await remembered(bannerStates.email)) !== undefined) return null
  const { data } = await call(getAccountEmail, {})
  return data.is_verified ? null : data.email
}

/** Says that the account's email waits to be confirmed, until it is put away or confirmed. */
export function EmailBanner({ memberId }: { readonly memberId: string }) {
  const queries = useQueryClient()
  const { data: email } = useQuery({
    queryKey: ['email-banner', memberId],
    queryFn: unconfirmedEmail,
    staleTime: Infinity,
    retry: false,
  })
  const close = useCallback(() => {
    queries.setQueryData(['email-banner', memberId], null)
    void remember(bannerStates.email, 'closed')
  }, [queries, memberId])
  const isTurn = useNoticeTurn('reminder', typeof email === 'string')
  if (!isTurn || typeof email !== 'string') return null
  return (
    <Banner
      label={memberBannerWords.yourEmail}
      to={links.accountSettings()}
      goLabel={memberBannerWords.settings}
      onClose={close}
    >
      <strong>{memberBannerWords.confirmEmail}</strong>
      {memberBannerWords.confirmEmailHow({ email })}
    </Banner>
  )
}
