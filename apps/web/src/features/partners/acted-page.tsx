import type { ReactNode } from 'react'
import { ViewedBy } from '../../api/viewer.ts'
import { useActing } from '../../entities/viewer/accounts/use-acting.ts'

/** RP-08: while a member acts for a business, pages show as that business sees them; what stands around them does not. */
export function ActedPage({ children }: { readonly children: ReactNode }) {
  return <ViewedBy value={useActing()}>{children}</ViewedBy>
}
