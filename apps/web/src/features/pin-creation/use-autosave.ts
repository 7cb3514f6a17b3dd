import type { PinDraft } from '@pinfold/contract'
import { type Dispatch, useEffect, useEffectEvent, useRef } from 'react'
import { type Draft, type DraftChange, type Drafts, isBlank, isDirty, placeOfDraft, type SentFiles } from './drafts.ts'
import { ChangedElsewhere, keepDraft } from './keep-draft.ts'
import { draftErrors } from './publish-draft.ts'

/** Milliseconds without a change after which drafts are kept. */
const PAUSE = 2000

const isUnkept = (draft: Draft) => isDirty(draft) && !isBlank(draft) && draft.theirs === null && !draft.isPublishing
const isToKeep = (draft: Draft) => isUnkept(draft) && draft.saving === 'idle'

/** Those to keep now. A new one waits for the files of new ones before it: everybody sees drafts in the order they came in. */
export function dueOf(list: readonly Draft[]): readonly Draft[] {
  const coming = list.findIndex((draft) => draft.kept === null && draft.upload.at === 'sending' && !isDirty(draft))
  return list.filter((draft, at) => isToKeep(draft) && (draft.kept !== null || coming === -1 || at < coming))
}

/** Which of the two the server answered later. */
const newer = (one: PinDraft | null, other: PinDraft | null | undefined) =>
  other && (!one || other.version > one.version) ? other : one

const hasFiles = (kept: PinDraft | null, { uploadId, coverUploadId = null }: SentFiles) =>
  kept?.file?.upload_id === uploadId && (kept?.cover_file?.upload_id ?? null) === coverUploadId

/** Keeps drafts on the server: a while after each change, when the page is left, and when it is asked to. */
export function useAutosave(drafts: Drafts, change: Dispatch<DraftChange>) {
  const underWay = useRef(new Map<string, Promise<PinDraft | null>>())
  // What was answered, before the next render knows it.
  const answered = useRef(new Map<string, { kept: PinDraft; revision: number }>())
  const latest = useRef(drafts)
  // New drafts are placed as they come to the server.
  const lastNew = useRef<Promise<unknown>>(Promise.resolve())
  useEffect(() => {
    latest.current = drafts
  })

  const keepOnce = async (draft: Draft, turn?: Promise<unknown>): Promise<PinDraft | null> => {
    const { key, revision } = draft
    change({ do: 'saving', key })
    try {
      await turn
      const known = { ...draft, kept: newer(draft.kept, answered.current.get(key)?.kept) }
      const kept = await keepDraft(known, placeOfDraft(latest.current, draft))
      answered.current.set(key, { kept, revision })
      change({ do: 'kept', key, kept, revision })
      return kept
    } catch (error) {
      if (error instanceof ChangedElsewhere) change({ do: 'differs', key, theirs: error.theirs })
      else change({ do: 'not-kept', key, errors: draftErrors(error) })
      return null
    } finally {
      underWay.current.delete(key)
    }
  }
  /** One at a time: the next one names the version that this one is answered with. */
  const keep = (draft: Draft): Promise<PinDraft | null> => {
    const isNew = draft.kept === null && !answered.current.has(draft.key)
    const promise = keepOnce(draft, isNew ? lastNew.current : undefined)
    if (isNew) lastNew.current = promise
    underWay.current.set(draft.key, promise)
    return promise
  }
  const keepThese = (some: readonly Draft[]) => {
    for (const draft of some) if (!underWay.current.has(draft.key)) void keep(draft)
  }
  const keepDue = useEffectEvent(() => keepThese(dueOf(drafts.list)))
  /**
   * The draft as the server has it once all that was written is there; null where it could not be kept. An upload that just
   * came may be named, which the page does not know yet.
   */
  const keepNow = async (key: string, sent?: SentFiles | null): Promise<PinDraft | null> => {
    // Others may have waited for the same one, and begun the next.
    while (underWay.current.has(key)) await underWay.current.get(key)
    const draft = latest.current.list.find((one) => one.key === key)
    if (!draft || draft.theirs !== null) return null
    const before = answered.current.get(key)
    const kept = newer(draft.kept, before?.kept)
    const isWritten = before ? before.revision === draft.revision : !isDirty(draft)
    const isFileThere = !sent || hasFiles(kept, sent)
    if (kept && isWritten && isFileThere) return kept
    return keep(sent ? { ...draft, uploadId: sent.uploadId, coverUploadId: sent.coverUploadId ?? null } : draft)
  }

  const keepAll = useEffectEvent(() => {
    keepThese(drafts.list.filter(isToKeep))
    // What was changed while its draft was being kept: after the page is left nothing else would keep it.
    for (const draft of drafts.list) if (isUnkept(draft) && draft.saving === 'saving') void keepNow(draft.key)
  })

  const mark = dueOf(drafts.list)
    .map(({ key, revision }) => `${key} ${revision}`)
    .join()
  useEffect(() => {
    if (mark === '') return
    const timer = setTimeout(() => keepDue(), PAUSE)
    return () => clearTimeout(timer)
  }, [mark])
  useEffect(() => {
    const leave = () => {
      if (document.visibilityState === 'hidden') keepAll()
    }
    document.addEventListener('visibilitychange', leave)
    return () => {
      document.removeEventListener('visibilitychange', leave)
      keepAll()
    }
  }, [])
  return { keepNow }
}
