import { adminReleaseReport, adminTakeReport, type ModerationAct, type ReportCase } from '@pinfold/contract'
import { type ReactNode, useRef, useState } from 'react'
import { call } from '../../../api/client.ts'
import { ApiFailure, messageOf } from '../../../api/failure.ts'
import { showToast } from '../../../ui/toast-store.ts'
import { DecisionForm } from './decision-form.tsx'
import type { QueueDeed } from './queue-keys.ts'

/** What can be done with the report that is looked at, by keys and by buttons alike. */
export interface CaseDeeds {
  act(deed: QueueDeed): void
  readonly isPictureShown: boolean
  readonly isBusy: boolean
  readonly isShowingKeys: boolean
  closeKeys(): void
  /** The form of an act, while it is open. */
  readonly dialog: ReactNode
}

interface Given {
  readonly current: ReportCase | undefined
  readonly onChanged: (now: ReportCase) => void
  readonly onMove: (step: 1 | -1) => void
}

export function useCaseDeeds({ current, onChanged, onMove }: Given): CaseDeeds {
  const [seenId, setSeenId] = useState<string | null>(null)
  const [form, setForm] = useState<{ act: ModerationAct; shown: ReportCase } | null>(null)
  const [isBusy, setBusy] = useState(false)
  const [isShowingKeys, setShowingKeys] = useState(false)

  const going = useRef<Promise<unknown>>(Promise.resolve())

  /** One after the other: of two keys that are pressed quickly the second is heard as well. */
  const change = (endpoint: typeof adminTakeReport) => {
    const done = going.current.then(() => send(endpoint))
    // One that failed stops none that follow.
    going.current = done.catch(() => null)
    return done
  }
  const send = async (endpoint: typeof adminTakeReport) => {
    if (!current) return null
    setBusy(true)
    try {
      const { data } = await call(endpoint, { case_id: current.id })
      onChanged(data)
      return data
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error
      showToast({ text: messageOf(error) })
      return null
    } finally {
      setBusy(false)
    }
  }
  /** Whoever acts has taken the report up: nobody else decides while they write why. */
  const begin = async (act: ModerationAct) => {
    if (!current?.acts.includes(act)) return
    const taken = await change(adminTakeReport)
    if (taken) setForm({ act, shown: taken })
  }
  const act = (deed: QueueDeed) => {
    switch (deed) {
      case 'next':
        return onMove(1)
      case 'previous':
        return onMove(-1)
      case 'take':
        return void change(adminTakeReport)
      case 'release':
        return void change(adminReleaseReport)
      case 'picture':
        return setSeenId((before) => (before === current?.id ? null : (current?.id ?? null)))
      case 'open':
        return document.querySelector<HTMLElement>('[data-open-thing]')?.click()
      case 'keys':
        return setShowingKeys(true)
      case 'dismiss':
      case 'hide':
      case 'warn':
      case 'remove':
      case 'suspend':
      case 'ban':
      case 'block_picture':
      case 'escalate':
        return void begin(deed)
    }
  }
  return {
    act,
    isPictureShown: current !== undefined && seenId === current.id,
    isBusy,
    isShowingKeys,
    closeKeys: () => setShowingKeys(false),
    dialog: form && (
      <DecisionForm
        key={`${form.act} ${form.shown.id}`}
        act={form.act}
        shown={form.shown}
        onClose={() => setForm(null)}
        onDecided={onChanged}
      />
    ),
  }
}
