import type { PinDraft } from '@pinfold/contract'
import { lazy, Suspense } from 'react'
import { loadPart } from '../../ui/load-part.ts'
import { useTimeZone } from '../../ui/use-time-zone.ts'
import type { Draft, DraftTime } from './drafts.ts'

const DisabledPublishingModal = lazy(() =>
  loadPart(() => import('../../entities/pin/fields/disabled-publishing-modal.tsx')).then((module) => ({
    default: module.DisabledPublishingModal,
  })),
)
const TimeModal = lazy(() =>
  loadPart(() => import('./time-modal.tsx')).then((module) => ({ default: module.TimeModal })),
)
const CsvModal = lazy(() => loadPart(() => import('./csv-modal.tsx')).then((module) => ({ default: module.CsvModal })))
const ScheduledModal = lazy(() =>
  loadPart(() => import('./scheduled-modal.tsx')).then((module) => ({ default: module.ScheduledModal })),
)

/** Which of them is open. */
export type BuilderDialog = 'time' | 'scheduled' | 'csv' | 'disabled'

interface BuilderDialogsProps {
  readonly open: BuilderDialog | null
  readonly drafts: readonly Draft[]
  /** The time that is changed. */
  readonly time: DraftTime
  readonly onClose: () => void
  readonly onTime: (time: DraftTime) => void
  readonly onChoose: (key: string) => void
  readonly onMade: (made: readonly PinDraft[]) => void
}

/** What opens over the builder; each loads when it is first opened. */
export function BuilderDialogs({ open, drafts, time, onClose, onTime, onChoose, onMade }: BuilderDialogsProps) {
  const zone = useTimeZone()
  return (
    <Suspense fallback={null}>
      {open === 'time' && <TimeModal time={time} zone={zone} onClose={onClose} onChoose={onTime} />}
      {open === 'scheduled' && <ScheduledModal drafts={drafts} zone={zone} onClose={onClose} onChoose={onChoose} />}
      {open === 'csv' && <CsvModal zone={zone} onClose={onClose} onMade={onMade} />}
      {open === 'disabled' && <DisabledPublishingModal onClose={onClose} />}
    </Suspense>
  )
}
