import { type BoardNote, boardNoteResource, boardPlanningResource, limits } from '@pinfold/contract'
import { useState } from 'react'
import { call } from '../../api/client.ts'
import { ApiFailure, messageOf } from '../../api/failure.ts'
import { useForm } from '../../api/use-form.ts'
import { useLocale } from '../../api/viewer.ts'
import { Button } from '../../ui/button.tsx'
import { FieldError } from '../../ui/field.tsx'
import { Age } from '../../ui/age.tsx'
import { Modal } from '../../ui/modal.tsx'
import { TextArea, TextField } from '../../ui/text-field.tsx'
import { showToast } from '../../ui/toast-store.ts'
import formStyles from '../../entities/board/making/board-forms.module.css'
import styles from './planning.module.css'
import { useTellPlanning } from './use-planning.ts'
import { actionWords } from '../../ui/action.words.ts'
import { Rich } from '../../ui/rich.tsx'
import { noteModalWords } from './note-modal.words.ts'

interface NoteModalProps {
  readonly boardId: string
  /** Null for a new one. */
  readonly note: BoardNote | null
  readonly onClose: () => void
}

/** Writes a note, or changes one. Where somebody else was faster, theirs shows beside what was typed, and nothing is lost. */
export function NoteModal({ boardId, note: first, onClose }: NoteModalProps) {
  // What it was when it was opened; news from elsewhere does not change what somebody writes on.
  const [note] = useState(first)
  const [theirs, setTheirs] = useState<BoardNote | null>(null)
  const [isDeleting, setDeleting] = useState(false)
  const [deletingError, setDeletingError] = useState<string | null>(null)
  const tell = useTellPlanning()
  const readTheirs = async (id: string) => {
    const { data } = await call(boardPlanningResource.get, { board_id: boardId })
    setTheirs(data.notes.find((one) => one.id === id) ?? null)
  }
  const { errors, isBusy, formProps } = useForm({
    fields: ['title', 'text'],
    validate: (values) =>
      values.text('title').trim() === '' && values.text('text').trim() === ''
        ? { text: noteModalWords.nothingWritten }
        : {},
    send: async (values) => {
      const words = { title: values.text('title'), text: values.text('text') }
      try {
        const { data } = note
          ? await call(boardNoteResource.update, {
              note_id: note.id,
              version: (theirs ?? note).version,
              ...words,
            })
          : await call(boardNoteResource.create, { board_id: boardId, ...words })
        tell(data)
        onClose()
      } catch (failure) {
        if (note && failure instanceof ApiFailure && failure.name === 'note_changed') await readTheirs(note.id)
        throw failure
      }
    },
  })
  const remove = async (gone: BoardNote) => {
    setDeleting(true)
    try {
      const { data } = await call(boardNoteResource.delete, { note_id: gone.id })
      tell(data)
      onClose()
      const { title, text } = gone
      const undo = async () => tell((await call(boardNoteResource.create, { board_id: boardId, title, text })).data)
      showToast({ text: noteModalWords.deleted, action: { label: actionWords.undo, onPress: () => void undo() } })
    } catch (failure) {
      setDeletingError(messageOf(failure))
      setDeleting(false)
    }
  }
  return (
    <Modal heading={note ? noteModalWords.note : noteModalWords.addNote} isOpen onClose={onClose} width={560}>
      <form
        {...formProps}
        className={formStyles['form']}
        aria-label={note ? noteModalWords.changeNote : noteModalWords.addNote}
      >
        <TextField
          label={noteModalWords.title}
          name="title"
          defaultValue={note?.title}
          maxLength={limits.boardPlanning.longestNoteTitle}
          autoComplete="off"
          autoFocus={note === null}
          error={errors['title']}
        />
        <TextArea
          label={noteModalWords.note}
          name="text"
          rows={8}
          defaultValue={note?.text}
          maxLength={limits.boardPlanning.longestNote}
          error={errors['text']}
        />
        {theirs && <Theirs note={theirs} />}
        <div aria-live="polite">
          {errors['form'] !== undefined && <FieldError>{errors['form']}</FieldError>}
          {deletingError !== null && <FieldError>{deletingError}</FieldError>}
        </div>
        <div className={formStyles['buttons']}>
          {note ? (
            <Button kind="tertiary" isBusy={isDeleting} onClick={() => void remove(note)}>
              {noteModalWords.deleteNote}
            </Button>
          ) : (
            <Button onClick={onClose}>{actionWords.cancel}</Button>
          )}
          <Button type="submit" kind="primary" isBusy={isBusy}>
            {theirs ? noteModalWords.saveMine : actionWords.save}
          </Button>
        </div>
      </form>
    </Modal>
  )
}

function Theirs({ note }: { readonly note: BoardNote }) {
  const locale = useLocale()
  const age = () => <Age moment={note.edited_at} locale={locale} />
  return (
    <section className={styles['theirs']} aria-label={noteModalWords.saysNow}>
      <p className={styles['count']}>
        <Rich
          parts={
            note.edited_by === null
              ? noteModalWords.somebodyWrote({ age })
              : noteModalWords.wrote({ name: note.edited_by.full_name, age })
          }
        />
      </p>
      {note.title !== '' && <p className={styles['cardHeading']}>{note.title}</p>}
      <p className={styles['theirText']}>{note.text}</p>
    </section>
  )
}
