import { CircleAlert } from 'lucide-react'
import { Button } from '../../ui/button.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { PictureDrop } from '../../entities/media/picture-drop.tsx'
import { PagePictureChooser } from '../../entities/page-pictures/page-picture-chooser.tsx'
import styles from './save-window.module.css'
import { saveWindowWords } from './save-window.words.ts'
import type { useWindowPicture } from './use-window-picture.ts'

interface WindowPictureViewProps {
  readonly pictures: ReturnType<typeof useWindowPicture>
  readonly pageUrl: string | null
  readonly error: string | undefined
  readonly onTitle: (title: string) => void
}

/** The picture, or the choice among those of the page and one of the member's own. */
export function WindowPictureView({ pictures, pageUrl, error, onTitle }: WindowPictureViewProps) {
  const { picture, take, upload, useOwn, chooseAgain } = pictures
  if (picture.at === 'choosing' && pageUrl !== null) {
    return (
      <PagePictureChooser
        url={pageUrl}
        chosenMost={1}
        onChoose={([chosen], page) => {
          if (!chosen) return
          onTitle(chosen.title || page.title)
          take(chosen.url)
        }}
        onUploadInstead={useOwn}
      />
    )
  }
  const again = (
    <Button kind="tertiary" size={32} onClick={chooseAgain}>
      {pageUrl === null ? saveWindowWords.ownPicture : saveWindowWords.otherPicture}
    </Button>
  )
  if (picture.at === 'own' || picture.at === 'choosing') {
    return (
      <>
        <PictureDrop
          state={picture.at === 'own' ? picture.upload : { at: 'empty' }}
          onChoose={([file]) => file && upload(file)}
          onClear={useOwn}
          error={error}
        />
        {pageUrl !== null && again}
      </>
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
      {again}
    </>
  )
}
