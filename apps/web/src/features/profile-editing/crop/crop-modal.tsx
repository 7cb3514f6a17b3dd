import { type ProfilePictureKind, profilePictureResource, type User } from '@pinfold/contract'
import { useRef, useState } from 'react'
import { call } from '../../../api/client.ts'
import { messageOf } from '../../../api/failure.ts'
import { Button } from '../../../ui/button.tsx'
import { FieldError } from '../../../ui/field.tsx'
import { Modal } from '../../../ui/modal.tsx'
import { CropStage } from '../../../entities/media/crop-stage.tsx'
import { invalidImage, uploadPicture } from '../../../entities/media/upload-picture.ts'
import styles from './crop-modal.module.css'
import { croppedFile, type Part } from './cropped-file.ts'
import { useLocale } from '../../../api/viewer.ts'
import { actionWords } from '../../../ui/action.words.ts'
import { cropPictureWords } from './crop-picture.words.ts'

const shapes = {
  avatar: { aspect: 1, widest: 736, cropShape: 'round' },
  cover: { aspect: 656 / 369, widest: 1600, cropShape: 'rect' },
} as const

interface CropModalProps {
  readonly kind: ProfilePictureKind
  /** The chosen picture, as this browser holds it. */
  readonly address: string
  readonly onClose: () => void
  readonly onSaved: (user: User) => void | Promise<void>
}

/** Chooses the part of a picture that shows, by dragging, arrow keys and a slider, and brings it to the server. */
export function CropModal({ kind, address, onClose, onSaved }: CropModalProps) {
  const { aspect, widest, cropShape } = shapes[kind]
  const percent = new Intl.NumberFormat(useLocale(), { style: 'percent' })
  const [part, setPart] = useState<Part | null>(null)
  const [progress, setProgress] = useState<number | null>(null)
  const [error, setError] = useState<string | null>(null)
  const leaving = useRef(new AbortController())
  const close = () => {
    leaving.current.abort()
    onClose()
  }
  const save = async () => {
    if (!part) return
    const { signal } = leaving.current
    setError(null)
    setProgress(0)
    try {
      const cut = await croppedFile(address, part, widest)
      const { uploadId } = await uploadPicture(cut, setProgress, signal, kind)
      const { data } = await call(profilePictureResource.create, { kind, upload_id: uploadId }, { signal })
      await onSaved(data)
    } catch (failure) {
      if (!signal.aborted) setError(messageOf(failure))
    } finally {
      setProgress(null)
    }
  }
  return (
    <Modal heading={cropPictureWords.heading({ kind })} isOpen onClose={close} width={560} hasUnsavedText>
      <div className={styles['body']}>
        <CropStage
          address={address}
          aspect={aspect}
          shape={cropShape}
          onPart={(_, pixels) => setPart(pixels)}
          onBroken={() => setError(messageOf(invalidImage()))}
        />
        <div aria-live="polite">
          {error !== null && <FieldError>{error}</FieldError>}
          {progress !== null && (
            <span className="visually-hidden">{cropPictureWords.uploading({ percent: percent.format(progress) })}</span>
          )}
        </div>
        <div className={styles['buttons']}>
          <Button onClick={close}>{actionWords.cancel}</Button>
          <Button kind="primary" isBusy={progress !== null} disabled={part === null} onClick={() => void save()}>
            {actionWords.save}
          </Button>
        </div>
      </div>
    </Modal>
  )
}
