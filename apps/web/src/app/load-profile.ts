import { type User, userResource } from '@pinfold/contract'
import { type RouterContextProvider, redirect } from 'react-router'
import { links } from '../api/links.ts'
import { isCallFailure, notFound } from './load-page.ts'
import { pageContext } from './server-border.ts'

interface ProfileArgs {
  readonly url: URL
  readonly context: Readonly<RouterContextProvider>
  readonly params: { readonly username: string }
}

/**
 * The member a profile page is about. Throws a redirect to the canonical name (PR-17), for signed-out visitors of
 * a missing one to the start page (PR-16), and the 404 page for members.
 */
export async function loadProfile({ context, url, params }: ProfileArgs): Promise<User> {
  const { call, viewer } = context.get(pageContext)
  const user = await call(userResource.get, { username: params.username, field_set_key: 'profile' }).then(
    (answer) => answer.data,
    (error: unknown) => {
      if (!isCallFailure(error) || ![400, 404, 422].includes(error.status)) throw error
      // Only what can be a name is sent away; `/favicon.txt` and the like are plainly missing.
      if (viewer.isAuth || !/^\w+$/.test(params.username)) throw notFound()
      throw redirect(links.startWithError())
    },
  )
  if (user.username !== params.username) throw redirect(canonicalAddress(url, user.username))
  return user
}

/** The same page under the member's own spelling of the name. */
export function canonicalAddress(url: URL, username: string): string {
  const rest = url.pathname
    .replace(/\.data$/, '')
    .split('/')
    .slice(2)
  return `${[links.profile(username), ...rest].join('/')}${url.search}`
}
