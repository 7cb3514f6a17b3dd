import { lazy, Suspense } from 'react'
import { useLocation } from 'react-router'
import { loadPart } from '../../ui/load-part.ts'

const AccountToast = lazy(() =>
  loadPart(() => import('./account-toast.tsx')).then((module) => ({ default: module.AccountToast })),
)

/** ST-32: tells of account news in the address; its code loads only then. Render it once. */
export function AccountToastGate() {
  if (!useLocation().search.includes('message=')) return null
  return (
    <Suspense fallback={null}>
      <AccountToast />
    </Suspense>
  )
}
