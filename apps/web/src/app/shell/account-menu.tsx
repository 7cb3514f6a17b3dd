import { Suspense, lazy, useRef, useState } from 'react'
import { Avatar } from '../../ui/avatar.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { loadPart } from '../../ui/load-part.ts'
import { shellWords } from './shell.words.ts'

const AccountMenuOverlay = lazy(() =>
  loadPart(() => import('./account-menu-overlay.tsx')).then((module) => ({ default: module.AccountMenuOverlay })),
)

interface AccountMenuProps {
  readonly member: { username: string; fullName: string; pictureUrl: string | null }
}

/** The account's picture, everywhere the same, which opens the account menu; the menu's code loads when it does. */
export function AccountMenu({ member }: AccountMenuProps) {
  const trigger = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <IconButton
        ref={trigger}
        data-anchor="account_menu"
        label={shellWords.yourAccount}
        icon={<Avatar name={member.fullName} pictureUrl={member.pictureUrl} size={32} />}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      />
      {isOpen && (
        <Suspense fallback={null}>
          <AccountMenuOverlay member={member} triggerRef={trigger} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
