import { ChevronLeft, ChevronRight, CircleAlert } from 'lucide-react'
import { useLocale } from '../../api/viewer.ts'
import { Button } from '../../ui/button.tsx'
import { formatCount } from '../../ui/format.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { PictureDrop } from '../../entities/media/picture-drop.tsx'
import styles from './save-window.module.css'
import { saveWindowWords } from './save-window.words.ts'
import type { useWindowPicture } from './use-window-picture.ts'

interface WindowPictureViewProps {
  readonly pictures: ReturnType<typeof useWindowPicture>
  readonly error: string | undefined
}

/** The picture, a way to the others of its page, and one to a picture of the member's own. */
export function WindowPictureView({ pictures, error }: WindowPictureViewProps) {
  const { picture, position, step, uploadOwn, useOwn } = pictures
  const locale = useLocale()
  if (picture.at === 'own') {
    return (
      <PictureDrop
        state={picture.upload}
        onChoose={([file]) => file && uploadOwn(file)}
        onClear={useOwn}
        error={error}
      />
    )
  }
  return (
    <>
      <div className={styles['frame']} role="status" aria-busy={picture.at === 'fetching' || undefined}>
        {picture.at === 'fetching' && (
          <>
            <Skeleton style={{ inlineSize: '100%', blockSize: '100%' }} />
            <span className="visually-hidden">{saveWindowWords.fetching}</span>
          </>
        )}
        {picture.at === 'fetched' && <img src={picture.shown} alt={saveWindowWords.picture} />}
        {picture.at === 'failed' && (
          <p className={styles['failed']}>
            <CircleAlert size={24} aria-hidden="true" />
            {picture.message}
          </p>
        )}
      </div>
      {position && (
        <div className={styles['steps']}>
          <IconButton label={saveWindowWords.previous} icon={<ChevronLeft size={20} />} onClick={() => step(-1)} />
          <span>
            {saveWindowWords.position({
              number: formatCount(position.number, locale),
              count: formatCount(position.count, locale),
            })}
          </span>
          <IconButton label={saveWindowWords.next} icon={<ChevronRight size={20} />} onClick={() => step(1)} />
        </div>
      )}
      {(picture.at === 'failed' || position) && (
        <Button kind="tertiary" size={32} onClick={useOwn}>
          {saveWindowWords.ownPicture}
        </Button>
      )}
    </>
  )
}
