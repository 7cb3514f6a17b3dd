import { badgePalette, isInspirationalStorefront, type MerchantProfile, type User } from '@pinfold/contract'
import { lazy, Suspense, useState } from 'react'
import { useMember } from '../../api/viewer.ts'
import { Button } from '../../ui/button.tsx'
import { loadPart } from '../../ui/load-part.ts'
import { BadgeList } from './badge-list.tsx'
import styles from './merchant-badges.module.css'
import { merchantBadgeWords as words } from './merchant-badges.words.ts'

const BadgeEditor = lazy(() =>
  loadPart(() => import('./badge-editor.tsx')).then((module) => ({ default: module.BadgeEditor })),
)

interface MerchantBadgesProps {
  readonly user: User
  readonly merchant: MerchantProfile
}

/** VR-18: what an inspirational storefront shows; its owner can choose. Other merchants have their mark alone. */
export function MerchantBadges({ user, merchant: loaded }: MerchantBadgesProps) {
  const [merchant, setMerchant] = useState(loaded)
  const [isEditing, setEditing] = useState(false)
  const isOwn = useMember()?.id === user.id
  const isStorefront = isInspirationalStorefront({
    isVerified: user.is_verified_merchant === true,
    isInspirational: merchant.is_inspirational,
    isStorefrontEligible: merchant.is_eligible_for_storefront_badges,
  })
  if (!isStorefront) return null
  const color = merchant.inspirational_badge_selection?.badgeColor ?? badgePalette[0]
  const badges = merchant.profile_badges.map(({ id }) => id)
  return (
    <div className={styles['merchant']}>
      <p className={styles['storefront']}>{words.storefront}</p>
      {badges.length > 0 && (
        <BadgeList label={words.badgesOf({ name: user.full_name })} badges={badges} color={color} />
      )}
      {isOwn && (
        <Button size={32} onClick={() => setEditing(true)}>
          {words.edit}
        </Button>
      )}
      {isEditing && (
        <Suspense fallback={null}>
          <BadgeEditor
            userId={user.id}
            merchant={merchant}
            onClose={() => setEditing(false)}
            onSaved={(saved) => {
              setMerchant(saved)
              setEditing(false)
            }}
          />
        </Suspense>
      )}
    </div>
  )
}
