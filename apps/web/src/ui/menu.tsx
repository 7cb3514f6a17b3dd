import { type ReactNode, Suspense, lazy, useRef, useState } from 'react'
import { Button } from './button.tsx'
import { IconButton } from './icon-button.tsx'

export interface MenuChoice {
  readonly id: string
  readonly label: string
  readonly icon?: ReactNode
  /** A place to go to; without one the choice is an action. */
  readonly href?: string
  readonly onChoose?: () => void
  readonly isDangerous?: boolean
  readonly isChosen?: boolean
}

export interface MenuGroup {
  readonly id: string
  readonly heading?: string
  readonly choices: readonly MenuChoice[]
}

interface MenuProps {
  readonly label: string
  readonly groups: readonly MenuGroup[]
  /** What is pressed: an icon by default, or whatever `renderTrigger` makes of it. */
  readonly icon: ReactNode
  readonly kind?: 'plain' | 'filled' | 'floating'
  /** Words beside the icon make the trigger a button with text. */
  readonly text?: string
  readonly className?: string
}

const MenuOverlay = lazy(() => import('./menu-overlay.tsx').then((module) => ({ default: module.MenuOverlay })))

/** A button that opens a list of choices, with arrow keys and type-ahead. */
export function Menu({ label, groups, icon, kind = 'plain', text, className }: MenuProps) {
  const trigger = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  const shared = { 'aria-haspopup': 'menu', 'aria-expanded': isOpen, onClick: () => setOpen(!isOpen) } as const
  return (
    <>
      <span ref={(element) => void (trigger.current = element?.querySelector('button') ?? null)}>
        {text === undefined ? (
          <IconButton {...shared} label={label} icon={icon} kind={kind} className={className} />
        ) : (
          <Button {...shared} icon={icon} {...(className !== undefined && { className })}>
            {text}
          </Button>
        )}
      </span>
      {isOpen && (
        <Suspense fallback={null}>
          <MenuOverlay label={label} groups={groups} triggerRef={trigger} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
