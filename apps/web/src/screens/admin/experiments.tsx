import { adminExperiments } from '@pinfold/contract'
import { adminWords, ExperimentsScreen } from '../../features/administration/index.ts'
import { pageHead } from '../heads/page-head.ts'
import { callForAdmin, isOpened } from './call-for-admin.ts'
import type { Route } from './+types/experiments.ts'

export { AdminBoundary as ErrorBoundary } from './admin-boundary.tsx'

export async function loader(args: Route.LoaderArgs) {
  const first = await callForAdmin(args, adminExperiments, {})
  return isOpened(first) ? { first } : null
}

export function meta({ matches }: Route.MetaArgs) {
  return pageHead({ title: adminWords.experiments, isPrivate: true }, matches)
}

export default function ExperimentsRoute({ loaderData }: Route.ComponentProps) {
  return loaderData && <ExperimentsScreen {...loaderData} />
}
