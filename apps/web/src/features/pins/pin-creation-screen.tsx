import { type Board, type Section, pinResource } from '@pinfold/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { call } from '../../api/client.ts'
import { ApiFailure, formErrors, messageOf } from '../../api/failure.ts'
import { links } from '../../api/links.ts'
import { useForm } from '../../api/use-form.ts'
import { Button } from '../../ui/button.tsx'
import { FieldError } from '../../ui/field.tsx'
import { showToast } from '../../ui/toast-store.ts'
import { BoardField, type PinPlace } from '../boards/board-field.tsx'
import { PictureDrop } from '../media/picture-drop.tsx'
import { useUpload } from '../media/use-upload.ts'
import { PinFields, pinFieldNames, wholeAddress } from './pin-fields.tsx'
import styles from './pin-form.module.css'

interface PinCreationScreenProps {
  /** Where the member came from: the pin goes there unless another board is chosen. */
  readonly board: Board | null
  readonly section: Section | null
}

/** Failures of the picture show at the picture. */
function errorsOf(error: unknown): Record<string, string> {
  const isOfPicture = error instanceof ApiFailure && (error.field === 'upload_id' || error.name === 'invalid_image')
  return isOfPicture ? { picture: messageOf(error) } : formErrors(error, pinFieldNames)
}

/** A pin of an own picture: the upload runs while the words are written. */
export function PinCreationScreen({ board, section }: PinCreationScreenProps) {
  const [place, setPlace] = useState<PinPlace | null>(board && { board, section })
  const { state, choose, clear, whenReady } = useUpload()
  const navigate = useNavigate()
  const queries = useQueryClient()
  const { errors, isBusy, formProps } = useForm({
    fields: pinFieldNames,
    errorsOf,
    validate: (): Record<string, string> => ({
      ...(state.at === 'empty' && { picture: 'Choose a picture first.' }),
      ...(state.at === 'failed' && { picture: state.message }),
      ...(place === null && { board_id: 'Choose a board for this Pin.' }),
    }),
    send: async (values) => {
      const picture = await whenReady()
      if (picture === null || place === null) return
      const { data: pin } = await call(pinResource.create, {
        method: 'uploaded',
        upload_id: picture.uploadId,
        image_signature: picture.signature,
        board_id: place.board.id,
        ...(place.section && { section_id: place.section.id }),
        title: values.text('title'),
        description: values.text('description'),
        link: wholeAddress(values.text('link')),
        alt_text: values.text('alt_text'),
      })
      void queries.invalidateQueries({ queryKey: ['board-picker'] })
      showToast({
        text: `Saved to ${place.board.name}`,
        pictureUrl: pin.images['136x136'].url,
        action: { label: 'View', href: links.board(place.board) },
      })
      await navigate(links.pin(pin.id), { replace: true })
    },
  })
  return (
    <div className={styles['page']}>
      <h1 className={styles['pageHeading']}>Create Pin</h1>
      <form {...formProps} className={styles['columns']} aria-label="Create Pin">
        <PictureDrop state={state} onChoose={(file) => void choose(file)} onClear={clear} error={errors['picture']} />
        <div className={styles['form']}>
          <PinFields errors={errors} />
          <BoardField place={place} onChange={setPlace} error={place === null ? errors['board_id'] : undefined} />
          <div aria-live="polite">
            {errors['form'] !== undefined && <FieldError>{errors['form']}</FieldError>}
            {state.at === 'ready' && errors['picture'] !== undefined && <FieldError>{errors['picture']}</FieldError>}
          </div>
          <div className={styles['buttons']}>
            <Button type="submit" kind="primary" size={48} isBusy={isBusy}>
              Publish
            </Button>
          </div>
        </div>
      </form>
    </div>
  )
}
