import { type User, userResource } from '@pinfold/contract'
import { type RouterContextProvider, data, redirect, redirectDocument } from 'react-router'
import { links } from '../../api/links.ts'
import { isCallFailure, notFound } from './load-page.ts'
import { type PageContext, pageContext } from './server-border.ts'

interface ProfileArgs {
  readonly url: URL
  readonly context: Readonly<RouterContextProvider>
  readonly params: { readonly username: string }
}

// A page context lives for one request, in which nested routes ask for the same member.
const loadedOf = new WeakMap<PageContext, Map<string, Promise<User>>>()

/** The member a profile page is about. Throws also a redirect to the site that an ads-only profile stands for (PR-18). */
export async function loadProfile(args: ProfileArgs): Promise<User> {
  const user = await loadProfileHere(args)
  const { viewer, isPreview = false } = args.context.get(pageContext)
  const { is_ads_only_profile: isAdsOnly, ads_only_profile_site: site } = user
  if (isAdsOnly && site && viewer.id !== user.id && !isPreview) throw redirectDocument(site)
  return user
}

/**
 * The member a profile page is about, ads-only or not, loaded once for all routes of a page. Throws a redirect to the
 * canonical name (PR-17); where the profile is missing, one to the start page for visitors (PR-16), else the 404 page.
 */
export function loadProfileHere(args: ProfileArgs): Promise<User> {
  const page = args.context.get(pageContext)
  const loaded = loadedOf.get(page) ?? new Map<string, Promise<User>>()
  loadedOf.set(page, loaded)
  const { username } = args.params
  const user = loaded.get(username) ?? load(args, page)
  loaded.set(username, user)
  return user
}

async function load({ url, params }: ProfileArgs, { call, viewer }: PageContext): Promise<User> {
  const user = await call(userResource.get, { username: params.username, field_set_key: 'profile' }).then(
    (answer) => answer.data,
    (error: unknown) => {
      if (!isCallFailure(error)) throw error
      if (![400, 404, 422].includes(error.status)) throw data({ message: error.message }, { status: error.status })
      // Only what can be a name is sent away; `/favicon.txt` and the like are plainly missing.
      if (viewer.isAuth || !/^[\p{L}\p{M}\p{N}_-]+$/u.test(params.username)) throw notFound()
      throw redirect(links.startWithError())
    },
  )
  if (user.username !== params.username) throw redirect(canonicalAddress(url, user.username))
  return user
}

/** The address of a profile's page under the member's own spelling of the name. */
export function canonicalAddress(url: URL, username: string): string {
  const rest = url.pathname
    .replace(/\.data$/, '')
    .split('/')
    .slice(2)
  return `${[links.profile(username), ...rest].join('/')}${url.search}`
}
