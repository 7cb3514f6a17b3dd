import { type RouterContextProvider, redirect } from 'react-router'
import { loadProfile } from '../../loading/load-profile.ts'
import { makePageContext, pageContext } from '../../loading/server-border.ts'

type Context = Readonly<RouterContextProvider>

/** A request as if somebody who is not signed in had made it. */
export function asVisitor(context: Context): Context {
  const page = context.get(pageContext)
  return makePageContext({ ...page, call: page.callAsVisitor, viewer: page.visitor, isPreview: true })
}

interface PreviewArgs {
  readonly url: URL
  readonly context: Context
  readonly params: { readonly username: string }
}

/** The member whose profile is previewed, seen by themself; others are sent to `elsewhere`, where they see just that. */
export async function loadOwnPreview(args: PreviewArgs, elsewhere: (username: string) => string) {
  const own = await loadProfile(args)
  if (args.context.get(pageContext).viewer.id !== own.id) throw redirect(elsewhere(own.username))
  const context = asVisitor(args.context)
  return { args: { ...args, context }, user: await loadProfile({ ...args, context }) }
}
