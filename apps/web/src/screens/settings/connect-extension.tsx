import { memberRoutes } from '@pinfold/contract'
import { ConnectExtensionScreen } from '../../features/extension-connecting/index.ts'
import { pageHead } from '../heads/page-head.ts'
import { requireMember } from '../loading/load-page.ts'
import type { Route } from './+types/connect-extension.ts'
import { settingsHeadWords } from './settings-heads.words.ts'

export function loader(args: Route.LoaderArgs) {
  requireMember(args)
  const asked = memberRoutes.extensionConnect.parse(`${args.url.pathname}${args.url.search}`)?.query
  return { to: asked?.to, state: asked?.state }
}

export function meta({ matches }: Route.MetaArgs) {
  return pageHead({ title: settingsHeadWords.connectExtension, isPrivate: true }, matches)
}

export default function ConnectExtensionRoute({ loaderData }: Route.ComponentProps) {
  return <ConnectExtensionScreen {...loaderData} />
}
