import { Check } from 'lucide-react'
import { type ReactNode, type RefObject, useEffect, useRef } from 'react'
import { Header, Menu, MenuItem, MenuSection, Popover } from 'react-aria-components'
import { useNavigate } from 'react-router'
import { classNames } from './class-names.ts'
import { InPageLanguage } from './in-page-language.tsx'
import { isPhone } from './is-phone.ts'
import type { MenuChoice, MenuGroup } from './menu-choices.ts'
import { ModalOverlay } from './modal-overlay.tsx'
import styles from './popover.module.css'

interface MenuOverlayProps {
  readonly label: string
  readonly groups: readonly MenuGroup[]
  readonly lead: ReactNode
  readonly triggerRef: RefObject<HTMLButtonElement | null>
  readonly onClose: () => void
}

/** The list of a menu, beside its button; a sheet on phones, chosen once when it opens. */
export function MenuOverlay({ triggerRef, ...menu }: MenuOverlayProps) {
  const { label, lead, onClose } = menu
  if (isPhone()) {
    return (
      <ModalOverlay heading={label} isOpen onClose={onClose} isList>
        {lead}
        <MenuList {...menu} />
      </ModalOverlay>
    )
  }
  return (
    <InPageLanguage>
      <Popover
        className={styles['popover'] ?? ''}
        aria-label={label}
        triggerRef={triggerRef}
        isOpen
        placement="bottom end"
        onOpenChange={(open) => {
          if (!open) onClose()
        }}
      >
        {lead}
        <MenuList {...menu} />
      </Popover>
    </InPageLanguage>
  )
}

/** Frames within which a list that has just come is entered. */
const ENTERED_WITHIN = 240

/**
 * Takes the focus to the first choice as soon as it is drawn. The list and the dialog around it both ask for the focus, later
 * than they come, and each gives way to the other where it finds the focus moved: then no arrow key would go anywhere.
 * Whoever went somewhere else meanwhile stays there.
 */
function enter(menu: HTMLElement | null): (() => void) | undefined {
  if (!menu) return undefined
  const from = document.activeElement
  let left = ENTERED_WITHIN
  let frame = 0
  const look = () => {
    const at = document.activeElement
    left -= 1
    if (left === 0 || menu.contains(at) || !(at === from || at === document.body || at?.contains(menu))) return
    menu.querySelector<HTMLElement>('[role^=menuitem]')?.focus()
    frame = requestAnimationFrame(look)
  }
  frame = requestAnimationFrame(look)
  return () => cancelAnimationFrame(frame)
}

function MenuList({ label, groups, onClose }: Pick<MenuOverlayProps, 'label' | 'groups' | 'onClose'>) {
  const navigate = useNavigate()
  const menu = useRef<HTMLDivElement>(null)
  useEffect(() => enter(menu.current), [])
  const choose = (choice: MenuChoice) => {
    onClose()
    choice.onChoose?.()
    if (choice.href !== undefined) void navigate(choice.href)
  }
  return (
    <Menu ref={menu} className={styles['menu'] ?? ''} aria-label={label} autoFocus="first" onClose={onClose}>
      {groups.map((group) => (
        <MenuSection
          key={group.id}
          className={styles['section'] ?? ''}
          aria-label={group.heading ?? label}
          {...(group.chosen !== undefined && oneOf(group))}
        >
          {group.heading !== undefined && <Header className={styles['groupHeading'] ?? ''}>{group.heading}</Header>}
          {group.choices.map((choice) => (
            <MenuItem
              key={choice.id}
              id={choice.id}
              textValue={choice.label}
              className={classNames(styles['item'], choice.isDangerous && styles['dangerous'])}
              {...(group.chosen === undefined && { onAction: () => choose(choice) })}
            >
              {choice.icon}
              <span className={styles['itemLabel']}>
                {choice.label}
                {choice.detail !== undefined && <span className={styles['itemDetail']}>{choice.detail}</span>}
              </span>
              {choice.badge !== undefined && <span className={styles['badge']}>{choice.badge}</span>}
              {group.chosen === choice.id && <Check size={20} aria-hidden="true" />}
            </MenuItem>
          ))}
        </MenuSection>
      ))}
    </Menu>
  )
}

const oneOf = ({ chosen, choices, closesOnChoice = false }: MenuGroup) => ({
  selectionMode: 'single' as const,
  disallowEmptySelection: true,
  selectedKeys: chosen === undefined ? [] : [chosen],
  shouldCloseOnSelect: closesOnChoice,
  onSelectionChange: (keys: 'all' | Set<string | number>) => {
    const picked = choices.find(({ id }) => keys !== 'all' && keys.has(id))
    picked?.onChoose?.()
  },
})
