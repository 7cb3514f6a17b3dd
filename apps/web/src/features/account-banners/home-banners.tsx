import { links } from '../../api/links.ts'
import { useMember } from '../../api/viewer.ts'
import { Banner } from '../../ui/banner.tsx'
import { EmailBanner } from './email-banner.tsx'
import { memberBannerWords } from './member-banners.words.ts'

interface HomeBannersProps {
  readonly kind: 'welcome' | 'email'
  /** After the welcome. */
  readonly onClose: () => void
}

/** PS-22: the welcome after an absence, else the reminder of an email that is not confirmed. */
export function HomeBanners({ kind, onClose }: HomeBannersProps) {
  const member = useMember()
  if (!member) return null
  if (kind === 'email') return <EmailBanner memberId={member.id} />
  return (
    <Banner label={memberBannerWords.welcome} to={links.profile(member.username)} onClose={onClose}>
      <strong>{memberBannerWords.welcomeBack({ name: member.fullName })}</strong>
      {memberBannerWords.boardsWait}
    </Banner>
  )
}
