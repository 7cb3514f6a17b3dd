import { adminExperiences, adminExperiments } from '@pinfold/contract'
import { adminWords, ExperiencesScreen } from '../../features/administration/index.ts'
import { pageHead } from '../heads/page-head.ts'
import { callForAdmin, isOpened } from './call-for-admin.ts'
import type { Route } from './+types/experiences.ts'

export { AdminBoundary as ErrorBoundary } from './admin-boundary.tsx'

export async function loader(args: Route.LoaderArgs) {
  const [first, experiments] = await Promise.all([
    callForAdmin(args, adminExperiences, {}),
    callForAdmin(args, adminExperiments, {}),
  ])
  if (!isOpened(first) || !isOpened(experiments)) return null
  // What is over shows nothing to anybody.
  const open = experiments.data.filter(({ stopped_at: stoppedAt }) => stoppedAt === null)
  return { first, experiments: open, now: new Date().toISOString() }
}

export function meta({ matches }: Route.MetaArgs) {
  return pageHead({ title: adminWords.experiences, isPrivate: true }, matches)
}

export default function ExperiencesRoute({ loaderData }: Route.ComponentProps) {
  return loaderData && <ExperiencesScreen {...loaderData} />
}
