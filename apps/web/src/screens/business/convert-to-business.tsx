import { redirect } from 'react-router'
import { links } from '../../api/links.ts'
import { useMember } from '../../api/viewer.ts'
import { ConvertScreen } from '../../features/partners/index.ts'
import { requireMember } from '../loading/load-page.ts'
import { pageHead } from '../heads/page-head.ts'
import { pageContext } from '../loading/server-border.ts'
import type { Route } from './+types/convert-to-business.ts'
import { businessHeadWords } from './business-heads.words.ts'

export function loader(args: Route.LoaderArgs) {
  requireMember(args)
  const { viewer } = args.context.get(pageContext)
  if (viewer.isPartner) throw redirect(links.profile(viewer.username ?? ''))
  return null
}

export function meta({ matches }: Route.MetaArgs) {
  return pageHead({ title: businessHeadWords.convert, isPrivate: true }, matches)
}

export default function ConvertToBusinessRoute() {
  const member = useMember()
  return member && <ConvertScreen username={member.username} fullName={member.fullName} />
}
