import { type Pin, pinResource } from '@pinfold/contract'
import { useId, useState } from 'react'
import { call } from '../../api/client.ts'
import { useForm } from '../../api/use-form.ts'
import { Button } from '../../ui/button.tsx'
import { FieldError } from '../../ui/field.tsx'
import type { PickerBoards } from '../../entities/board/lists/picker-boards.ts'
import { BoardPicker } from '../../entities/board/picker/board-picker.tsx'
import { type SavePlace, placeArgs } from '../../entities/pin/saving/saved-place.ts'
import { type Asked, type Beginning, beginningOf, wordsOf } from './asked-picture.ts'
import { SavedEnd } from './saved-end.tsx'
import styles from './save-window.module.css'
import { saveWindowWords } from './save-window.words.ts'
import { useWindowPicture } from './use-window-picture.ts'
import { WindowPictureView } from './window-picture.tsx'
import { WindowWords } from './window-words.tsx'

interface SaveWindowScreenProps {
  readonly asked: Asked
  readonly boards: PickerBoards
}

/** CN-09: a picture of another site is saved, with words, to the board that was used last or another one. */
export function SaveWindowScreen({ asked, boards }: SaveWindowScreenProps) {
  const [saved, setSaved] = useState<Pin | null>(null)
  if (saved) return <SavedEnd pin={saved} />
  return <SaveWindow beginning={beginningOf(asked)} boards={boards} onSaved={setSaved} />
}

interface SaveWindowProps {
  readonly beginning: Beginning
  readonly boards: PickerBoards
  readonly onSaved: (pin: Pin) => void
}

function SaveWindow({ beginning: { page, media, upload, title, description }, boards, onSaved }: SaveWindowProps) {
  const formId = useId()
  const [place, setPlace] = useState<SavePlace>({ board: boards.boards_shortlist[0] ?? null, section: null })
  const [isMissing, setMissing] = useState(false)
  const [words, setWords] = useState({ title, description })
  const pictures = useWindowPicture({
    media,
    upload,
    pageUrl: page?.url ?? null,
    onPage: (found) =>
      setWords(wordsOf({ title: title || found.title, description: description || found.description })),
  })
  const { errors, isBusy, formProps } = useForm({
    fields: ['title', 'description', 'picture'],
    send: async (values) => {
      const picture = await pictures.whenReady()
      if (picture === null) return setMissing(true)
      const { data } = await call(pinResource.create, {
        method: 'uploaded',
        upload_id: picture.uploadId,
        image_signature: picture.signature,
        ...(place.board && { board_id: place.board.id }),
        ...(place.section && { section_id: place.section.id }),
        title: values.text('title'),
        description: values.text('description'),
        link: page?.url ?? '',
      })
      onSaved(data)
    },
  })
  return (
    <div className={styles['window']}>
      <header className={styles['header']}>
        <h1 className={styles['heading']}>{saveWindowWords.heading}</h1>
        {page && <p className={styles['site']}>{saveWindowWords.from({ site: page.domain })}</p>}
      </header>
      <div className={styles['picture']}>
        <WindowPictureView
          pictures={pictures}
          pageUrl={page?.url ?? null}
          error={isMissing ? saveWindowWords.pictureMissing : errors['picture']}
        />
      </div>
      <section className={styles['boards']} aria-label={saveWindowWords.board}>
        <BoardPicker
          isInline
          initialBoards={boards}
          chosen={{ boardId: place.board?.id ?? null, sectionId: place.section?.id ?? null }}
          onPick={(board, section) => setPlace({ board, section })}
          onPickProfile={() => setPlace({ board: null, section: null })}
        />
      </section>
      <form {...formProps} id={formId} className={styles['words']} aria-label={saveWindowWords.heading}>
        <WindowWords {...words} errors={errors} />
      </form>
      <div className={styles['end']} data-at-end>
        <div aria-live="polite">{errors['form'] !== undefined && <FieldError>{errors['form']}</FieldError>}</div>
        <Button type="submit" form={formId} kind="primary" size={48} isWide isBusy={isBusy}>
          {saveWindowWords.saveTo(placeArgs(place))}
        </Button>
      </div>
    </div>
  )
}
