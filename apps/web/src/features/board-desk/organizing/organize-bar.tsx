import { Copy, FolderInput, type LucideIcon, MoveRight, Trash2, X } from 'lucide-react'
import { useState } from 'react'
import { messageOf } from '../../../api/failure.ts'
import { useLocale } from '../../../api/viewer.ts'
import { Button } from '../../../ui/button.tsx'
import { ConfirmModal } from '../../../ui/confirm-modal.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { BoardChoice } from './board-choice.tsx'
import styles from './organized-wall.module.css'
import type { Choice, Goal, Place, PlaceList } from '../../../entities/board/place/place.ts'
import { SectionChoice } from '../sections/section-choice.tsx'
import { useWallChanges } from './use-wall-changes.ts'
import { limits } from '@pinfold/contract'

interface OrganizeBarProps {
  readonly place: Place
  readonly list: PlaceList
  readonly choice: Choice
  /** All that are chosen are the viewer's own; only those can go to another board. */
  readonly areOwn: boolean
  readonly areDeletable: boolean
  readonly onChooseAll: () => void
  readonly onClear: () => void
  readonly onLeave: () => void
}

/** What can be done with the chosen pins: a bar over the wall, on phones a sheet at the bottom. */
export function OrganizeBar(props: OrganizeBarProps) {
  const { place, list, choice, areOwn, areDeletable, onChooseAll, onClear, onLeave } = props
  const { board, section } = place
  const [open, setOpen] = useState<'move' | 'copy' | 'section' | 'delete' | null>(null)
  const changes = useWallChanges(place, list)
  const locale = useLocale()
  const close = () => setOpen(null)
  const pins = `${choice.count.toLocaleString(locale)} ${choice.count === 1 ? 'Pin' : 'Pins'}`
  const isNone = choice.count === 0
  const isAll = choice.isWhole || (choice.count === list.rows.length && list.more.hasMore !== true)
  /** What was chosen is on its way; the next choice begins anew. */
  const act = (deed: (choice: Choice, goal: Goal) => Promise<void>) => (goal: Goal) => {
    close()
    onClear()
    void deed(choice, goal)
  }
  const isSmall = !choice.isWhole && choice.count <= limits.operations.atOnce
  const deeds: readonly [typeof open, string, LucideIcon, boolean][] = [
    ['move', 'Move', MoveRight, isNone || !areOwn],
    ['copy', 'Copy', Copy, isNone],
    ['section', 'Add to section', FolderInput, isNone],
    ['delete', 'Delete', Trash2, isNone || !areDeletable],
  ]
  return (
    <div className={styles['bar']} role="toolbar" aria-label="Organize" data-organizing data-at-end>
      <div className={styles['said']}>
        <IconButton
          label="Stop organizing"
          icon={<X size={24} aria-hidden="true" />}
          tooltip="none"
          onClick={onLeave}
        />
        <p className={styles['count']} role="status">
          {isNone ? 'Choose Pins' : `${choice.count.toLocaleString(locale)} selected`}
          {!areOwn && <small>Only your own Pins can go to other boards.</small>}
        </p>
        <Button size={32} onClick={isAll ? onClear : onChooseAll}>
          {isAll ? 'Clear' : 'Select all'}
        </Button>
      </div>
      <div className={styles['deeds']}>
        {deeds.map(([id, label, Icon, isOff]) => (
          <button
            key={id}
            type="button"
            className={styles['deed']}
            data-dangerous={id === 'delete' || undefined}
            disabled={isOff}
            onClick={() => setOpen(id)}
          >
            <Icon size={20} aria-hidden="true" />
            {label}
          </button>
        ))}
      </div>
      {open === 'move' && <BoardChoice heading={`Move ${pins} to…`} onPick={act(changes.moveTo)} onClose={close} />}
      {open === 'copy' && <BoardChoice heading={`Copy ${pins} to…`} onPick={act(changes.copyTo)} onClose={close} />}
      {open === 'section' && (
        <SectionChoice
          heading="Add to section"
          board={board}
          withoutId={section?.id}
          offersBoard={section !== null}
          onPick={(to) => act(changes.moveTo)({ board, section: to })}
          creation={{
            pinIds: isSmall ? choice.ids : [],
            onMade: (made) => {
              if (!isSmall) return act(changes.moveTo)({ board, section: made })
              close()
              onClear()
              void changes.tellSectionMade(choice, made)
            },
          }}
          onClose={close}
        />
      )}
      <ConfirmModal
        heading={`Delete ${pins}?`}
        text={
          areOwn
            ? 'This can’t be undone.'
            : 'Your own Pins are deleted for good. Other people’s Pins are only removed from this board.'
        }
        confirmLabel="Delete"
        isOpen={open === 'delete'}
        onClose={close}
        onConfirm={() => {
          close()
          onClear()
          void changes.remove(choice)
          return Promise.resolve()
        }}
        messageOf={messageOf}
      />
    </div>
  )
}
