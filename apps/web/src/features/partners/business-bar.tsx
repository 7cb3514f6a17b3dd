import type { BusinessProfile, Viewer } from '@pinfold/contract'
import { ChevronDown, X } from 'lucide-react'
import { Avatar } from '../../ui/avatar.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { Menu } from '../../ui/menu.tsx'
import type { MenuChoice } from '../../ui/menu-choices.ts'
import { showToast } from '../../ui/toast-store.ts'
import styles from './business-bar.module.css'
import { canActFor, keepActing, keepBarHidden, plainAddress } from './business-choice.ts'
import { Rich } from '../../ui/rich.tsx'
import { businessBarWords } from './business-bar.words.ts'

interface BusinessBarProps {
  readonly member: { id: string; fullName: string; pictureUrl: string | null }
  readonly acting: Viewer | null
  readonly businesses: readonly BusinessProfile[]
  readonly onHide: () => void
}

const strong = (text: string) => <strong>{text}</strong>

/** A whole new page: nothing of one name may show under the other. */
function actAs(memberId: string, subjectId: string | null) {
  keepActing(subjectId === null ? null : { memberId, subjectId })
  const address = plainAddress(location.href)
  // The same address with a fragment would only scroll.
  if (address === `${location.pathname}${location.search}${location.hash}`) location.reload()
  else location.assign(address)
}

/** ST-30: for whom the pages are, and the way to change that. Stands only where there is somebody to act for. */
export function BusinessBar({ member, acting, businesses, onHide }: BusinessBarProps) {
  const shown = acting
    ? { name: acting.fullName ?? '', pictureUrl: acting.imageSmallUrl }
    : { name: member.fullName, pictureUrl: member.pictureUrl }
  const named = { name: shown.name, b: strong }
  const hide = () => {
    keepBarHidden(true)
    onHide()
    showToast({ text: businessBarWords.hidden })
  }
  const choose = (business: BusinessProfile) => {
    if (canActFor(business)) return actAs(member.id, business.id)
    showToast({ text: businessBarWords.secondFactorFirst({ name: business.user.businessName }) })
  }
  const choices: MenuChoice[] = [
    {
      id: member.id,
      label: businessBarWords.you({ name: member.fullName }),
      icon: <Avatar name={member.fullName} pictureUrl={member.pictureUrl} size={32} />,
      onChoose: () => actAs(member.id, null),
    },
    ...businesses.map((business) => ({
      id: business.id,
      label: business.user.businessName,
      icon: <Avatar name={business.user.businessName} pictureUrl={business.user.imgUrl} size={32} />,
      onChoose: () => choose(business),
    })),
  ]
  return (
    <section
      className={styles['bar']}
      aria-label={businessBarWords.business}
      data-acting={acting !== null || undefined}
    >
      <Avatar {...shown} size={24} />
      <p className={styles['words']}>
        <Rich parts={acting ? businessBarWords.actingAs(named) : businessBarWords.ownAccount(named)} />
      </p>
      <Menu
        label={businessBarWords.switchProfile}
        text={businessBarWords.switch}
        icon={<ChevronDown size={16} aria-hidden="true" />}
        className={styles['switch'] ?? ''}
        groups={[{ id: 'profiles', heading: businessBarWords.actAs, chosen: acting?.id ?? member.id, choices }]}
      />
      <IconButton label={businessBarWords.hide} icon={<X size={20} aria-hidden="true" />} onClick={hide} />
    </section>
  )
}
