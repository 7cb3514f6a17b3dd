import { type ReactNode, Suspense, lazy, useRef, useState } from 'react'
import { Button } from './button.tsx'
import { IconButton } from './icon-button.tsx'
import { loadPart } from './load-part.ts'

export interface MenuChoice {
  readonly id: string
  readonly label: string
  /** A second line, in small. */
  readonly detail?: string
  readonly icon?: ReactNode
  /** A place to go to; without one the choice is an action. */
  readonly href?: string
  readonly onChoose?: () => void
  readonly isDangerous?: boolean
  /** A word that marks it, as "New". */
  readonly badge?: string
}

export interface MenuGroup {
  readonly id: string
  readonly heading?: string
  readonly choices: readonly MenuChoice[]
  /** The id of the choice that is on; it makes the group a set of which one is on, and the menu stays open. */
  readonly chosen?: string
  /** Of such a set: choosing another one closes the menu. */
  readonly closesOnChoice?: boolean
}

interface MenuProps {
  readonly label: string
  readonly groups: readonly MenuGroup[]
  /** What is pressed. */
  readonly icon: ReactNode
  readonly kind?: 'plain' | 'filled' | 'floating'
  /** Words beside the icon make the trigger a button with text. */
  readonly text?: string
  readonly className?: string
  /** Stands above the choices and is none itself. */
  readonly lead?: ReactNode
}

const MenuOverlay = lazy(() =>
  loadPart(() => import('./menu-overlay.tsx')).then((module) => ({ default: module.MenuOverlay })),
)

/** A button that opens a list of choices, with arrow keys and type-ahead; a sheet on phones. */
export function Menu({ label, groups, icon, kind = 'plain', text, className, lead }: MenuProps) {
  const trigger = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  const shared = {
    ref: trigger,
    'aria-haspopup': 'menu',
    'aria-expanded': isOpen,
    onClick: () => setOpen(!isOpen),
  } as const
  return (
    <>
      {text === undefined ? (
        <IconButton {...shared} label={label} icon={icon} kind={kind} className={className} />
      ) : (
        <Button {...shared} icon={icon} {...(className !== undefined && { className })}>
          {text}
        </Button>
      )}
      {isOpen && (
        <Suspense fallback={null}>
          <MenuOverlay label={label} groups={groups} lead={lead} triggerRef={trigger} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
