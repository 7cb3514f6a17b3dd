import { Settings } from 'lucide-react'
import { Suspense, lazy, useRef, useState } from 'react'
import { Avatar } from '../../ui/avatar.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { loadPart } from '../../ui/load-part.ts'

const AccountMenuOverlay = lazy(() =>
  loadPart(() => import('./account-menu-overlay.tsx')).then((module) => ({ default: module.AccountMenuOverlay })),
)

interface AccountMenuProps {
  readonly member: { username: string; fullName: string; pictureUrl: string | null }
  /** Where the picture already stands beside it. */
  readonly showsGear?: boolean
}

/** The button that opens the account menu, whose code loads when it does. */
export function AccountMenu({ member, showsGear = false }: AccountMenuProps) {
  const trigger = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  const icon = showsGear ? (
    <Settings size={24} aria-hidden="true" />
  ) : (
    <Avatar name={member.fullName} pictureUrl={member.pictureUrl} size={32} />
  )
  return (
    <>
      <IconButton
        ref={trigger}
        label="Your account"
        icon={icon}
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
