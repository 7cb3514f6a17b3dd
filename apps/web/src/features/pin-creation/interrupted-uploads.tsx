import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useLocale } from '../../api/viewer.ts'
import {
  forgetUpload,
  interruptedUploads,
  isFileOf,
  type PieceUpload,
} from '../../entities/media/interrupted-uploads.ts'
import { VIDEO_TYPES } from '../../entities/media/upload-video.ts'
import { Button } from '../../ui/button.tsx'
import { FieldError } from '../../ui/field.tsx'
import { formatShare } from '../../ui/format-share.ts'
import { interruptedUploadsWords } from './interrupted-uploads.words.ts'
import styles from './pin-builder.module.css'

const KEY = ['interrupted uploads']

/** Videos whose page was closed while they were sent; a page cannot open a file by itself, so it asks for it again. */
export function InterruptedUploads({ onFile }: { readonly onFile: (file: File) => void }) {
  const cache = useQueryClient()
  const { data: uploads = [] } = useQuery({
    queryKey: KEY,
    staleTime: Infinity,
    queryFn: ({ signal }) => interruptedUploads(signal),
  })
  if (uploads.length === 0) return null
  const drop = ({ registration }: PieceUpload) =>
    cache.setQueryData<PieceUpload[]>(KEY, (all = []) =>
      all.filter((one) => one.registration.upload_id !== registration.upload_id),
    )
  return (
    <ul className={styles['interrupted']} aria-label={interruptedUploadsWords.heading}>
      {uploads.map((upload) => (
        <Interrupted
          key={upload.registration.upload_id}
          upload={upload}
          onFile={(file) => {
            drop(upload)
            onFile(file)
          }}
          onDiscard={() => {
            forgetUpload(upload.registration.upload_id)
            drop(upload)
          }}
        />
      ))}
    </ul>
  )
}

interface InterruptedProps {
  readonly upload: PieceUpload
  readonly onFile: (file: File) => void
  readonly onDiscard: () => void
}

function Interrupted({ upload, onFile, onDiscard }: InterruptedProps) {
  const locale = useLocale()
  const chooser = useRef<HTMLInputElement>(null)
  const [isOther, setOther] = useState(false)
  const { name, part } = upload
  const choose = (file: File | undefined) => {
    if (!file) return
    if (isFileOf(upload, file)) onFile(file)
    else setOther(true)
  }
  return (
    <li className={styles['notice']}>
      <div>
        <p>{interruptedUploadsWords.stopped({ name, part: formatShare(part, locale) })}</p>
        <div aria-live="polite">
          {isOther && <FieldError>{interruptedUploadsWords.otherFile({ name })}</FieldError>}
        </div>
      </div>
      <div className={styles['choices']}>
        <input
          ref={chooser}
          className="visually-hidden"
          type="file"
          accept={VIDEO_TYPES}
          tabIndex={-1}
          aria-label={interruptedUploadsWords.choose({ name })}
          onChange={(event) => {
            choose(event.target.files?.[0])
            event.target.value = ''
          }}
        />
        <Button size={32} kind="primary" onClick={() => chooser.current?.click()}>
          {interruptedUploadsWords.choose({ name })}
        </Button>
        <Button size={32} onClick={onDiscard}>
          {interruptedUploadsWords.discard}
        </Button>
      </div>
    </li>
  )
}
