import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { messageOf } from '../../api/failure.ts'
import { awaitUpload, type FetchedPicture, fetchPicture } from '../../entities/media/fetch-picture.ts'
import { pagePictures } from '../../entities/page-pictures/use-page-pictures.ts'
import { type UploadedPicture, uploadPicture } from '../../entities/media/upload-picture.ts'
import { type UploadState, useUploadsOf } from '../../entities/media/use-uploads.ts'
import { type PagePictures, pagePicturesOf } from './page-pictures.ts'

/** The picture of the window. */
export type WindowPicture =
  | { readonly at: 'fetching' }
  | { readonly at: 'fetched'; readonly shown: string }
  | { readonly at: 'failed'; readonly message: string }
  | { readonly at: 'own'; readonly upload: UploadState }

const OWN = 'own'

interface PictureStart {
  readonly media: string | null
  readonly upload: string | null
  readonly pageUrl: string | null
  /** Where the picture was looked for: what the page says of itself. */
  readonly onPage: (page: Pick<PagePictures, 'title' | 'description'>) => void
}

/** The picture that is saved: one of another site, which the server fetches at once, or one of the member's own. */
export function useWindowPicture({ media, upload, pageUrl, onPage }: PictureStart) {
  const isComing = upload !== null || media !== null || pageUrl !== null
  const [picture, setPicture] = useState<WindowPicture>(
    isComing ? { at: 'fetching' } : { at: 'own', upload: { at: 'empty' } },
  )
  const [page, setPage] = useState<PagePictures | null>(null)
  const [chosen, setChosen] = useState(0)
  const queries = useQueryClient()
  const own = useUploadsOf(uploadPicture, (_, upload) => setPicture({ at: 'own', upload }))
  const running = useRef<{ controller: AbortController; arrival: Promise<FetchedPicture | null> } | null>(null)

  const stop = () => {
    running.current?.controller.abort()
    running.current = null
  }
  const bring = (find: (signal: AbortSignal) => Promise<FetchedPicture>) => {
    stop()
    const controller = new AbortController()
    const { signal } = controller
    const tell = (next: WindowPicture) => {
      if (!signal.aborted) setPicture(next)
    }
    tell({ at: 'fetching' })
    const arrival = find(signal)
    running.current = { controller, arrival }
    arrival.then(
      ({ shown }) => tell({ at: 'fetched', shown }),
      (error: unknown) =>
        tell({ at: 'failed', message: error instanceof NothingToSave ? error.message : messageOf(error) }),
    )
  }
  const bringForeign = (imageUrl: string, signal: AbortSignal) => fetchPicture({ imageUrl, pageUrl }, signal)
  const lookAtPage = async (signal: AbortSignal) => {
    const found = pagePicturesOf(await queries.fetchQuery(pagePictures(pageUrl ?? '')))
    signal.throwIfAborted()
    setPage(found)
    onPage(found)
    const [first] = found.addresses
    if (first === undefined) throw new NothingToSave(found.reason ?? '')
    return bringForeign(first, signal)
  }
  const begin = useRef(() => {
    if (upload !== null) bring((signal) => awaitUpload(upload, signal))
    else if (media !== null) bring((signal) => bringForeign(media, signal))
    else if (pageUrl !== null) bring(lookAtPage)
  })
  useEffect(() => {
    begin.current()
    return stop
  }, [])

  const count = page?.addresses.length ?? 0
  const take = (address: string | undefined) => {
    if (address === undefined) return
    setChosen(page?.addresses.indexOf(address) ?? 0)
    bring((signal) => bringForeign(address, signal))
  }
  return {
    picture,
    /** Which of the page's pictures it is, where there are several. */
    position: count > 1 ? { number: chosen + 1, count } : null,
    step: (by: 1 | -1) => take(page?.addresses[(chosen + by + count) % count]),
    take,
    uploadOwn: (file: File) => {
      stop()
      void own.choose(OWN, file)
    },
    takeOwn: () => {
      stop()
      own.clear(OWN)
    },
    /** The picture once it is there; null where none was chosen. Throws what went wrong with it. */
    whenReady: async (): Promise<UploadedPicture | null> => (await running.current?.arrival) ?? own.whenReady(OWN),
  }
}

/** What the page said of why nothing of it can be saved. */
class NothingToSave extends Error {}
