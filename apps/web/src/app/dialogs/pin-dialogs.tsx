import { Suspense, lazy } from 'react'
import { usePinDialog } from '../../entities/pin/pin-dialog-store.ts'
import { loadPart } from '../../ui/load-part.ts'

const OpenPinDialog = lazy(() =>
  loadPart(() => import('./open-pin-dialog.tsx')).then((module) => ({ default: module.OpenPinDialog })),
)

/** Where dialogs about pins stand. Render it once; their code loads with the first one that opens. */
export function PinDialogs() {
  const dialog = usePinDialog()
  if (!dialog) return null
  return (
    <Suspense fallback={null}>
      <OpenPinDialog key={`${dialog.kind} ${dialog.pin.id}`} dialog={dialog} />
    </Suspense>
  )
}
