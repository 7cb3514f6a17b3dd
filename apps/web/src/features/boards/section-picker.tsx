import { type Board, type SectionCard, boardSectionsResource } from '@pinfold/contract'
import { useQuery } from '@tanstack/react-query'
import { ArrowLeft, Plus } from 'lucide-react'
import { useState } from 'react'
import { call } from '../../api/client.ts'
import { messageOf } from '../../api/failure.ts'
import { FieldError } from '../../ui/field.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import styles from './board-picker.module.css'
import { SectionForm } from './section-form.tsx'

interface SectionPickerProps {
  readonly board: Pick<Board, 'id' | 'name'>
  readonly onBack: () => void
  readonly onPick: (section: SectionCard | null) => void
}

/** The board itself, or one of its sections. */
export function SectionPicker({ board, onBack, onPick }: SectionPickerProps) {
  const [isCreating, setCreating] = useState(false)
  const { data, error } = useQuery({
    queryKey: ['board', board.id, 'sections'],
    queryFn: ({ signal }) =>
      call(boardSectionsResource.get, { board_id: board.id, page_size: 250 }, { signal }).then((answer) => answer.data),
  })
  if (isCreating) return <SectionForm boardId={board.id} onCancel={() => setCreating(false)} onDone={onPick} />
  return (
    <div className={styles['picker']}>
      <div className={styles['stepHeader']}>
        <IconButton label="Back to boards" icon={<ArrowLeft size={20} />} tooltip="none" onClick={onBack} />
        <h3 className={styles['stepHeading']}>{board.name}</h3>
      </div>
      <div className={styles['scroll']}>
        <ul className={styles['list']}>
          <li>
            <button type="button" className={styles['row']} onClick={() => onPick(null)} autoFocus>
              <span className={styles['name']}>The board itself</span>
            </button>
          </li>
          {data?.map((section) => (
            <li key={section.id}>
              <button type="button" className={styles['row']} onClick={() => onPick(section)}>
                <span className={styles['name']}>{section.title}</span>
              </button>
            </li>
          ))}
        </ul>
        {error && <FieldError>{messageOf(error)}</FieldError>}
        {!data && !error && <Skeleton style={{ inlineSize: '60%', blockSize: 16, margin: 12 }} />}
      </div>
      <button type="button" className={styles['create']} onClick={() => setCreating(true)}>
        <span className={styles['plus']}>
          <Plus size={20} aria-hidden="true" />
        </span>
        Add section
      </button>
    </div>
  )
}
