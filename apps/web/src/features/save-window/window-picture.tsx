import { ChevronLeft, ChevronRight, CircleAlert } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useLocale } from '../../api/viewer.ts'
import { Button } from '../../ui/button.tsx'
import { formatCount } from '../../ui/format.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { loadPart } from '../../ui/load-part.ts'
import { Modal } from '../../ui/modal.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { PictureDrop } from '../../entities/media/picture-drop.tsx'
import styles from './save-window.module.css'
import { saveWindowWords } from './save-window.words.ts'
import type { useWindowPicture } from './use-window-picture.ts'

const PagePictureChooser = lazy(() =>
  loadPart(() => import('../../entities/page-pictures/page-picture-chooser.tsx')).then((module) => ({
    default: module.PagePictureChooser,
  })),
)

interface WindowPictureViewProps {
  readonly pictures: ReturnType<typeof useWindowPicture>
  readonly pageUrl: string | null
  readonly error: string | undefined
}

/** The picture, a way to the others of its page, and one to a picture of the member's own. */
export function WindowPictureView({ pictures, pageUrl, error }: WindowPictureViewProps) {
  const { picture, position, step, take, uploadOwn, takeOwn } = pictures
  const [isChoosing, setChoosing] = useState(false)
  const locale = useLocale()
  if (picture.at === 'own') {
    return (
      <PictureDrop
        state={picture.upload}
        onChoose={([file]) => file && uploadOwn(file)}
        onClear={takeOwn}
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
      {position && (
        <Button kind="tertiary" size={32} onClick={() => setChoosing(true)}>
          {saveWindowWords.allPictures}
        </Button>
      )}
      {picture.at === 'failed' && (
        <Button kind="tertiary" size={32} onClick={takeOwn}>
          {saveWindowWords.ownPicture}
        </Button>
      )}
      {isChoosing && pageUrl !== null && (
        <Modal heading={saveWindowWords.allPictures} isOpen onClose={() => setChoosing(false)} width={640}>
          <Suspense fallback={null}>
            <PagePictureChooser
              url={pageUrl}
              chosenMost={1}
              onChoose={([found]) => {
                setChoosing(false)
                take(found?.url)
              }}
              onUploadInstead={() => {
                setChoosing(false)
                takeOwn()
              }}
            />
          </Suspense>
        </Modal>
      )}
    </>
  )
}
