import type { Pin } from '@pinfold/contract'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { links } from '../../api/links.ts'
import { useLocale, useMember } from '../../api/viewer.ts'
import { actionWords } from '../../ui/action.words.ts'
import { formatCount } from '../../ui/format.ts'
import { showToast } from '../../ui/toast-store.ts'
import type { Draft } from './drafts.ts'
import { madeText } from './made-text.ts'
import { pinCreationWords } from './pin-creation.words.ts'
import { draftErrors, publishDraft } from './publish-draft.ts'
import type { useDrafts } from './use-drafts.ts'

/** What is missing before a draft can be published, by field. */
function missingOf(draft: Draft): Record<string, string> {
  return {
    ...(draft.upload.at === 'empty' && { picture: pinCreationWords.pictureMissing }),
    ...(draft.upload.at === 'failed' && { picture: draft.upload.message }),
  }
}

/** Publishes drafts, says what became of them, and leads to it. `onLeave` is called before the page changes. */
export function usePublishing(
  { drafts, change, remove, keepNow, whenCovered, whenReady }: ReturnType<typeof useDrafts>,
  onLeave: () => void,
) {
  const [isBusy, setBusy] = useState(false)
  const navigate = useNavigate()
  const member = useMember()
  const locale = useLocale()

  const refuse = (draft: Draft, errors: Record<string, string>) => change({ do: 'refuse', key: draft.key, errors })

  /** Null where the draft was refused; what it needs then stands in its form. */
  const publishOne = async (draft: Draft): Promise<Pin | null> => {
    try {
      // A picture of an earlier visit is there already.
      const sent = draft.upload.at === 'sending' ? await whenReady(draft.key) : null
      const coverUploadId = await whenCovered(draft.key)
      const files = coverUploadId === null ? sent : { uploadId: sent?.uploadId ?? draft.uploadId, coverUploadId }
      const ready = await keepNow(draft.key, files)
      if (ready !== null) return await publishDraft(ready)
      refuse(draft, draft.errors)
    } catch (error) {
      refuse(draft, draftErrors(error))
    }
    return null
  }

  const finish = async (made: readonly Pin[]) => {
    const [pin] = made
    if (!pin) return
    onLeave()
    const isOnePlace = new Set(made.map((each) => each.board?.id)).size === 1
    const own = links.allPins(member?.username ?? '')
    const page = isOnePlace && pin.board ? links.board(pin.board) : own
    showToast({
      text: madeText(made, isOnePlace, locale),
      pictureUrl: pin.images['136x136'].url,
      ...(made.length === 1 && { action: { label: actionWords.view, href: page } }),
    })
    await navigate(made.length === 1 ? links.pin(pin.id) : page, { replace: true })
  }

  const publish = async (meant: readonly Draft[]): Promise<void> => {
    if (isBusy) return
    const incomplete = meant.filter((draft) => Object.keys(missingOf(draft)).length > 0)
    for (const draft of incomplete) refuse(draft, missingOf(draft))
    const [first] = incomplete
    if (first)
      return change({ do: 'choose', key: incomplete.find(({ key }) => key === drafts.chosenKey)?.key ?? first.key })
    setBusy(true)
    change({ do: 'publish', keys: meant.map(({ key }) => key) })
    const made: Pin[] = []
    // One after the other and the last one first, because boards show the newest first.
    for (const draft of meant.toReversed()) {
      const pin = await publishOne(draft)
      if (pin === null) continue
      made.unshift(pin)
      if (drafts.list.length > 1) remove([draft.key])
    }
    setBusy(false)
    if (made.length === meant.length) return finish(made)
    if (made.length > 0)
      showToast({
        text: pinCreationWords.somePublished({
          made: formatCount(made.length, locale),
          count: formatCount(meant.length, locale),
        }),
      })
  }
  return { publish, isBusy }
}
