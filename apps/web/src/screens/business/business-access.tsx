import { accessInvitations, businessMembers } from '@pinfold/contract'
import { redirect } from 'react-router'
import { links } from '../../api/links.ts'
import { AccessScreen } from '../../features/partners/index.ts'
import { callForPage, requireMember } from '../loading/load-page.ts'
import { pageHead } from '../heads/page-head.ts'
import { pageContext } from '../loading/server-border.ts'
import type { Route } from './+types/business-access.ts'
import { businessHeadWords } from './business-heads.words.ts'

export async function loader(args: Route.LoaderArgs) {
  requireMember(args)
  if (!args.context.get(pageContext).viewer.isPartner) throw redirect(links.convertToBusiness())
  const [members, invitations] = await Promise.all([
    callForPage(args, businessMembers, {}),
    callForPage(args, accessInvitations, {}),
  ])
  return { members, invitations: invitations.data }
}

export function meta({ matches }: Route.MetaArgs) {
  return pageHead({ title: businessHeadWords.access, isPrivate: true }, matches)
}

export default function BusinessAccessRoute({ loaderData }: Route.ComponentProps) {
  return <AccessScreen {...loaderData} />
}
