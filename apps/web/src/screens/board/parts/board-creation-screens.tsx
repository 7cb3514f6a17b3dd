import type { Board } from '@pinfold/contract'
import { Link, useNavigate } from 'react-router'
import { links } from '../../../api/links.ts'
import { showToast } from '../../../ui/toast-store.ts'
import styles from '../../../entities/board/making/board-forms.module.css'
import { CreateBoardForm } from '../../../entities/board/making/create-board-form.tsx'
import { SectionForm } from '../../../entities/board/making/section-form.tsx'
import { Rich } from '../../../ui/rich.tsx'
import { boardCreationWords } from './board-creation.words.ts'

export function CreateBoardScreen() {
  const navigate = useNavigate()
  // The form stays busy until the board is there: pressed once more, it would make another one.
  const open = async (board: Board) => {
    showToast({ text: boardCreationWords.created })
    await navigate(links.board(board), { replace: true })
  }
  return (
    <div className={styles['page']}>
      <h1 className={styles['pageHeading']}>{boardCreationWords.createBoard}</h1>
      <p className={styles['pageText']}>{boardCreationWords.help}</p>
      <CreateBoardForm onCreated={open} />
    </div>
  )
}

const linkTo = (to: string) => (text: string) => <Link to={to}>{text}</Link>

export function CreateSectionScreen({ board }: { readonly board: Board }) {
  const navigate = useNavigate()
  return (
    <div className={styles['page']}>
      <h1 className={styles['pageHeading']}>{boardCreationWords.addSection}</h1>
      <p className={styles['pageText']}>
        <Rich
          parts={boardCreationWords.toBoard({
            board: board.name,
            link: linkTo(links.board(board)),
          })}
        />
      </p>
      <SectionForm
        boardId={board.id}
        onDone={async (section) => {
          await navigate(links.section(board, section.slug), { replace: true })
        }}
      />
    </div>
  )
}
