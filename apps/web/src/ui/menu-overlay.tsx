import { Check } from 'lucide-react'
import type { RefObject } from 'react'
import { Header, Menu, MenuItem, MenuSection, Popover } from 'react-aria-components'
import { useNavigate } from 'react-router'
import { classNames } from './class-names.ts'
import type { MenuChoice, MenuGroup } from './menu.tsx'
import styles from './popover.module.css'

interface MenuOverlayProps {
  readonly label: string
  readonly groups: readonly MenuGroup[]
  readonly triggerRef: RefObject<HTMLButtonElement | null>
  readonly onClose: () => void
}

/** The list of a menu, beside its button. */
export function MenuOverlay({ label, groups, triggerRef, onClose }: MenuOverlayProps) {
  const navigate = useNavigate()
  const choose = (choice: MenuChoice) => {
    onClose()
    choice.onChoose?.()
    if (choice.href !== undefined) void navigate(choice.href)
  }
  return (
    <Popover
      className={styles['popover'] ?? ''}
      triggerRef={triggerRef}
      isOpen
      placement="bottom end"
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
    >
      <Menu className={styles['menu'] ?? ''} aria-label={label} autoFocus="first" onClose={onClose}>
        {groups.map((group) => (
          <MenuSection key={group.id} className={styles['section'] ?? ''} aria-label={group.heading ?? label}>
            {group.heading !== undefined && <Header className={styles['groupHeading'] ?? ''}>{group.heading}</Header>}
            {group.choices.map((choice) => (
              <MenuItem
                key={choice.id}
                id={choice.id}
                textValue={choice.label}
                className={classNames(styles['item'], choice.isDangerous && styles['dangerous'])}
                onAction={() => choose(choice)}
              >
                {choice.icon}
                <span className={styles['itemLabel']}>{choice.label}</span>
                {choice.isChosen && <Check size={20} aria-label="chosen" />}
              </MenuItem>
            ))}
          </MenuSection>
        ))}
      </Menu>
    </Popover>
  )
}
