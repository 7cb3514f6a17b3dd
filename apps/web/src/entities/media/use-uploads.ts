import { useEffect, useRef } from 'react'
import { ApiFailure, messageOf } from '../../api/failure.ts'
import type { Converting, OnProgress } from './upload-picture.ts'
import { isVideo } from './upload-media.ts'
import { isVideoFile, type UploadedVideo } from './upload-video.ts'

export type UploadState =
  | { readonly at: 'empty' }
  /** `converting`: it was sent, and `part` says how far the server is with it. */
  | {
      readonly at: 'sending'
      readonly preview: string
      readonly part: number
      readonly isVideo?: boolean
      readonly converting?: Converting | undefined
    }
  /** `video`: what was made of it, where it is one. */
  | {
      readonly at: 'ready'
      readonly preview: string
      readonly isVideo?: boolean
      readonly video?: UploadedVideo | undefined
    }
  /** `retry` sends the same file again, where that may help; `isNoPicture`: the file cannot be read as one. */
  | {
      readonly at: 'failed'
      readonly message: string
      readonly isNoPicture?: boolean
      readonly retry?: () => void
    }

interface Running<T> {
  readonly controller: AbortController
  readonly preview: string
  readonly arrival: Promise<T>
}

/** Another file is needed; the same one would be refused again. */
const isOfTheFile = (error: unknown) =>
  error instanceof ApiFailure &&
  ['invalid_image', 'invalid_video', 'body_too_large', 'picture_blocked'].includes(error.name)

type Send<T> = (file: File, onProgress: OnProgress, signal: AbortSignal) => Promise<T>

/** Files that `send` sends, each under a key. Another file under a key gives the first up; leaving gives up all. What was sent is told with `ready`. */
export function useUploadsOf<T>(send: Send<T>, onChange: (key: string, state: UploadState, sent?: T) => void) {
  const running = useRef(new Map<string, Running<T>>())
  const isHere = useRef(true)

  const stop = (key: string) => {
    const upload = running.current.get(key)
    if (!upload) return
    upload.controller.abort()
    URL.revokeObjectURL(upload.preview)
    running.current.delete(key)
  }
  useEffect(() => {
    isHere.current = true
    const uploads = running.current
    return () => {
      isHere.current = false
      // React may take a component away and bring it back at once; uploads end only when it stays away.
      setTimeout(() => {
        if (!isHere.current) for (const key of uploads.keys()) stop(key)
      })
    }
  }, [])

  const choose = async (key: string, file: File) => {
    stop(key)
    const controller = new AbortController()
    const preview = URL.createObjectURL(file)
    const tell = (state: UploadState, sent?: T) => {
      if (!controller.signal.aborted) onChange(key, state, sent)
    }
    const isFilm = isVideoFile(file)
    const onProgress: OnProgress = (part, converting) =>
      tell({ at: 'sending', preview, part, isVideo: isFilm, converting })
    onProgress(0)
    const arrival = send(file, onProgress, controller.signal)
    running.current.set(key, { controller, preview, arrival })
    try {
      const arrived = await arrival
      tell({ at: 'ready', preview, isVideo: isFilm, video: isVideo(arrived) ? arrived : undefined }, arrived)
    } catch (error) {
      const retry = isOfTheFile(error) ? {} : { retry: () => void choose(key, file) }
      const isNoPicture = error instanceof ApiFailure && error.name === 'invalid_image'
      tell({ at: 'failed', message: messageOf(error), isNoPicture, ...retry })
    }
  }
  const clear = (key: string) => {
    stop(key)
    onChange(key, { at: 'empty' })
  }
  /** The picture once it is there; throws what went wrong with it. Null where none was chosen. */
  const whenReady = async (key: string) => running.current.get(key)?.arrival ?? null
  return { choose, clear, stop, whenReady }
}
