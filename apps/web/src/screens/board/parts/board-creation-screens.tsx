import type { Board } from '@pinfold/contract'
import { Link, useNavigate } from 'react-router'
import { links } from '../../../api/links.ts'
import { showToast } from '../../../ui/toast-store.ts'
import styles from '../../../entities/board/making/board-forms.module.css'
import { CreateBoardForm } from '../../../entities/board/making/create-board-form.tsx'
import { SectionForm } from '../../../entities/board/making/section-form.tsx'

export function CreateBoardScreen() {
  const navigate = useNavigate()
  const open = (board: Board) => {
    showToast({ text: 'Board created!' })
    void navigate(links.board(board), { replace: true })
  }
  return (
    <div className={styles['page']}>
      <h1 className={styles['pageHeading']}>Create board</h1>
      <p className={styles['pageText']}>Boards keep related ideas together.</p>
      <CreateBoardForm onCreated={open} />
    </div>
  )
}

export function CreateSectionScreen({ board }: { readonly board: Board }) {
  const navigate = useNavigate()
  return (
    <div className={styles['page']}>
      <h1 className={styles['pageHeading']}>Add section</h1>
      <p className={styles['pageText']}>
        To <Link to={links.board(board)}>{board.name}</Link>
      </p>
      <SectionForm
        boardId={board.id}
        onDone={(section) => void navigate(links.section(board, section.slug), { replace: true })}
      />
    </div>
  )
}
