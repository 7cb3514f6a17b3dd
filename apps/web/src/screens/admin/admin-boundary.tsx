import { isRouteErrorResponse, useRouteError } from 'react-router'
import { AdminFailure } from '../../features/administration/index.ts'

/** What pages of the area show where they fail; the area around them stays. */
export function AdminBoundary() {
  const error = useRouteError()
  return <AdminFailure status={isRouteErrorResponse(error) ? error.status : 500} />
}
