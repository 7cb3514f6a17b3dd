import { useEffect, useRef, useState } from 'react'
import { messageOf } from '../../api/failure.ts'
import { type FetchedPicture, fetchPicture } from '../../entities/media/fetch-picture.ts'
import { useUploads, type UploadState } from '../../entities/media/use-uploads.ts'
import type { UploadedPicture } from '../../entities/media/upload-picture.ts'

/** The picture of the window. */
export type WindowPicture =
  /** Among those of the page. */
  | { readonly at: 'choosing' }
  | { readonly at: 'fetching' }
  | { readonly at: 'fetched'; readonly shown: string }
  | { readonly at: 'failed'; readonly message: string }
  | { readonly at: 'own'; readonly upload: UploadState }

const OWN = 'own'
const startOf = (media: string | null, pageUrl: string | null): WindowPicture => {
  if (media !== null) return { at: 'fetching' }
  return pageUrl === null ? { at: 'own', upload: { at: 'empty' } } : { at: 'choosing' }
}

/** The picture that is saved: one of another site, which the server fetches at once, or one of the member's own. */
export function useWindowPicture(media: string | null, pageUrl: string | null) {
  const [picture, setPicture] = useState(() => startOf(media, pageUrl))
  const own = useUploads((_, upload) => setPicture({ at: 'own', upload }))
  const fetching = useRef<{ controller: AbortController; arrival: Promise<FetchedPicture> } | null>(null)

  const stop = () => {
    fetching.current?.controller.abort()
    fetching.current = null
  }
  const take = (imageUrl: string) => {
    stop()
    const controller = new AbortController()
    setPicture({ at: 'fetching' })
    const arrival = fetchPicture({ imageUrl, pageUrl }, controller.signal)
    fetching.current = { controller, arrival }
    const tell = (next: WindowPicture) => {
      if (!controller.signal.aborted) setPicture(next)
    }
    arrival.then(
      ({ shown }) => tell({ at: 'fetched', shown }),
      (error: unknown) => tell({ at: 'failed', message: messageOf(error) }),
    )
  }
  const begin = useRef(take)
  useEffect(() => {
    if (media !== null) begin.current(media)
    return () => {
      fetching.current?.controller.abort()
      fetching.current = null
    }
  }, [media])

  return {
    picture,
    take,
    upload: (file: File) => {
      stop()
      void own.choose(OWN, file)
    },
    useOwn: () => {
      stop()
      own.clear(OWN)
    },
    chooseAgain: () => {
      stop()
      own.stop(OWN)
      setPicture(pageUrl === null ? { at: 'own', upload: { at: 'empty' } } : { at: 'choosing' })
    },
    /** The picture once it is there; null where none was chosen. Throws what went wrong with it. */
    whenReady: async (): Promise<UploadedPicture | null> => (await fetching.current?.arrival) ?? own.whenReady(OWN),
  }
}
