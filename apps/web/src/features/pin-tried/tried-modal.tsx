import { didItActivityResource, limits, type Pin } from '@pinfold/contract'
import { useState } from 'react'
import { call } from '../../api/client.ts'
import { useForm } from '../../api/use-form.ts'
import { Button } from '../../ui/button.tsx'
import { FieldError } from '../../ui/field.tsx'
import { Modal } from '../../ui/modal.tsx'
import { TextArea } from '../../ui/text-field.tsx'
import { showToast } from '../../ui/toast-store.ts'
import { PictureDrop } from '../../entities/media/picture-drop.tsx'
import { uploadPicture } from '../../entities/media/upload-picture.ts'
import { type UploadState, useUploadsOf } from '../../entities/media/use-uploads.ts'
import styles from './tried-modal.module.css'
import { actionWords } from '../../ui/action.words.ts'
import { triedModalWords } from './tried-modal.words.ts'

interface TriedModalProps {
  readonly pin: Pin
  readonly onClose: () => void
  readonly onDone: () => void
}

const PHOTO = 'photo'

/** Says that one tried it, with a note, a photo, or both. */
export function TriedModal({ pin, onClose, onDone }: TriedModalProps) {
  const [photo, setPhoto] = useState<UploadState>({ at: 'empty' })
  const uploads = useUploadsOf(uploadPicture, (_key, state) => setPhoto(state))
  const { errors, isBusy, formProps } = useForm({
    fields: ['details'],
    validate: (values): Record<string, string> =>
      photo.at === 'empty' && values.text('details').trim() === '' ? { details: triedModalWords.empty } : {},
    send: async (values) => {
      const picture = await uploads.whenReady(PHOTO)
      const upload = picture ? { upload_id: picture.uploadId } : {}
      await call(didItActivityResource.create, { pin_id: pin.id, details: values.text('details'), ...upload })
      onClose()
      onDone()
      showToast({ text: triedModalWords.done })
    },
  })
  return (
    <Modal heading={triedModalWords.heading} isOpen onClose={onClose} width={480} hasUnsavedText={photo.at !== 'empty'}>
      <form {...formProps} className={styles['form']} aria-label={triedModalWords.heading}>
        <div className={styles['photo']}>
          <PictureDrop
            state={photo}
            onChoose={([file]) => file && void uploads.choose(PHOTO, file)}
            onClear={() => uploads.clear(PHOTO)}
          />
        </div>
        <TextArea
          label={triedModalWords.howDidItGo}
          name="details"
          rows={3}
          maxLength={limits.tried.longest}
          error={errors['details']}
        />
        <div aria-live="polite">{errors['form'] !== undefined && <FieldError>{errors['form']}</FieldError>}</div>
        <div className={styles['buttons']}>
          <Button onClick={onClose}>{actionWords.cancel}</Button>
          <Button type="submit" kind="primary" isBusy={isBusy}>
            {actionWords.done}
          </Button>
        </div>
      </form>
    </Modal>
  )
}
