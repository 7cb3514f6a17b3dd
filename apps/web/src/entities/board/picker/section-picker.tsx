import { type Board, type Section, type SectionCard, boardSectionsResource } from '@pinfold/contract'
import { useQuery } from '@tanstack/react-query'
import { ArrowLeft, Plus } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { sectionsKey } from '../board-keys.ts'
import { call } from '../../../api/client.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { PickerSkeleton } from './board-choices.tsx'
import styles from './board-picker.module.css'
import { PickerRows, hearRowKeys } from './picker-rows.tsx'
import { useSections } from '../use-board.ts'
import { ReadFailed } from './read-failed.tsx'
import { SectionForm } from '../making/section-form.tsx'
import { boardPickerWords } from './board-picker.words.ts'

const none: readonly Section[] = []

interface SectionPickerProps {
  readonly board: Pick<Board, 'id' | 'name' | 'section_count'>
  /** Null for the board itself; undefined while nothing of this board is chosen. */
  readonly chosenId?: string | null | undefined
  readonly onBack: () => void
  readonly onPick: (section: SectionCard | null) => void
}

/** The board itself, or one of its sections. */
export function SectionPicker({ board, chosenId, onBack, onPick }: SectionPickerProps) {
  const [isCreating, setCreating] = useState(false)
  const list = useRef<HTMLDivElement>(null)
  const { data, error, refetch } = useQuery({
    queryKey: sectionsKey(board.id),
    queryFn: ({ signal }) =>
      call(boardSectionsResource.get, { board_id: board.id, page_size: 250 }, { signal }).then((answer) => answer.data),
  })
  const sections = useSections(data ?? none)
  // What had the focus, the board, is gone.
  useEffect(() => list.current?.querySelector<HTMLElement>('[data-picker-row]')?.focus(), [isCreating])
  if (isCreating) return <SectionForm boardId={board.id} onCancel={() => setCreating(false)} onDone={onPick} />
  const rows = sections.map((section) => ({
    id: section.id,
    name: section.title,
    onPick: () => onPick(section),
    isChosen: section.id === chosenId,
  }))
  const itself = {
    id: 'board',
    name: boardPickerWords.boardItself,
    onPick: () => onPick(null),
    isChosen: chosenId === null,
  }
  return (
    <div ref={hearRowKeys} className={styles['picker']}>
      <div className={styles['stepHeader']}>
        <IconButton
          label={boardPickerWords.backToBoards}
          icon={<ArrowLeft size={20} />}
          tooltip="none"
          onClick={onBack}
        />
        <h2 className={styles['stepHeading']}>{board.name}</h2>
      </div>
      <div ref={list} className={styles['scroll']}>
        <PickerRows rows={[itself, ...rows]} />
        {error && !data && <ReadFailed error={error} retry={refetch} />}
        {!data && !error && <PickerSkeleton rows={Math.min(board.section_count, 6)} hasPicture={false} />}
      </div>
      <div className={styles['footer']}>
        <button type="button" className={styles['create']} onClick={() => setCreating(true)}>
          <span className={styles['plus']}>
            <Plus size={20} aria-hidden="true" />
          </span>
          {boardPickerWords.addSection}
        </button>
      </div>
    </div>
  )
}
