import { limits, type PinDraft } from '@pinfold/contract'
import { useReducer, useRef } from 'react'
import { messageOf } from '../../api/failure.ts'
import { useLocale } from '../../api/viewer.ts'
import type { PinPlace } from '../../entities/board/picker/board-field.tsx'
import { fetchPicture } from '../../entities/media/fetch-picture.ts'
import type { OnProgress } from '../../entities/media/upload-picture.ts'
import { coverOfMoment, type UploadedVideo } from '../../entities/media/upload-video.ts'
import { type UploadState, useUploadsOf } from '../../entities/media/use-uploads.ts'
import type { FoundPage, FoundPagePicture } from '../../entities/page-pictures/use-page-pictures.ts'
import { counted } from '../../ui/format.ts'
import { showToast } from '../../ui/toast-store.ts'
import { changeDrafts, isFilled, type SentFiles, startDrafts } from './drafts.ts'
import { wordsOfFound } from './words-of-found.ts'
import { pinCreationWords } from './pin-creation.words.ts'
import { type DraftMedia, fetchDraftFilm, uploadDraftMedia } from './upload-draft-media.ts'
import { useAutosave } from './use-autosave.ts'

/** A picture of the web, the page that it is on, and what shows it until it is here. */
interface FoundAddress {
  readonly imageUrl: string
  readonly pageUrl?: string
  readonly preview?: string
}

