import { routes } from '@pinfold/contract'
import { links } from '../../api/links.ts'
import { ReportScreen } from '../../features/reporting/index.ts'
import { ProfileSubHeader } from '../../features/profile/index.ts'
import { profileHead } from '../heads/entity-heads.ts'
import { loadProfileHere } from '../loading/load-profile.ts'
import type { Route } from './+types/report.ts'
import { profilePagesWords } from './profile-pages.words.ts'

export async function loader(args: Route.LoaderArgs) {
  const { pathname, search } = args.url
  const law = routes.reportProfile.parse(`${pathname.replace(/\.data$/, '')}${search}`)?.query.law ?? null
  return { user: await loadProfileHere(args), law }
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return []
  const { user } = loaderData
  const title = profilePagesWords.reportName({ name: user.full_name })
  return profileHead(user, { title, path: links.reportProfile(user.username), isPrivate: true }, matches)
}

/** PR-06 */
export default function ReportProfileRoute({ loaderData: { user, law } }: Route.ComponentProps) {
  return (
    <>
      <ProfileSubHeader user={user} heading={profilePagesWords.report} />
      <ReportScreen key={`${user.id} ${law}`} user={user} law={law} />
    </>
  )
}
