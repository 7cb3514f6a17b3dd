import { adminExperimentPage } from '@pinfold/contract'
import { adminWords, ExperimentScreen } from '../../features/administration/index.ts'
import { pageHead } from '../heads/page-head.ts'
import { callForAdmin, isOpened } from './call-for-admin.ts'
import type { Route } from './+types/experiment.ts'

export { AdminBoundary as ErrorBoundary } from './admin-boundary.tsx'

export async function loader(args: Route.LoaderArgs) {
  const result = await callForAdmin(args, adminExperimentPage, { experiment_id: args.params.experimentId })
  return isOpened(result) ? { result: result.data } : null
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return pageHead({ title: loaderData?.result.experiment.key ?? adminWords.experiments, isPrivate: true }, matches)
}

export default function ExperimentRoute({ loaderData }: Route.ComponentProps) {
  return loaderData && <ExperimentScreen {...loaderData} />
}
