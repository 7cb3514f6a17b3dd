import { lazy, Suspense } from 'react'
import type { ListMoreProps } from './list-more.tsx'
import { loadPart } from './load-part.ts'

const Late = lazy(() => loadPart(() => import('./list-more.tsx')).then((module) => ({ default: module.ListMore })))

/** What stands below a list; its code comes where a list goes on, as few do. */
export function ListMore(props: ListMoreProps) {
  return (
    props.more.hasMore === true && (
      <Suspense fallback={null}>
        <Late {...props} />
      </Suspense>
    )
  )
}
