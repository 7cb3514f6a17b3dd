import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { dropStoryDraft, keepStoryDraft, readStoryDraft, type StoryDraft } from './story-draft-store.ts'

/** Milliseconds without a change after which a draft is kept. */
const PAUSE = 1500

interface KeptDraftInput {
  readonly memberId: string
  /** Changes with everything that is to be kept. */
  readonly mark: string
  /** The draft as it is; null for nothing worth keeping. */
  readonly read: () => StoryDraft | null
  /** What an earlier visit left. */
  readonly onFound: (draft: StoryDraft) => void
}

/** Keeps a draft on the device while it is made, and brings it back. */
export function useKeptDraft({ memberId, mark, read, onFound }: KeptDraftInput) {
  const [isReady, setReady] = useState(false)
  const [isKept, setKept] = useState(false)
  const keptMark = useRef(mark)
  const newestMark = useRef(mark)
  const isOver = useRef(false)

  const found = useEffectEvent((draft: StoryDraft | null) => {
    if (draft) onFound(draft)
    setReady(true)
  })
  useEffect(() => {
    let isHere = true
    const look = async () => {
      const draft = await readStoryDraft(memberId)
      if (isHere) found(draft)
    }
    void look()
    return () => {
      isHere = false
    }
  }, [memberId])

  const keep = useEffectEvent(async () => {
    if (isOver.current || keptMark.current === mark) return
    keptMark.current = mark
    const draft = read()
    if (draft) {
      const isStored = await keepStoryDraft(memberId, draft)
      // What changed meanwhile is not kept yet.
      if (newestMark.current === mark) setKept(isStored)
    } else await dropStoryDraft(memberId)
  })
  useEffect(() => {
    newestMark.current = mark
    if (!isReady || keptMark.current === mark) return
    setKept(false)
    const timer = setTimeout(() => void keep(), PAUSE)
    return () => clearTimeout(timer)
  }, [isReady, mark])
  useEffect(() => {
    const onHide = () => void keep()
    // A phone may never come back to the page it hides.
    document.addEventListener('visibilitychange', onHide)
    return () => {
      document.removeEventListener('visibilitychange', onHide)
      void keep()
    }
  }, [])

  return {
    isReady,
    isKept,
    /** The draft has become a pin, or is thrown away. */
    async drop(isForGood: boolean) {
      isOver.current = isForGood
      setKept(false)
      await dropStoryDraft(memberId)
    },
  }
}
