import { type ReactNode, Suspense, lazy, useRef, useState } from 'react'
import { Button } from './button.tsx'
import { IconButton } from './icon-button.tsx'
import { loadPart } from './load-part.ts'
import type { MenuGroup } from './menu-choices.ts'

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
    // A second press, before the list's code has come, is impatience; the open list lies over its button and closes itself.
    onClick: () => setOpen(true),
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
