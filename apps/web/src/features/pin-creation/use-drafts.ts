import { limits, type PinDraft } from '@pinfold/contract'
import { useReducer, useRef } from 'react'
import { messageOf } from '../../api/failure.ts'
import { useLocale } from '../../api/viewer.ts'
import type { PinPlace } from '../../entities/board/picker/board-field.tsx'
import { coverOfMoment } from '../../entities/media/upload-video.ts'
import { useUploadsOf } from '../../entities/media/use-uploads.ts'
import { counted } from '../../ui/format.ts'
import { showToast } from '../../ui/toast-store.ts'
import { changeDrafts, isFilled, startDrafts } from './drafts.ts'
import { fetchPicture } from './fetch-picture.ts'
import { pinCreationWords } from './pin-creation.words.ts'
import { type DraftMedia, uploadDraftMedia } from './upload-draft-media.ts'
import { useAutosave } from './use-autosave.ts'

interface Start {
  readonly kept: readonly PinDraft[]
  readonly link: string
}

/** The pins that are being made, with their uploads; all that is done to them is kept on the server. */
export function useDrafts(place: PinPlace | null, start: Start) {
  const count = useRef(0)
  const locale = useLocale()
  const nextKey = () => `draft-${(count.current += 1)}`
  const [drafts, change] = useReducer(changeDrafts, place, (given) => startDrafts('draft-0', given, start))
  const uploads = useUploadsOf<DraftMedia>(uploadDraftMedia, (key, upload, sent) =>
    change({ do: 'upload', key, upload, ...(sent && { sent }) }),
  )
  const { keepNow } = useAutosave(drafts, change)

  /** The first picture goes to the draft, unless it has one; every other one becomes a draft of its own. */
  const addPictures = (files: readonly File[], key = drafts.chosenKey) => {
    const target = drafts.list.find((draft) => draft.key === key && !isFilled(draft))
    const atOnce = Math.min(limits.picturesAtOnce, limits.drafts.most - drafts.list.length + (target ? 1 : 0))
    const taken = files.slice(0, Math.max(atOnce, 0))
    if (taken.length < files.length)
      showToast({ text: pinCreationWords.tooMany(counted(limits.picturesAtOnce, locale)) })
    const keys = taken.map((_, index) => (index === 0 && target ? target.key : nextKey()))
    change({ do: 'add', keys: target ? keys.slice(1) : keys })
    for (const [index, file] of taken.entries()) {
      const to = keys[index]
      if (to !== undefined) void uploads.choose(to, file)
    }
    const [first] = keys
    if (!target && first !== undefined) change({ do: 'choose', key: first })
    // What came together is published together.
    if (keys.length > 1) change({ do: 'mark', keys })
  }
  /** Has the server bring in a picture of the web for a draft. */
  const fetchInto = async (key: string, imageUrl: string, pageUrl = ''): Promise<void> => {
    change({ do: 'upload', key, upload: { at: 'sending', preview: '', part: 1 } })
    try {
      const { uploadId, preview } = await fetchPicture(imageUrl, pageUrl)
      change({ do: 'upload', key, upload: { at: 'ready', preview }, sent: { uploadId } })
    } catch (error) {
      const retry = () => void fetchInto(key, imageUrl, pageUrl)
      change({ do: 'upload', key, upload: { at: 'failed', message: messageOf(error), retry } })
    }
  }
  /** Brings in, one after the other, the pictures that a list named by their addresses. */
  const fetchMissing = async (kept: readonly PinDraft[]): Promise<void> => {
    for (const { id, media_url: address, file } of kept)
      if (address !== null && file === null) await fetchInto(id, address)
  }
  /** Has the picture of a moment, in milliseconds, stand for a draft's video. */
  const chooseCover = async (key: string, videoId: string, time: number): Promise<void> => {
    try {
      const cover = await coverOfMoment(videoId, time, new AbortController().signal)
      change({ do: 'edit', keys: [key], part: { coverUploadId: cover.uploadId } })
    } catch (error) {
      change({ do: 'refuse', key, errors: { picture: messageOf(error) } })
    }
  }
  const clear = (key: string) => {
    uploads.stop(key)
    change({ do: 'upload', key, upload: { at: 'empty' }, sent: { uploadId: null } })
  }
  const remove = (keys: readonly string[]) => {
    for (const key of keys) uploads.stop(key)
    change({ do: 'remove', keys })
  }
  return { drafts, change, addPictures, fetchMissing, chooseCover, clear, remove, keepNow, whenReady: uploads.whenReady }
}
