import { useRef, useState } from 'react'
import { PopoverOverlay } from '../../ui/popover-overlay.tsx'
import { FollowUpsell } from './follow-upsell.tsx'
import { SendToPeople } from './send-to-people.tsx'
import { ShareCodeView } from './share-code-view.tsx'
import { ShareLinks } from './share-links.tsx'
import { closeShare, type OpenShare } from '../../entities/sharing/share-store.ts'
import styles from './share.module.css'
import { useShareAddress } from './use-share-address.ts'
import { shareMenuWords } from './share-menu.words.ts'

function headingOf({ kind, title }: OpenShare['target']): string {
  switch (kind) {
    case 'pin':
      return shareMenuWords.sharePin
    case 'board':
      return shareMenuWords.shareBoard
    case 'section':
      return shareMenuWords.shareSection
    case 'profile':
      return shareMenuWords.shareTitle({ title })
  }
}

/** What is open about sharing: the menu, or before it the upsell after a follow. */
export function ShareOverlay({ share }: { readonly share: OpenShare }) {
  if (share.state === 'share_menu' || share.state === 'share_menu_post_follow') return <ShareMenu share={share} />
  return <FollowUpsell share={share} />
}

function ShareMenu({ share: { target, trigger } }: { readonly share: OpenShare }) {
  const anchor = useRef(trigger)
  const [showsCode, setShowsCode] = useState(false)
  const address = useShareAddress(target)
  return (
    <PopoverOverlay label={headingOf(target)} isOpen onClose={closeShare} triggerRef={anchor} width={392}>
      <div className={styles['menu']}>
        {showsCode ? (
          <ShareCodeView target={target} address={address} onBack={() => setShowsCode(false)} />
        ) : (
          <>
            <ShareLinks target={target} address={address} onCode={() => setShowsCode(true)} />
            {target.invites && <p className={styles['invites']}>{shareMenuWords.invites}</p>}
            <SendToPeople target={target} address={address} />
          </>
        )}
      </div>
    </PopoverOverlay>
  )
}
