import { useEffect, useRef, useState } from 'react'
import { messageOf } from '../../api/failure.ts'
import { type UploadedPicture, uploadPicture } from './upload-picture.ts'

export type UploadState =
  | { readonly at: 'empty' }
  | { readonly at: 'sending'; readonly preview: string; readonly part: number }
  | { readonly at: 'ready'; readonly preview: string }
  | { readonly at: 'failed'; readonly message: string }

/** One picture on its way. Choosing another one gives the first up. */
export function useUpload() {
  const [state, setState] = useState<UploadState>({ at: 'empty' })
  const running = useRef<AbortController | null>(null)
  const preview = useRef<string | null>(null)
  const arrival = useRef<Promise<UploadedPicture> | null>(null)

  const stop = () => {
    running.current?.abort()
    if (preview.current !== null) URL.revokeObjectURL(preview.current)
    preview.current = null
  }
  useEffect(() => stop, [])

  const choose = async (file: File) => {
    stop()
    const controller = new AbortController()
    running.current = controller
    const url = URL.createObjectURL(file)
    preview.current = url
    setState({ at: 'sending', preview: url, part: 0 })
    const uploading = uploadPicture(file, (part) => setState({ at: 'sending', preview: url, part }), controller.signal)
    arrival.current = uploading
    try {
      await uploading
      setState({ at: 'ready', preview: url })
    } catch (error) {
      if (!controller.signal.aborted) setState({ at: 'failed', message: messageOf(error) })
    }
  }
  const clear = () => {
    stop()
    arrival.current = null
    setState({ at: 'empty' })
  }
  /** The picture once it is there; throws what went wrong with it. Null where none was chosen. */
  const whenReady = async () => arrival.current
  return { state, choose, clear, whenReady }
}
