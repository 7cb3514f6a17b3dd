import { lazy, Suspense } from 'react'
import { useAccountDialog } from '../../entities/viewer/accounts/account-dialog-store.ts'
import { loadPart } from '../../ui/load-part.ts'

const OpenAccountDialog = lazy(() =>
  loadPart(() => import('./open-account-dialog.tsx')).then((module) => ({ default: module.OpenAccountDialog })),
)

/** AC-06: where dialogs about accounts open. Their code loads with the first one. */
export function AccountDialogs() {
  const dialog = useAccountDialog()
  if (!dialog) return null
  return (
    <Suspense fallback={null}>
      <OpenAccountDialog dialog={dialog} />
    </Suspense>
  )
}
