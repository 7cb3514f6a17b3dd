import { type RouterContextProvider, redirect } from 'react-router'
import { links } from '../../../api/links.ts'
import { pageContext } from '../../loading/server-border.ts'

interface TabArgs {
  readonly context: Readonly<RouterContextProvider>
  readonly params: { readonly username: string }
}

/** PR-12: machines are shown the profile where people find a tab that is hidden from machines. */
export function sendBotsToProfile({ context, params }: TabArgs): void {
  if (context.get(pageContext).viewer.viewerType === 'bot') throw redirect(links.profile(params.username))
}
