import { lazy, Suspense } from 'react'
import { createPortal } from 'react-dom'
import { LASTING_ID } from '../../ui/toast.tsx'
import { dismissOperation, useOperation } from '../../entities/operation/operations-store.ts'
import { loadPart } from '../../ui/load-part.ts'

const OperationToast = lazy(() =>
  loadPart(() => import('./operation-toast.tsx')).then((module) => ({ default: module.OperationToast })),
)

/** ST-17: where long work on boards is told. Its code loads with the first one. Render it once. */
export function BoardOperations() {
  const notice = useOperation()
  // Above the toasts, so that both can be read.
  const place = notice && document.getElementById(LASTING_ID)
  return (
    <Suspense fallback={null}>
      {notice &&
        place &&
        createPortal(
          <OperationToast key={notice.boardId} notice={notice} onClose={() => dismissOperation(notice.boardId)} />,
          place,
        )}
    </Suspense>
  )
}
