import { type Board, boardSectionsResource, type Section, type SectionCard } from '@pinfold/contract'
import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useSections } from '../../../entities/board/use-board.ts'
import { sectionsKey } from '../../../entities/board/board-keys.ts'
import { call } from '../../../api/client.ts'
import { Modal } from '../../../ui/modal.tsx'
import { PickerSkeleton } from '../../../entities/board/picker/board-choices.tsx'
import styles from '../../../entities/board/picker/board-picker.module.css'
import { hearRowKeys, PickerRows } from '../../../entities/board/picker/picker-rows.tsx'
import { ReadFailed } from '../../../entities/board/picker/read-failed.tsx'
import { SectionForm } from '../../../entities/board/making/section-form.tsx'
import { sectionChoiceWords } from './section-choice.words.ts'

const none: readonly Section[] = []

interface SectionChoiceProps {
  readonly heading: string
  readonly board: Board
  /** The section that is left out of the choice: what is chosen for is there. */
  readonly withoutId?: string | undefined
  /** Offers the board itself, as null. */
  readonly offersBoard?: boolean
  readonly onPick: (section: SectionCard | null) => void
  /** Offers a new section, with these pins in it. */
  readonly creation?: { readonly pinIds: readonly string[]; readonly onMade: (section: Section) => void } | undefined
  readonly onClose: () => void
}

/** A dialog that chooses one of a board's sections, or makes one. */
export function SectionChoice({
  heading,
  board,
  withoutId,
  offersBoard = false,
  onPick,
  creation,
  onClose,
}: SectionChoiceProps) {
  const [isCreating, setCreating] = useState(false)
  const { data, error, refetch } = useQuery({
    queryKey: sectionsKey(board.id),
    queryFn: ({ signal }) =>
      call(boardSectionsResource.get, { board_id: board.id, page_size: 250 }, { signal }).then((answer) => answer.data),
  })
  const sections = useSections(data ?? none).filter(({ id }) => id !== withoutId)
  const isFirst = creation !== undefined && data !== undefined && sections.length === 0 && !offersBoard
  if (creation && (isCreating || isFirst)) {
    return (
      <Modal heading={sectionChoiceWords.newSection} isOpen onClose={onClose} width={400}>
        <SectionForm
          boardId={board.id}
          initialPins={creation.pinIds}
          onDone={creation.onMade}
          onCancel={isFirst ? onClose : () => setCreating(false)}
        />
      </Modal>
    )
  }
  const rows = sections.map((section) => ({
    id: section.id,
    name: section.title,
    onPick: () => onPick(section),
    lead: <Thumbnail section={section} />,
  }))
  const itself = {
    id: 'board',
    name: sectionChoiceWords.boardItself({ board: board.name }),
    onPick: () => onPick(null),
  }
  return (
    <Modal heading={heading} isOpen onClose={onClose} width={400}>
      <div ref={hearRowKeys} className={styles['picker']}>
        {data ? (
          <div className={styles['scroll']}>
            <PickerRows rows={offersBoard ? [itself, ...rows] : rows} isFocusedAtFirst />
            {rows.length === 0 && !offersBoard && <p className={styles['none']}>{sectionChoiceWords.noOthers}</p>}
          </div>
        ) : error ? (
          <ReadFailed error={error} retry={refetch} />
        ) : (
          <PickerSkeleton rows={Math.min(board.section_count + 1, 6)} />
        )}
        {creation && (
          <div className={styles['footer']}>
            <button type="button" className={styles['create']} onClick={() => setCreating(true)}>
              <span className={styles['plus']}>
                <Plus size={20} aria-hidden="true" />
              </span>
              {sectionChoiceWords.newSection}
            </button>
          </div>
        )}
      </div>
    </Modal>
  )
}

function Thumbnail({
  section: {
    preview_pins: [pin],
  },
}: {
  readonly section: Section
}) {
  return (
    <span className={styles['thumbnail']}>{pin && <img src={pin.images['136x136'].url} alt="" loading="lazy" />}</span>
  )
}
