import { BookImage, CalendarDays, FolderPlus, LayoutGrid, ListChecks, Pin, Plus, StickyNote, X } from 'lucide-react'
import { lazy, type ReactNode, Suspense, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { links } from '../../../api/links.ts'
import { useExperiment } from '../../../api/viewer.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import type { MenuChoice, MenuGroup } from '../../../ui/menu-choices.ts'
import { useNoticeTurn } from '../../../ui/notice-turn.ts'
import { type CreateSurface, startOf } from '../creation-start.ts'
import { useArrivals } from '../../../entities/media/use-arrivals.ts'
import { openPlanDoor } from '../../../entities/board/planning/plan-door.ts'
import styles from './flyout-button.module.css'
import {
  type FlyoutAction,
  flyoutActions,
  flyoutLabel,
  flyoutName,
  type FlyoutSurface,
  isPlanning,
} from './flyout-choices.ts'
import { flyoutTip, PLANNED_STATE, tipState, tipText } from './flyout-tips.ts'
import { useFlyoutStates } from './use-flyout-states.ts'
import { loadPart } from '../../../ui/load-part.ts'
import { flyoutWords } from './flyout.words.ts'

const MenuOverlay = lazy(() =>
  loadPart(() => import('../../../ui/menu-overlay.tsx')).then((module) => ({ default: module.MenuOverlay })),
)
const CreateMenuModal = lazy(() =>
  loadPart(() => import('../create-menu-modal.tsx')).then((module) => ({
    default: module.CreateMenuModal,
  })),
)

const icons: Readonly<Record<FlyoutAction, ReactNode>> = {
  pin: <Pin size={20} />,
  'idea-pin': <BookImage size={20} />,
  board: <LayoutGrid size={20} />,
  section: <FolderPlus size={20} />,
  date: <CalendarDays size={20} />,
  'to-dos': <ListChecks size={20} />,
  note: <StickyNote size={20} />,
}

export interface FlyoutButtonProps {
  readonly surface: FlyoutSurface
  /** Where what is made goes. */
  readonly place: Exclude<CreateSurface, { at: 'anywhere' }>
  readonly mayAddPins?: boolean
  readonly mayEdit?: boolean
}

/** PS-16, PS-17, ST-28: the round button over the end of a page, with what can be created and added there. */
export function FlyoutButton({ surface, place, mayAddPins = true, mayEdit = false }: FlyoutButtonProps) {
  const trigger = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState<'menu' | 'pin' | null>(null)
  const navigate = useNavigate()
  const isIdeaPinOnly = useExperiment('idea_pins_only') === 'enabled'
  const isSectionTipOn = useExperiment('add_section_tip') === 'enabled'
  const storyBuilder = links.createStory(useExperiment('story_pin_tool') === 'enabled')
  const { states, note } = useFlyoutStates()
  // One tip a visit: the next one waits for the next time.
  const [wasTold, setTold] = useState(false)
  useArrivals(
    {
      onFiles: (pictures) => void navigate(links.createUploadedPin(), { state: { ...startOf(place), pictures } }),
      onAddress: (link) => void navigate(links.pinBuilder(), { state: { ...startOf(place), link } }),
    },
    mayAddPins && (surface === 'board' || surface === 'section'),
  )
  const { create, add } = flyoutActions({ surface, mayAddPins, mayEdit, isIdeaPinOnly })
  // Before it is known what was seen, the first one counts as what opening dismisses.
  const next = flyoutTip({
    surface,
    isSectionTipOn,
    actions: add,
    wasSeen: (one) => states?.[tipState(one)] !== undefined,
  })
  const tip = states === undefined || wasTold || open !== null ? null : next
  const isTipsTurn = useNoticeTurn('tip', tip !== null)
  if (create.length + add.length === 0) return null
  const putTipAway = () => {
    if (wasTold || next === null) return
    setTold(true)
    note(tipState(next))
  }
  const openMenu = () => {
    putTipAway()
    setOpen('menu')
  }
  const boardId = place.at === 'profile' ? '' : place.boardId
  const actions: Record<FlyoutAction, () => void> = {
    pin: () => setOpen('pin'),
    'idea-pin': () => void navigate(storyBuilder, { state: startOf(place) }),
    board: () => void navigate(links.createBoard()),
    section: () => void navigate(links.createSection(boardId)),
    date: () => openPlanDoor({ boardId, at: 'date' }),
    'to-dos': () => openPlanDoor({ boardId, at: 'to-dos' }),
    note: () => openPlanDoor({ boardId, at: 'note', noteId: null }),
  }
  const isNew = states !== undefined && states[PLANNED_STATE] === undefined
  const choiceOf = (action: FlyoutAction): MenuChoice => ({
    id: action,
    label: flyoutName(action, isIdeaPinOnly),
    icon: icons[action],
    ...(isNew && isPlanning(action) && { badge: flyoutWords.new }),
    onChoose: () => {
      if (isPlanning(action)) note(PLANNED_STATE)
      actions[action]()
    },
  })
  const groups: MenuGroup[] = [
    { id: 'create', heading: flyoutWords.create, choices: create.map(choiceOf) },
    { id: 'add', heading: flyoutWords.add, choices: add.map(choiceOf) },
  ].filter(({ choices }) => choices.length > 0)
  return (
    <>
      {/* In the room at the page's end, which is kept free: it lies on nothing. */}
      {tip !== null && isTipsTurn && (
        <div className={styles['tip']} role="status">
          <span>{tipText(tip)}</span>
          <IconButton
            className={styles['dismiss']}
            label={flyoutWords.dismissTip}
            icon={<X size={16} aria-hidden="true" />}
            tooltip="none"
            onClick={putTipAway}
          />
        </div>
      )}
      <div className={styles['corner']} data-anchor="board_actions">
        <IconButton
          ref={trigger}
          className={styles['button']}
          label={flyoutLabel(surface)}
          icon={<Plus size={28} aria-hidden="true" />}
          tooltip="none"
          aria-haspopup="menu"
          aria-expanded={open === 'menu'}
          onClick={openMenu}
        />
      </div>
      <Suspense fallback={null}>
        {open === 'menu' && (
          <MenuOverlay
            label={flyoutLabel(surface)}
            groups={groups}
            lead={null}
            triggerRef={trigger}
            // It is also told after a choice, which may have opened something else.
            onClose={() => setOpen((now) => (now === 'menu' ? null : now))}
          />
        )}
        {open === 'pin' && <CreateMenuModal surface={place} isOpen onClose={() => setOpen(null)} />}
      </Suspense>
    </>
  )
}
