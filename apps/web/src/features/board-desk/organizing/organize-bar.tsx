import { Copy, FolderInput, type LucideIcon, MoveRight, Trash2, X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
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
import { actionWords } from '../../../ui/action.words.ts'
import { boardOrganizingWords } from './board-organizing.words.ts'

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
  const bar = useRef<HTMLDivElement>(null)
  // The button that began it is gone.
  useEffect(() => {
    if (document.activeElement === document.body) bar.current?.focus({ preventScroll: true })
  }, [])
  const locale = useLocale()
  const close = () => setOpen(null)
  const pins = { count: choice.count, shown: choice.count.toLocaleString(locale) }
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
    ['move', boardOrganizingWords.move, MoveRight, isNone || !areOwn],
    ['copy', boardOrganizingWords.copy, Copy, isNone],
    ['section', boardOrganizingWords.addToSection, FolderInput, isNone],
    ['delete', actionWords.delete, Trash2, isNone || !areDeletable],
  ]
  return (
    <div
      ref={bar}
      tabIndex={-1}
      className={styles['bar']}
      role="toolbar"
      aria-label={boardOrganizingWords.organize}
      data-organizing
      data-has-turn
      data-at-end
    >
      <div className={styles['said']}>
        <IconButton
          label={boardOrganizingWords.stop}
          icon={<X size={24} aria-hidden="true" />}
          tooltip="none"
          onClick={onLeave}
        />
        <p className={styles['count']} role="status">
          {isNone ? boardOrganizingWords.choosePins : boardOrganizingWords.selected(pins)}
          {!areOwn && <small>{boardOrganizingWords.onlyOwn}</small>}
        </p>
        <Button size={32} onClick={isAll ? onClear : onChooseAll}>
          {isAll ? boardOrganizingWords.clear : boardOrganizingWords.selectAll}
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
      {open === 'move' && (
        <BoardChoice heading={boardOrganizingWords.moveTo(pins)} onPick={act(changes.moveTo)} onClose={close} />
      )}
      {open === 'copy' && (
        <BoardChoice heading={boardOrganizingWords.copyTo(pins)} onPick={act(changes.copyTo)} onClose={close} />
      )}
      {open === 'section' && (
        <SectionChoice
          heading={boardOrganizingWords.addToSection}
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
        heading={boardOrganizingWords.deleteQuestion(pins)}
        text={areOwn ? boardOrganizingWords.noWayBack : boardOrganizingWords.deleteMixed}
        confirmLabel={actionWords.delete}
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
