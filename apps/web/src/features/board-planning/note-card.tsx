import type { BoardNote } from '@pinfold/contract'
import { openPlanDoor } from '../../entities/board/planning/plan-door.ts'
import styles from './planning.module.css'
import { boardPlanningWords } from './board-planning.words.ts'

interface NoteCardProps {
  readonly boardId: string
  readonly note: BoardNote
}

/** The beginning of a note; pressing it opens the whole. */
export function NoteCard({ boardId, note }: NoteCardProps) {
  const name = note.title === '' ? note.text.slice(0, 60) : note.title
  return (
    <article className={styles['card']}>
      {note.title !== '' && <h2 className={styles['cardHeading']}>{note.title}</h2>}
      {note.text !== '' && <p className={styles['noteText']}>{note.text}</p>}
      <button
        type="button"
        className={styles['noteOpener']}
        aria-haspopup="dialog"
        aria-label={boardPlanningWords.openNote({ note: name })}
        onClick={() => openPlanDoor({ boardId, at: 'note', noteId: note.id })}
      />
    </article>
  )
}
