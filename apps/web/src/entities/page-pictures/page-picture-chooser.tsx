import { useEffect, useRef } from 'react'
import { messageOf } from '../../api/failure.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { PageNotice } from './page-notice.tsx'
import { PagePictureGrid } from './page-picture-grid.tsx'
import { pagePictureWords } from './page-picture-chooser.words.ts'
import { PicturesSkeleton } from './pictures-skeleton.tsx'
import { type FoundPage, type FoundPagePicture, usePagePictures } from './use-page-pictures.ts'

interface PagePictureChooserProps {
  /** The page. Another one is another look. */
  readonly url: string
  /** What was chosen, in the order of choosing, with the page that shows it. */
  readonly onChoose: (pictures: readonly FoundPagePicture[], page: FoundPage) => void
  /** Somebody would rather bring a picture of their own; the address is kept. */
  readonly onUploadInstead: () => void
  /** How many may be chosen. */
  readonly chosenMost: number
  /** The address is itself a video. Left out where only pictures are wanted. */
  readonly onVideo?: (page: FoundPage) => void
}

/** The pictures of a page on the web, of which one or several are chosen; or why there are none. */
export function PagePictureChooser({ url, onChoose, onUploadInstead, chosenMost, onVideo }: PagePictureChooserProps) {
  const { data: page, error, isPending, refetch } = usePagePictures(url)
  const film = page?.is_video === true && onVideo ? page : null
  useFilmOnce(film, onVideo)
  if (isPending || film !== null) return <PicturesSkeleton label={pagePictureWords.looking} />
  const upload = <Button onClick={onUploadInstead}>{pagePictureWords.upload}</Button>
  if (error !== null) {
    return (
      <EmptyState
        drawing="broken"
        heading={messageOf(error)}
        action={
          <PageNotice>
            <Button onClick={() => void refetch()}>{pagePictureWords.again}</Button>
            {upload}
          </PageNotice>
        }
      />
    )
  }
  if (page.refusal) {
    return (
      <EmptyState drawing="lost" heading={pagePictureWords.notAllowed} action={upload}>
        {page.refusal.words}
      </EmptyState>
    )
  }
  if (page.items.length === 0) return <EmptyState drawing="pins" heading={pagePictureWords.noneFound} action={upload} />
  return <PagePictureGrid key={url} page={page} chosenMost={chosenMost} onChoose={onChoose} />
}

/** Hands a video on once for each look. */
function useFilmOnce(film: FoundPage | null, onVideo: PagePictureChooserProps['onVideo']) {
  const told = useRef<FoundPage | null>(null)
  useEffect(() => {
    if (film === null || told.current === film) return
    told.current = film
    onVideo?.(film)
  }, [film, onVideo])
}
