import { type Board, type Pin, type SectionCard, limits, repinResource } from '@pinfold/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { call } from '../../api/client.ts'
import { links } from '../../api/links.ts'
import { tellFact } from '../../api/use-optimistic-fact.ts'
import { useForm } from '../../api/use-form.ts'
import { breakpoints } from '../../ui/breakpoints.ts'
import { Button } from '../../ui/button.tsx'
import { FieldError } from '../../ui/field.tsx'
import { TextArea, TextField } from '../../ui/text-field.tsx'
import { showToast } from '../../ui/toast-store.ts'
import pickerStyles from '../../entities/board/picker/board-picker.module.css'
import { BoardPicker } from '../../entities/board/picker/board-picker.tsx'
import { type PickerBoards, boardFilled } from '../../entities/board/lists/picker-boards.ts'
import { wholeAddress } from '../../entities/pin/fields/pin-fields.tsx'
import { PinPicture } from '../../entities/pin/card/pin-picture.tsx'
import styles from './repin-screen.module.css'
import { SavedNote } from '../../entities/pin/saving/save-controls.tsx'
import { type SavePlace, placeArgs, savedAs, savedText } from '../../entities/pin/saving/saved-place.ts'
import { useHeldPlaces } from '../../entities/pin/saving/use-held-places.ts'
import { useSavedPlace } from '../../entities/pin/saving/use-pin-save.ts'
import { savedKey } from '../../entities/pin/pin-keys.ts'
import { actionWords } from '../../ui/action.words.ts'
import { Rich } from '../../ui/rich.tsx'
import { repinWords } from './repin.words.ts'
import { bold } from '../../ui/rich-elements.tsx'

interface RepinScreenProps {
  readonly pin: Pin
  readonly boards: PickerBoards
}

const fields = ['title', 'description', 'link'] as const
const SIZES = `(min-width: ${breakpoints.tablet}px) 40vw, 100vw`

/** CR-01: saves a pin with words of one's own; the board used last is chosen at first. */
export function RepinScreen({ pin, boards }: RepinScreenProps) {
  const [place, setPlace] = useState<SavePlace>({ board: boards.boards_shortlist[0] ?? null, section: null })
  const { errors, isBusy, formProps } = useRepin(pin, place)
  const formId = useId()
  const saved = useSavedPlace(pin)
  const held = useHeldPlaces(pin, saved)
  const { width, height } = pin.images.orig
  const ratio = width > 0 && height > 0 ? height / width : 1
  const pick = (board: Board | null, section: SectionCard | null) => setPlace({ board, section })
  return (
    <div className={styles['page']}>
      <Link
        className={styles['picture']}
        to={links.pin(pin.id)}
        aria-label={pin.title === '' ? repinWords.backToUnnamed : repinWords.backToPin({ title: pin.title })}
      >
        <PinPicture pin={pin} sizes={SIZES} ratio={ratio} isFirst />
      </Link>
      <div className={styles['side']}>
        <h1 className={styles['heading']}>{repinWords.heading}</h1>
        {/* Not inside the form: making a board is a form of its own. */}
        <section className={styles['boards']} aria-label={repinWords.board}>
          <BoardPicker
            isInline
            pinId={pin.id}
            held={held}
            initialBoards={boards}
            chosen={{ boardId: place.board?.id ?? null, sectionId: place.section?.id ?? null }}
            onPick={pick}
            onPickProfile={() => pick(null, null)}
            note={saved && <SavedNote saved={saved} className={pickerStyles['note']} />}
          />
        </section>
        <form {...formProps} id={formId} className={styles['words']} aria-label={repinWords.heading}>
          <WordFields pin={pin} errors={errors} />
          <div aria-live="polite">{errors['form'] !== undefined && <FieldError>{errors['form']}</FieldError>}</div>
        </form>
        <div className={styles['end']} data-at-end>
          <p className={styles['place']}>
            <Rich
              parts={
                place.board
                  ? repinWords.to({ name: placeArgs(place).place, place: bold })
                  : repinWords.toProfile({ place: bold })
              }
            />
          </p>
          <Button type="submit" form={formId} kind="primary" size={48} isBusy={isBusy}>
            {actionWords.save}
          </Button>
        </div>
      </div>
    </div>
  )
}

function useRepin(pin: Pin, { board, section }: SavePlace) {
  const navigate = useNavigate()
  const queries = useQueryClient()
  return useForm({
    fields,
    send: async (values) => {
      const { data } = await call(repinResource.create, {
        pin_id: pin.id,
        ...(board && { board_id: board.id }),
        ...(section && { section_id: section.id }),
        title: values.text('title'),
        description: values.text('description'),
        link: wholeAddress(values.text('link')),
      })
      if (board) boardFilled(queries, board)
      tellFact(queries, savedKey(pin), savedAs(data))
      showToast({ text: savedText({ board, section }), pictureUrl: pin.images['136x136'].url })
      await navigate(links.pin(data.id))
    },
  })
}

function WordFields({ pin, errors }: { readonly pin: Pin; readonly errors: Readonly<Record<string, string>> }) {
  return (
    <>
      <TextField
        label={repinWords.title}
        name="title"
        defaultValue={pin.title}
        maxLength={limits.pinTitle.longest}
        autoComplete="off"
        error={errors['title']}
      />
      <TextArea
        label={repinWords.description}
        name="description"
        defaultValue={pin.description}
        maxLength={limits.pinDescription.longest}
        rows={3}
        error={errors['description']}
      />
      <TextField
        label={repinWords.link}
        name="link"
        inputMode="url"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        defaultValue={pin.link ?? ''}
        maxLength={limits.pinLink.longest}
        error={errors['link']}
      />
    </>
  )
}
