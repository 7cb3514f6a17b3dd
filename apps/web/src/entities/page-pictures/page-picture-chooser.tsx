import { useEffect, useState } from 'react'
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
  /** Told when the look has ended, however. */
  readonly onLooked?: (page: FoundPage | null) => void
}

/** The pictures of a page on the web, of which one or several are chosen; or why there are none. */
export function PagePictureChooser({ url, onChoose, onUploadInstead, chosenMost, onLooked }: PagePictureChooserProps) {
  const { data: page, error, isPending, refetch } = usePagePictures(url)
  useLooked(isPending, page ?? null, onLooked)
  if (isPending) return <PicturesSkeleton label={pagePictureWords.looking} />
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

function useLooked(isPending: boolean, page: FoundPage | null, onLooked: PagePictureChooserProps['onLooked']) {
  const [told, setTold] = useState<FoundPage | 'nothing' | null>(null)
  useEffect(() => {
    const result = page ?? 'nothing'
    if (isPending || told === result) return
    setTold(result)
    onLooked?.(page)
  }, [isPending, page, told, onLooked])
}
