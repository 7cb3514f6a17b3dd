import { limits } from '@pinfold/contract'
import { useReducer, useRef } from 'react'
import { showToast } from '../../ui/toast-store.ts'
import type { PinPlace } from '../../entities/board/picker/board-field.tsx'
import { useUploads } from '../../entities/media/use-uploads.ts'
import { changeDrafts, isFilled, startDrafts } from './drafts.ts'
import { useLocale } from '../../api/viewer.ts'
import { counted } from '../../ui/format.ts'
import { pinCreationWords } from './pin-creation.words.ts'

/** The pins that are being made, with their uploads. */
export function useDrafts(place: PinPlace | null) {
  const count = useRef(0)
  const locale = useLocale()
  const nextKey = () => `draft-${(count.current += 1)}`
  const [drafts, change] = useReducer(changeDrafts, place, (given) => startDrafts('draft-0', given))
  const { choose, clear, stop, whenReady } = useUploads((key, upload) => change({ do: 'upload', key, upload }))

  /** The first picture goes to the draft, unless it has one; every other one becomes a draft of its own. */
  const addPictures = (files: readonly File[], key = drafts.chosenKey) => {
    const target = drafts.list.find((draft) => draft.key === key && !isFilled(draft))
    const room = limits.picturesAtOnce - drafts.list.length + (target ? 1 : 0)
    const taken = files.slice(0, Math.max(room, 0))
    if (taken.length < files.length)
      showToast({ text: pinCreationWords.tooMany(counted(limits.picturesAtOnce, locale)) })
    const keys = taken.map((_, index) => (index === 0 && target ? target.key : nextKey()))
    change({ do: 'add', keys: target ? keys.slice(1) : keys })
    for (const [index, file] of taken.entries()) {
      const to = keys[index]
      if (to !== undefined) void choose(to, file)
    }
    const [first] = keys
    if (!target && first !== undefined) change({ do: 'choose', key: first })
  }
  const remove = (key: string) => {
    stop(key)
    change({ do: 'remove', key })
  }
  return { drafts, change, addPictures, clear, remove, whenReady }
}