/** For a picture of the web. */
const PATIENCE_MILLISECONDS = 60_000

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
      if (to === undefined) continue
      fetched.current.delete(to)
      void uploads.choose(to, file)
    }
    const [first] = keys
    if (!target && first !== undefined) change({ do: 'choose', key: first })
    // What came together is published together.
    if (keys.length > 1) change({ do: 'mark', keys })
  }
  const fetched = useRef(new Map<string, Promise<SentFiles>>())
  /** Has the server bring in a picture of the web for a draft, once `turn` has come. */
  const fetchInto = async (key: string, found: FoundAddress, turn?: Promise<void>): Promise<void> => {
    const { imageUrl, pageUrl = null, preview = '' } = found
    change({ do: 'upload', key, upload: { at: 'sending', preview, part: 1 } })
    const asked = { imageUrl, pageUrl }
    const fetchNow = () => fetchPicture(asked, AbortSignal.timeout(PATIENCE_MILLISECONDS))
    const arrival = turn ? turn.then(fetchNow) : fetchNow()
    fetched.current.set(key, arrival)
    // Taken away meanwhile, it must not come back.
    const isWanted = () => fetched.current.get(key) === arrival
    try {
      const { uploadId, shown } = await arrival
      if (!isWanted()) return
      change({ do: 'upload', key, upload: { at: 'ready', preview: shown }, sent: { uploadId } })
    } catch (error) {
      if (!isWanted()) return
      const retry = () => void fetchInto(key, found)
      change({ do: 'upload', key, upload: { at: 'failed', message: messageOf(error), retry } })
    }
  }
  /** Each picture of a page becomes a draft with its own words; the first takes the place of the one that shows. */
  const addFound = async (pictures: readonly FoundPagePicture[], page: FoundPage): Promise<void> => {
    const room = limits.drafts.most - drafts.list.length + 1
    const taken = pictures.slice(0, Math.max(room, 1))
    const target = drafts.list.find((draft) => draft.key === drafts.chosenKey && !isFilled(draft))
    const keys = taken.map((_, index) => (index === 0 && target ? target.key : nextKey()))
    change({ do: 'add', keys: target ? keys.slice(1) : keys })
    for (const [index, picture] of taken.entries()) {
      const words = wordsOfFound(picture, page)
      change({ do: 'edit', keys: keys.slice(index, index + 1), part: { words }, isElsewhere: true })
    }
    const [first] = keys
    if (first !== undefined) change({ do: 'choose', key: first })
    if (keys.length > 1) change({ do: 'mark', keys })
    let turn = Promise.resolve()
    for (const [index, picture] of taken.entries()) {
      const found = { imageUrl: picture.url, pageUrl: page.url, preview: picture.preview_url }
      turn = fetchInto(keys[index] ?? '', found, turn)
    }
    await turn
  }
  /** Has the server bring in a video of the web for a draft. */
  const fetchFilmInto = async (key: string, address: string): Promise<void> => {
    const controller = new AbortController()
    // Taken away meanwhile, it must not come back.
    const isWanted = () => fetched.current.get(key) === arrival
    const tell: OnProgress = (part, converting) => {
      if (!isWanted()) return controller.abort()
      change({ do: 'upload', key, upload: { at: 'sending', preview: '', part, converting, isVideo: true } })
    }
    const arrival: Promise<SentFiles & UploadedVideo> = fetchDraftFilm(address, tell, controller.signal)
    fetched.current.set(key, arrival)
    tell(0)
    try {
      const video = await arrival
      if (!isWanted()) return
      const upload: UploadState = { at: 'ready', preview: video.frames[0]?.url ?? '', video }
      change({ do: 'upload', key, upload, sent: video })
    } catch (error) {
      if (!isWanted()) return
      const retry = () => void fetchFilmInto(key, address)
      change({ do: 'upload', key, upload: { at: 'failed', message: messageOf(error), retry } })
    }
  }
  /** A video of the web becomes the file of the draft that shows, or of one of its own, as if it had been sent from here. */
  const addFilm = ({ url }: FoundPage): void => {
    const target = drafts.list.find((draft) => draft.key === drafts.chosenKey && !isFilled(draft))
    const key = target?.key ?? nextKey()
    if (!target) change({ do: 'add', keys: [key] })
    change({ do: 'edit', keys: [key], part: { words: { link: url } }, isElsewhere: true })
    change({ do: 'choose', key })
    void fetchFilmInto(key, url)
  }
  /** Brings in, one after the other, the pictures that a list named by their addresses. */
  const fetchMissing = async (kept: readonly PinDraft[]): Promise<void> => {
    for (const { id, media_url: address, file } of kept)
      if (address !== null && file === null) await fetchInto(id, { imageUrl: address })
  }
  const covers = useRef(new Map<string, Promise<string | null>>())
  /** Has the picture of a moment, in milliseconds, stand for a draft's video. */
  const chooseCover = (key: string, videoId: string, time: number): void => {
    const cover = coverOfMoment(videoId, time, new AbortController().signal).then(
      ({ uploadId: coverUploadId }) => {
        if (covers.current.get(key) === cover) change({ do: 'edit', keys: [key], part: { coverUploadId } })
        return coverUploadId
      },
      (error: unknown) => {
        change({ do: 'refuse', key, errors: { picture: messageOf(error) } })
        return null
      },
    )
    covers.current.set(key, cover)
  }
  /** The cover that was chosen last, once it is there; null where none was. */
  const whenCovered = (key: string): Promise<string | null> => covers.current.get(key) ?? Promise.resolve(null)
  /** The file that was chosen last, once it is there; throws what went wrong with it. Null where none was. */
  const whenReady = async (key: string): Promise<SentFiles | null> =>
    (await fetched.current.get(key)) ?? uploads.whenReady(key)
  const clear = (key: string) => {
    uploads.stop(key)
    fetched.current.delete(key)
    covers.current.delete(key)
    change({ do: 'upload', key, upload: { at: 'empty' }, sent: { uploadId: null } })
  }
  const remove = (keys: readonly string[]) => {
    for (const key of keys) {
      uploads.stop(key)
      fetched.current.delete(key)
    }
    change({ do: 'remove', keys })
  }
  return {
    drafts,
    change,
    addPictures,
    addFound,
    addFilm,
    fetchMissing,
    chooseCover,
    whenCovered,
    clear,
    remove,
    keepNow,
    whenReady,
  }
}
