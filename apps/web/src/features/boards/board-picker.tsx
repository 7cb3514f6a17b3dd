import { type Board, type SectionCard, boardPickerBoardsResource } from '@pinfold/contract'
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { ChevronRight, Lock, Plus } from 'lucide-react'
import { useState } from 'react'
import { call } from '../../api/client.ts'
import { messageOf } from '../../api/failure.ts'
import { useMember } from '../../api/viewer.ts'
import { Button } from '../../ui/button.tsx'
import { FieldError } from '../../ui/field.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { TextField } from '../../ui/text-field.tsx'
import styles from './board-picker.module.css'
import { CreateBoardForm } from './create-board-form.tsx'
import { SectionPicker } from './section-picker.tsx'

/** The boards a member can save to. Saving moves boards about, so they are asked for again after a while. */
const pickerQuery = queryOptions({
  queryKey: ['board-picker'],
  queryFn: ({ signal }) => call(boardPickerBoardsResource.get, {}, { signal }).then((answer) => answer.data),
})

/** Fetches a member's boards when a press is near, so that the picker opens with its final height. */
export function usePickerPreparation() {
  const queries = useQueryClient()
  const member = useMember()
  const prepare = () => {
    if (member) void queries.prefetchQuery(pickerQuery)
  }
  return { onPointerEnter: prepare, onPointerDown: prepare, onFocus: prepare }
}

/** Boards beyond this many get a box to find them in. */
const FEW_BOARDS = 6

type Step = { at: 'boards' } | { at: 'sections'; board: Board } | { at: 'new board' }

interface BoardPickerProps {
  readonly onPick: (board: Board, section: SectionCard | null) => void
}

/** Chooses a board and, where it has some, a section; new ones are made on the way. */
export function BoardPicker({ onPick }: BoardPickerProps) {
  const [step, setStep] = useState<Step>({ at: 'boards' })
  const { data, error, refetch } = useQuery(pickerQuery)
  if (step.at === 'sections') {
    return (
      <SectionPicker
        board={step.board}
        onBack={() => setStep({ at: 'boards' })}
        onPick={(section) => onPick(step.board, section)}
      />
    )
  }
  if (step.at === 'new board') {
    return <CreateBoardForm onCancel={() => setStep({ at: 'boards' })} onCreated={(board) => onPick(board, null)} />
  }
  if (error) {
    return (
      <div className={styles['failed']}>
        <FieldError>{messageOf(error)}</FieldError>
        <Button onClick={() => void refetch()}>Try again</Button>
      </div>
    )
  }
  const choose = (board: Board) => (board.section_count > 0 ? setStep({ at: 'sections', board }) : onPick(board, null))
  return (
    <div className={styles['picker']}>
      {data ? <BoardChoices boards={data.all_boards} recent={data.boards_shortlist} onChoose={choose} /> : <Loading />}
      <button type="button" className={styles['create']} onClick={() => setStep({ at: 'new board' })}>
        <span className={styles['plus']}>
          <Plus size={20} aria-hidden="true" />
        </span>
        Create board
      </button>
    </div>
  )
}

function Loading() {
  return (
    <div className={styles['list']} role="status" aria-label="Loading your boards">
      {[0, 1, 2, 3, 4].map((row) => (
        <span key={row} className={styles['row']}>
          <Skeleton style={{ inlineSize: 48, blockSize: 48 }} />
          <Skeleton style={{ inlineSize: 140, blockSize: 16 }} />
        </span>
      ))}
    </div>
  )
}

interface BoardChoicesProps {
  readonly boards: readonly Board[]
  readonly recent: readonly Board[]
  readonly onChoose: (board: Board) => void
}

function BoardChoices({ boards, recent, onChoose }: BoardChoicesProps) {
  const [words, setWords] = useState('')
  const wanted = words.trim().toLocaleLowerCase()
  const found = boards.filter((board) => board.name.toLocaleLowerCase().includes(wanted))
  const shortlist = wanted === '' && boards.length > FEW_BOARDS ? recent : []
  if (boards.length === 0) return <p className={styles['none']}>You have no boards yet. Make one for this idea.</p>
  return (
    <>
      {boards.length > FEW_BOARDS && (
        <TextField
          label="Find a board"
          type="search"
          autoComplete="off"
          value={words}
          onChange={(event) => setWords(event.target.value)}
        />
      )}
      <div className={styles['scroll']}>
        {shortlist.length > 0 && <BoardRows heading="Last saved to" boards={shortlist} onChoose={onChoose} />}
        {found.length > 0 && (
          <BoardRows heading={shortlist.length > 0 ? 'All boards' : 'Your boards'} boards={found} onChoose={onChoose} />
        )}
        {found.length === 0 && <p className={styles['none']}>No board with that name.</p>}
      </div>
    </>
  )
}

function BoardRows({
  heading,
  boards,
  onChoose,
}: { readonly heading: string } & Pick<BoardChoicesProps, 'boards' | 'onChoose'>) {
  return (
    <section>
      <h3 className={styles['heading']}>{heading}</h3>
      <ul className={styles['list']}>
        {boards.map((board) => (
          <li key={board.id}>
            <button type="button" className={styles['row']} onClick={() => onChoose(board)}>
              <span className={styles['thumbnail']}>
                {board.image_thumbnail_url !== null && <img src={board.image_thumbnail_url} alt="" loading="lazy" />}
              </span>
              <span className={styles['name']}>{board.name}</span>
              {board.privacy === 'secret' && <Lock size={16} aria-label="Secret" />}
              {board.section_count > 0 && <ChevronRight size={20} aria-label="has sections" />}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
