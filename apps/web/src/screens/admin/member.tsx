import { adminActs, adminAssignments, adminMe, adminMemberPage } from '@pinfold/contract'
import { adminWords, MemberScreen } from '../../features/administration/index.ts'
import { pageHead } from '../heads/page-head.ts'
import { callForAdmin, isOpened } from './call-for-admin.ts'
import type { Route } from './+types/member.ts'

export { AdminBoundary as ErrorBoundary } from './admin-boundary.tsx'

export async function loader(args: Route.LoaderArgs) {
  const { userId } = args.params
  const [me, member, assignments, acts] = await Promise.all([
    callForAdmin(args, adminMe, {}),
    callForAdmin(args, adminMemberPage, { user_id: userId }),
    callForAdmin(args, adminAssignments, { user_id: userId }),
    callForAdmin(args, adminActs, { concerned_id: userId }),
  ])
  if (!isOpened(me) || !isOpened(member) || !isOpened(assignments) || !isOpened(acts)) return null
  return { me: me.data, member: member.data, assignments: assignments.data, acts }
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return pageHead({ title: loaderData?.member.full_name ?? adminWords.area, isPrivate: true }, matches)
}

export default function MemberRoute({ loaderData }: Route.ComponentProps) {
  return loaderData && <MemberScreen {...loaderData} key={loaderData.member.id} />
}
