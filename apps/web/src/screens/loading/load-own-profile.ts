import { type User, userResource } from '@pinfold/contract'
import type { RouterContextProvider } from 'react-router'
import { callForPage, requireMember } from './load-page.ts'
import { pageContext } from './server-border.ts'

/** The signed-in member's own profile; sends visitors to the log-in page and back. */
export async function loadOwnProfile(args: {
  readonly url: URL
  readonly context: Readonly<RouterContextProvider>
}): Promise<User> {
  requireMember(args)
  const { id } = args.context.get(pageContext).viewer
  return (await callForPage(args, userResource.get, { user_id: id ?? '' })).data
}
