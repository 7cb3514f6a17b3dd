import { lazy, Suspense } from 'react'
import { closeModeration, useModeration } from '../../entities/member/blocking/moderation-dialog-store.ts'
import { loadPart } from '../../ui/load-part.ts'
import { blockAndReportWords } from '../../entities/member/blocking/block-and-report.words.ts'

const BlockModals = lazy(() =>
  loadPart(() => import('./block-modals.tsx')).then((module) => ({ default: module.BlockModals })),
)
const ReportModal = lazy(() =>
  loadPart(() => import('../../entities/report/report-modal.tsx')).then((module) => ({ default: module.ReportModal })),
)

/** PS-18: the open dialog about a member. Its code loads with the first one. */
export function ModerationDialogs() {
  const dialog = useModeration()
  if (!dialog) return null
  const { kind, user } = dialog
  return (
    <Suspense fallback={null}>
      {kind === 'block' ? (
        <BlockModals key={user.id} user={user} onClose={closeModeration} />
      ) : (
        <ReportModal
          heading={blockAndReportWords.reportName({ name: user.full_name })}
          thing={{ object_type: 'user', object_id: user.id }}
          onClose={closeModeration}
        />
      )}
    </Suspense>
  )
}
