import { redirect } from 'react-router'
import { links } from '../api/links.ts'
import { requireMember } from './loading/load-page.ts'
import { pageContext } from './loading/server-border.ts'
import type { Route } from './+types/me.ts'

/** The profile of who asks, by an address that is everybody's. */
export function loader(args: Route.LoaderArgs) {
  requireMember(args)
  return redirect(links.profile(args.context.get(pageContext).viewer.username ?? ''))
}
